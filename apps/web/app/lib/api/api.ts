// Calls the api, typed by the contract. It is loaded on first use, because a visitor who only reads never needs it.
import type { AnswerOf, Endpoint, InputOf } from '@rigsouq/contract/endpoint';
import { toFormData } from '@rigsouq/contract/form-fields';
import { login } from '@rigsouq/contract/identity/calls';
import { addressOf } from '../address-of.ts';
import { CallError, errorBody } from './call-error.ts';
import { sendForm, type UploadProgress } from './send-form.ts';
import { clearSession, readSession } from './session.ts';
import { announceSessionEnd } from './session-end.ts';
import { newTraceparent } from './traceparent.ts';
import { announceUnverifiedEmail } from './unverified-email.ts';

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, readonly Blob[] | undefined>;
};
type Options = {
  /** Called during an upload, each time more bytes have been sent. */
  onProgress?: (sent: UploadProgress) => void;
  /** One key for each intended action. A call that is sent again with the same key takes effect only once. */
  idempotencyKey?: string;
  /** Ends a call whose answer is no longer wanted. It then fails like a call without an answer. */
  signal?: AbortSignal;
};
type OptionsOf<E extends Endpoint> = (E['method'] extends 'GET' ? Pick<Options, 'signal'> : unknown) &
  (E['upload'] extends object ? Pick<Options, 'onProgress'> : unknown) &
  (E['once'] extends true ? Pick<Options, 'idempotencyKey'> : unknown);
type Arguments<E extends Endpoint> = keyof InputOf<E> extends never ? [] : [input: InputOf<E>, options?: OptionsOf<E>];

export async function call<E extends Endpoint>(endpoint: E, ...given: Arguments<E>): Promise<AnswerOf<E>> {
  const [input = {}, options = {}] = given as [input?: Parts, options?: Options];
  // Every call except login carries the token (SH-008, SH-009).
  const token = endpoint.path === login.path ? null : readSession().token;
  if (!token && !['public', 'visitor'].includes(endpoint.access)) {
    throw new CallError(401, { code: 'auth.no_token', message: 'No authentication token found' });
  }

  const response = await send(endpoint, input, token, options).catch(() => {
    throw new CallError(0);
  });
  if (response.ok) return (await response.json()) as AnswerOf<E>;

  // A token that the server refused is no longer valid anywhere (R64). A call that was under way during a logout or a new login ends nothing.
  if (response.status === 401 && token && token === readSession().token) {
    clearSession();
    announceSessionEnd();
  }
  const retryAfter = Number(response.headers.get('retry-after') ?? 0);
  const error = new CallError(response.status, await errorBody(response), retryAfter);
  if (error.code === 'auth.email_unverified') announceUnverifiedEmail(error);
  throw error;
}

function send(
  endpoint: Endpoint,
  { params, query, body, files }: Parts,
  token: string | null,
  { onProgress, idempotencyKey, signal }: Options,
) {
  const { method } = endpoint;
  const address = addressOf(endpoint, params, query);
  const headers = {
    accept: 'application/json',
    traceparent: newTraceparent(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
  if (endpoint.upload) return sendForm({ method, address, headers, form: toFormData(body, files), onProgress });
  if (body === undefined) return fetch(address, { method, headers, signal: signal ?? null });
  const json = { ...headers, 'content-type': 'application/json' };
  return fetch(address, { method, headers: json, body: JSON.stringify(body) });
}

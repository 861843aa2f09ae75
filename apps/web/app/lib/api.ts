// Calls, typed from the contract. Loaded on first use: a visitor who only reads never needs it.
import type { AnswerOf, Endpoint, InputOf } from '@rigsouq/contract/endpoint';
import type { ErrorBody } from '@rigsouq/contract/errors';
import { login } from '@rigsouq/contract/identity';
import { CallError } from './call-error.ts';
import { clearSession, readSession } from './session.ts';
import { announceSessionEnd } from './session-end.ts';

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
type Arguments<E extends Endpoint> = keyof InputOf<E> extends never ? [] : [input: InputOf<E>];

export async function call<E extends Endpoint>(endpoint: E, ...[input]: Arguments<E>): Promise<AnswerOf<E>> {
  const { params, query, body } = (input ?? {}) as Parts;
  // Every call but login carries the token (SH-008, SH-009).
  const token = endpoint.path === login.path ? null : readSession().token;
  if (!token && endpoint.access !== 'public') {
    throw new CallError(401, { code: 'auth.no_token', message: 'No authentication token found' });
  }

  const response = await fetch(addressOf(endpoint, params, query), {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CallError(0);
  });
  if (response.ok) return (await response.json()) as AnswerOf<E>;

  // R64: a token that is refused is worth nothing anywhere.
  if (response.status === 401 && token) {
    clearSession();
    announceSessionEnd();
  }
  throw new CallError(response.status, await errorBody(response));
}

export function addressOf(endpoint: Endpoint, params: Parts['params'] = {}, query: Parts['query'] = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `/api${path}${search && `?${search}`}`;
}

async function errorBody(response: Response): Promise<Partial<ErrorBody>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
}

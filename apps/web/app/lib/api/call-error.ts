import type { ErrorBody } from '@rigsouq/contract/errors';
import type { i18n } from 'i18next';
import { formatTime } from '../format/time.ts';
import { text } from '../i18n/i18n.ts';

/** A call that failed. Status 0 means that no answer came. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: NonNullable<ErrorBody['errors']>;
  /** Values that belong to the refusal, such as a limit, by their names in the contract. */
  readonly facts: NonNullable<ErrorBody['facts']>;
  /** Seconds after which the server accepts the call again, if it said so. */
  readonly retryAfter: number;

  constructor(status: number, body: Partial<ErrorBody> = {}, retryAfter = 0) {
    super(body.message ?? '');
    this.name = 'CallError';
    this.status = status;
    this.code = body.code ?? '';
    this.errors = body.errors ?? [];
    this.facts = body.facts ?? {};
    this.retryAfter = retryAfter;
  }
}

/** Returns whether nothing exists at this address. The server answers 400 instead of 404 when an id is malformed. */
export function isNotFound(error: unknown): boolean {
  return error instanceof CallError && [400, 404].includes(error.status);
}

/** Returns the message to show: the server's message in the language of the page, or else the documented fallback (R6). */
export function messageOf(i18n: i18n, error: unknown, fallback: string): string {
  if (!(error instanceof CallError)) return i18n.t(fallback);
  const message = (error.code === 'request.invalid' && error.errors[0]?.message) || error.message;
  if (!message) return i18n.t(fallback);
  if (error.code === 'request.too_many' && error.retryAfter > 60)
    return i18n.t(text('Too many attempts. You can try again at {{time}}.'), { time: timeIn(error.retryAfter, i18n) });
  return i18n.exists(message) || !i18n.exists(error.code) ? i18n.t(message) : i18n.t(error.code);
}

function timeIn(seconds: number, { language }: i18n): string {
  const time = new Date(Date.now() + seconds * 1000);
  return formatTime(time.toISOString(), language === 'ar' ? 'ar' : 'en');
}

/** Reads the body of a refused call as far as possible. A proxy or an older server may put the message in another field (PE-050). */
export async function errorBody(response: Response): Promise<Partial<ErrorBody>> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return {};
  const { error, msg, ...rest } = body as Record<string, unknown>;
  const message = [rest.message, error, msg].find((text) => typeof text === 'string' && text !== '');
  const errors = Array.isArray(rest.errors) ? rest.errors.flatMap(toFieldErrors) : [];
  return {
    ...rest,
    message: message as string | undefined,
    ...(errors.length > 0 && { errors }),
  } as Partial<ErrorBody>;
}

function toFieldErrors(entry: unknown): NonNullable<ErrorBody['errors']> {
  if (typeof entry === 'string') return [{ path: '', message: entry }];
  const { path = '', message, msg } = (entry ?? {}) as Record<string, unknown>;
  const text = message ?? msg;
  return typeof text === 'string' ? [{ path: String(path), message: text }] : [];
}

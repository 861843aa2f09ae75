import type { ErrorBody } from '@rigsouq/contract/errors';
import type { i18n } from 'i18next';

/** A call that failed. Status 0 means that no answer came. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: NonNullable<ErrorBody['errors']>;
  /** Figures that the refusal tells, by their names in the contract. */
  readonly facts: NonNullable<ErrorBody['facts']>;

  constructor(status: number, body: Partial<ErrorBody> = {}) {
    super(body.message ?? '');
    this.name = 'CallError';
    this.status = status;
    this.code = body.code ?? '';
    this.errors = body.errors ?? [];
    this.facts = body.facts ?? {};
  }
}

/** Nothing has this address; one that is not even written like an address of ours is refused as a fault of form. */
export function isNotThere(error: unknown): boolean {
  return error instanceof CallError && [400, 404].includes(error.status);
}

/** What to tell the visitor: the server's message, in the page's language, else the documented fallback (R6). */
export function messageOf(i18n: i18n, error: unknown, fallback: string): string {
  if (!(error instanceof CallError)) return i18n.t(fallback);
  const message = (error.code === 'request.invalid' && error.errors[0]?.message) || error.message;
  if (!message) return i18n.t(fallback);
  return i18n.exists(message) || !i18n.exists(error.code) ? i18n.t(message) : i18n.t(error.code);
}

/** What a refusal says, as far as it can be read: a proxy or an older server may put its sentence elsewhere (PE-050). */
export async function errorBody(response: Response): Promise<Partial<ErrorBody>> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return {};
  const { error, msg, ...rest } = body as Record<string, unknown>;
  const message = [rest.message, error, msg].find((said) => typeof said === 'string' && said !== '');
  const errors = Array.isArray(rest.errors) ? rest.errors.flatMap(faultOf) : [];
  return {
    ...rest,
    message: message as string | undefined,
    ...(errors.length > 0 && { errors }),
  } as Partial<ErrorBody>;
}

function faultOf(fault: unknown): NonNullable<ErrorBody['errors']> {
  if (typeof fault === 'string') return [{ path: '', message: fault }];
  const { path = '', message, msg } = (fault ?? {}) as Record<string, unknown>;
  const said = message ?? msg;
  return typeof said === 'string' ? [{ path: String(path), message: said }] : [];
}

// Declares a call as data. The server registers it, the web client calls it, forms validate with its schemas, and the
// OpenAPI document is printed from it, so that every field is declared once.
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { RequiredDesk } from './operations/desks.ts';

/**
 * Says who may call. `public` and `visitor` calls need no session; a `visitor` call recognises a token and then returns
 * more. `member` is any signed-in user of an account. Access to single rows is decided by the policy of the module.
 */
type Access = 'public' | 'visitor' | 'member' | 'buyer' | 'supplier' | 'operator';

/** At most `max` calls in `seconds`, counted per address, per account, or per value of a field in the body. */
export type Limit = {
  readonly by: 'address' | 'account' | `body.${string}`;
  readonly max: number;
  readonly seconds: number;
  /** Counts each address separately, so that one address cannot use up the limit of others. */
  readonly perAddress?: true;
  /** Limits with the same name share one counter. */
  readonly together?: string;
};

/** The kind is detected from the bytes of the file. `image` is JPG, PNG or WebP. `csv` is any text, because CSV has no signature. */
export type FileKind = 'image' | 'svg' | 'pdf' | 'csv';

/** The files that a call accepts under one name: at most `max` files of at most `bytes` each. */
export type FileField = {
  readonly kinds: readonly FileKind[];
  readonly max: number;
  readonly bytes: number;
  readonly required?: true;
  /** Error codes that replace the general ones. */
  readonly errors?: { readonly tooMany?: ErrorCode };
};

/** A call of the console names its desk. Other calls have none. */
type AccessRule =
  | { readonly access: 'operator'; readonly desk: RequiredDesk }
  | { readonly access: Exclude<Access, 'operator'>; readonly desk?: undefined };

export type Endpoint = AccessRule & {
  /** The call binds the caller's company in the market. It is closed to operators, who see confidential data, and to unverified emails. */
  readonly trade?: true;
  /** The call is closed to callers without a verified email, because such an account can be opened quickly under any name. */
  readonly verified?: true;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api`, with `:name` for parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** The `message` of the answer, which pages show after success. A call with several outcomes has one for each. */
  readonly message?: string | Readonly<Record<string, string>>;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The call is sent as multipart/form-data with these files and the fields of `body`. A limit by a body field is not possible then. */
  readonly upload?: Readonly<Record<string, FileField>>;
  /** The call accepts a form, as a mail program sends it (RFC 8058), and ignores its content. All other calls refuse forms of other sites. */
  readonly formBody?: 'ignored';
  /** The call accepts the header Idempotency-Key. For a day, a repeated call with the same key runs once and gets the same answer. */
  readonly once?: true;
  readonly answer: z.ZodType;
  readonly errors?: readonly ErrorCode[];
  readonly limits?: readonly Limit[];
  /** Seconds that browsers and proxies may cache the answer of a public call. */
  readonly sharedFor?: number;
  /** The answer may be a few seconds old, so it may be read from a replica. Callers who wrote a moment ago get the newest. The call writes nothing. */
  readonly mayBeOld?: true;
};

type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type OmitUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

type Files<U> = U extends Readonly<Record<string, FileField>> ? { [K in keyof U]?: readonly Blob[] } : undefined;

/** The input that a caller sends. */
export type InputOf<E extends Endpoint> = OmitUndefined<{
  params: In<E['params']>;
  query: In<E['query']>;
  body: In<E['body']>;
  files: Files<E['upload']>;
}>;
/** The validated input that a handler receives. */
export type ParsedOf<E extends Endpoint> = { params: Out<E['params']>; query: Out<E['query']>; body: Out<E['body']> };
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

/** Returns every message that the answer of a call can have. */
export function messagesOf({ message = {} }: Endpoint): string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

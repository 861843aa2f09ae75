// A call, as data. The server registers it, the web client calls it, forms validate with its schemas and OpenAPI is
// printed from it: nothing restates a field.
import type { z } from 'zod';
import type { DeskOfCall } from './desks.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call. `public` and `visitor` are open to everybody; a `visitor` call recognises who sends a token, and answers
 * them more. `member` is anyone signed in for an account; the row itself is ruled on by the module's policy.
 */
type Access = 'public' | 'visitor' | 'member' | 'buyer' | 'supplier' | 'operator';

/** At most `max` calls in `seconds`, counted per address, per account, or per value of a field in the body. */
export type Limit = {
  readonly by: 'address' | 'account' | `body.${string}`;
  readonly max: number;
  readonly seconds: number;
  /** Each address by itself: what somebody else sends does not use up the limit of others. */
  readonly perAddress?: true;
  /** Calls whose limits have the same name are counted together. */
  readonly together?: string;
};

/** `image` is JPG, PNG or WebP; `csv` is any text, for a table has no mark of its own. What a file is, is read from its bytes. */
export type FileKind = 'image' | 'svg' | 'pdf' | 'csv';

/** The files that a call takes under one name: at most `max`, each of at most `bytes`. */
export type FileField = {
  readonly kinds: readonly FileKind[];
  readonly max: number;
  readonly bytes: number;
  readonly required?: true;
  /** What to say instead of the general words. */
  readonly errors?: { readonly tooMany?: ErrorCode };
};

/** A call of the console names its desk, and no other call has one. */
type Door =
  | { readonly access: 'operator'; readonly desk: DeskOfCall }
  | { readonly access: Exclude<Access, 'operator'>; readonly desk?: undefined };

export type Endpoint = Door & {
  /** Binds the caller's company in the market. Closed to operators, who see what others may not, and to unverified e-mails. */
  readonly trade?: true;
  /** Closed to callers whose e-mail is not verified: anybody can open such an account, in any name, in a minute. */
  readonly verified?: true;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `:name` for parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The call is sent as multipart/form-data: these files, and `body` as its fields. Limits by a field of it cannot be. */
  readonly upload?: Readonly<Record<string, FileField>>;
  /** Takes the header Idempotency-Key: the same call under the same key is done once and answered alike, for a day. */
  readonly once?: true;
  readonly answer: z.ZodType;
  readonly errors?: readonly ErrorCode[];
  readonly limits?: readonly Limit[];
  /** A public answer that may be a little old: for how many seconds browsers and proxies may keep it. */
  readonly sharedFor?: number;
};

type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

type Files<U> = U extends Readonly<Record<string, FileField>> ? { [K in keyof U]?: readonly Blob[] } : undefined;

/** What a caller sends. */
export type InputOf<E extends Endpoint> = Given<{
  params: In<E['params']>;
  query: In<E['query']>;
  body: In<E['body']>;
  files: Files<E['upload']>;
}>;
/** What a handler receives, after validation. */
export type ParsedOf<E extends Endpoint> = { params: Out<E['params']>; query: Out<E['query']>; body: Out<E['body']> };
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

// Loads the data of a public page: on the server for the first page, in the browser for the next ones. Both call the api as an anonymous
// visitor, so that a page is the same for every visitor and can be cached. Data for signed-in users is loaded afterwards.
import type { AnswerOf, Endpoint, InputOf } from '@rigsouq/contract/endpoint';
import { data } from 'react-router';
import { addressOf } from '../address-of.ts';
import { CallError, errorBody } from './call-error.ts';
import { newTraceparent } from './traceparent.ts';

const SERVER_TIMEOUT_MS = 4_000;

export type AskAsVisitor = <E extends Endpoint & { method: 'GET' }>(
  endpoint: E,
  input: InputOf<E>,
) => Promise<AnswerOf<E>>;

export type LoadError = { readonly status: number; readonly code: string; readonly message: string };
/** A failed call is a normal result, because each page shows a failure with its own texts. */
export type Loaded<T> =
  | { readonly answer: T; readonly failed: null }
  | { readonly answer: null; readonly failed: LoadError };

type Page = { readonly params: Readonly<Record<string, string | undefined>>; readonly search: URLSearchParams };
type Load<T> = (ask: AskAsVisitor, page: Page) => Promise<T>;
/** The context that the web server passes to a render. */
type HostContext = { readonly apiUrl: string; readonly traceparent?: string | undefined };
type LoaderArguments = { request: Request; params: Page['params']; context?: unknown };

/**
 * Creates the headers of a page that is useful without some of its parts. A page that lacks a part is not cached, so that the part is there when the
 * api answers again.
 */
export const cachedWhenComplete =
  (seconds: number) =>
  ({ loaderHeaders }: { loaderHeaders: Headers }) => ({
    'Cache-Control': loaderHeaders.get('Cache-Control') ?? `public, s-maxage=${seconds}`,
  });

/** Creates the loaders of a page: `export const loader = page.onServer; export const clientLoader = page.inBrowser;` */
export function pageLoader<T>(load: Load<T>) {
  const run = async (ask: AskAsVisitor, { request, params }: LoaderArguments): Promise<Loaded<T>> => {
    try {
      return { answer: await load(ask, { params, search: new URL(request.url).searchParams }), failed: null };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { status, code, message } = error;
      return { answer: null, failed: { status, code, message } };
    }
  };
  return {
    onServer: async (args: LoaderArguments) => {
      const { apiUrl, traceparent } = args.context as HostContext;
      const call = createCaller(apiUrl, traceparent, SERVER_TIMEOUT_MS);
      const failures: unknown[] = [];
      const ask: AskAsVisitor = (endpoint, input) =>
        call(endpoint, input).catch((error: unknown) => {
          failures.push(error);
          throw error;
        });
      const loaded = await run(ask, args);
      const failed = loaded.failed?.status;
      return data(loaded, {
        status: failed === undefined ? 200 : failed >= 400 && failed < 500 ? failed : 503,
        ...(failures.length > 0 && { headers: { 'Cache-Control': 'no-store' } }),
      });
    },
    inBrowser: (args: LoaderArguments) => run(createCaller('', newTraceparent()), args),
  };
}

/** Converts a load failure back to the error that it was, for `messageOf`. */
export function toCallError({ status, code, message }: LoadError): CallError {
  return new CallError(status, { message, code: code as never });
}

function createCaller(origin: string, traceparent: string | undefined, timeoutMs?: number): AskAsVisitor {
  const headers = { accept: 'application/json', ...(traceparent && { traceparent }) };
  return async (endpoint, input) => {
    const { params, query } = input as { params?: Record<string, unknown>; query?: Record<string, unknown> };
    const signal = timeoutMs ? AbortSignal.timeout(timeoutMs) : null;
    const address = origin + addressOf(endpoint, params, query);
    // The api never redirects, so the server must not follow a redirect.
    const response = await fetch(address, { headers, signal, redirect: 'error' }).catch(() => {
      throw new CallError(0);
    });
    if (!response.ok) throw new CallError(response.status, await errorBody(response));
    return (await response.json()) as AnswerOf<typeof endpoint>;
  };
}

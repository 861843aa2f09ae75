import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

/** No answer, or a server that is starting: worth a second try. Everything else will say the same again. */
const passing = new Set([0, 502, 503, 504]);

let ofBrowser: QueryClient | undefined;

/** One for the whole browser, so that the header and the page know the same; a new one for each page on the server. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  ofBrowser ??= createQueryClient();
  return ofBrowser;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retryDelay: 400,
        retry: (failures, error) => failures < 1 && error instanceof CallError && passing.has(error.status),
      },
    },
  });
}

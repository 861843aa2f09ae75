import { QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

/** No answer, or a server that is starting. One retry can help. Other failures would repeat. */
const temporaryStatuses = new Set([0, 502, 503, 504]);

let browserClient: QueryClient | undefined;

/** Returns one client for the whole browser, so that the header and the page share a cache. On the server, each page gets a new client. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection an action fails at once. Otherwise it would wait and be sent later, when the user may have changed their mind.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 30_000,
        retryDelay: 400,
        retry: (failures, error) => failures < 1 && error instanceof CallError && temporaryStatuses.has(error.status),
      },
    },
  });
}

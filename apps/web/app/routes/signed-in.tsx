import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from '../lib/api/query-client.ts';

/** The layout of every page that loads its data in the browser, because the token is only there. */
export default function SignedIn() {
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}

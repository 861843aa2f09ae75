import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../lib/session.ts';
import type { ViewRole } from '../../shell/session-rules.ts';
import {
  bidsPage,
  bookingsPage,
  consignmentsPage,
  inspectionsPage,
  needsPage,
  projectsPage,
  quotesPage,
} from './list-queries.ts';
import { myListingsQuery } from './listings/listing-queries.ts';

/** On load a view fetches all its lists (DA-051), so that every tab opens at once. One that fails says so when it is opened. */
export function useFirstPages(view: ViewRole): void {
  const client = useQueryClient();
  const { userId } = useSession();
  useEffect(() => {
    if (userId) fetchFirstPages(client, view, userId);
  }, [client, view, userId]);
}

function fetchFirstPages(client: QueryClient, view: ViewRole, userId: string): void {
  if (view === 'buyer') {
    void client.prefetchQuery(needsPage(userId, 1));
    void client.prefetchQuery(projectsPage(userId, 1));
  } else {
    void client.prefetchQuery(myListingsQuery);
    void client.prefetchQuery(consignmentsPage(1));
    void client.prefetchQuery(bidsPage(1));
  }
  void client.prefetchQuery(bookingsPage(view, 1));
  void client.prefetchQuery(quotesPage(view, 1));
  void client.prefetchQuery(inspectionsPage(view, 1));
}

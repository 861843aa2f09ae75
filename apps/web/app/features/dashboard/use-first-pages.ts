import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../lib/api/session.ts';
import {
  bidsPage,
  bookingsPage,
  consignmentsPage,
  inspectionsPage,
  needsPage,
  projectsPage,
  quotesPage,
} from '../../shared/dashboard/list-queries.ts';
import type { ViewRole } from '../../shell/session-rules.ts';
import { myListingsQuery } from '../catalogue/listings/listing-queries.ts';

/** Loads the first page of every list of a view (DA-051), so that tabs open without waiting. A list that failed shows its error when it is opened. */
export function useFirstPages(view: ViewRole, enabled: boolean): void {
  const client = useQueryClient();
  const { userId } = useSession();
  useEffect(() => {
    if (userId && enabled) fetchFirstPages(client, view, userId);
  }, [client, view, userId, enabled]);
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

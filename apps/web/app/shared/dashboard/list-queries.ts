// The pages of every list of the dashboard. The first part of a query key is the name that a live event uses.

import { myBids, myConsignments } from '@rigsouq/contract/auctions/consignments';
import { myRequestedInspections, mySellingInspections } from '@rigsouq/contract/enquiries/inspections';
import { myRequestedQuotes, mySellingQuotes } from '@rigsouq/contract/enquiries/quotes';
import { listRequests } from '@rigsouq/contract/leads/forwards';
import { getNeeds, getProjects } from '@rigsouq/contract/procurement/needs';
import { myBookings, myEquipmentBookings } from '@rigsouq/contract/rentals/calls';
import { call } from '../../lib/api/api.ts';
import type { ViewRole } from '../../shell/session-rules.ts';
import { PAGE_SIZE } from '../../ui/page/pager.tsx';

const pageQuery = (page: number) => ({ page, limit: PAGE_SIZE });

export const needsPage = (userId: string, page: number) => ({
  queryKey: ['needs', userId, page] as const,
  queryFn: async () => {
    const { needs, pages } = await call(getNeeds, { params: { userId }, query: pageQuery(page) });
    return { deals: needs, pages };
  },
});

export const projectsPage = (userId: string, page: number) => ({
  queryKey: ['projects', userId, page] as const,
  queryFn: async () => {
    const { projects, pages } = await call(getProjects, { params: { userId }, query: pageQuery(page) });
    return { deals: projects, pages };
  },
});

const bookingCalls = { buyer: myBookings, supplier: myEquipmentBookings } as const;
export const bookingsPage = (view: ViewRole, page: number) => ({
  queryKey: ['bookings', view, page] as const,
  queryFn: async () => {
    const { bookings, pages } = await call(bookingCalls[view], { query: pageQuery(page) });
    return { deals: bookings, pages };
  },
});

const quoteCalls = { buyer: myRequestedQuotes, supplier: mySellingQuotes } as const;
export const quotesPage = (view: ViewRole, page: number) => ({
  queryKey: ['quotes', view, page] as const,
  queryFn: async () => {
    const { quotes, pages } = await call(quoteCalls[view], { query: pageQuery(page) });
    return { deals: quotes, pages };
  },
});

const inspectionCalls = { buyer: myRequestedInspections, supplier: mySellingInspections } as const;
export const inspectionsPage = (view: ViewRole, page: number) => ({
  queryKey: ['inspections', view, page] as const,
  queryFn: async () => {
    const { inspections, pages } = await call(inspectionCalls[view], { query: pageQuery(page) });
    return { deals: inspections, pages };
  },
});

export const consignmentsPage = (page: number) => ({
  queryKey: ['auctions', 'my-consignments', page] as const,
  queryFn: async () => {
    const { data, pages } = await call(myConsignments, { query: pageQuery(page) });
    return { deals: data, pages };
  },
});

export const bidsPage = (page: number) => ({
  queryKey: ['auctions', 'my-bids', 'page', page] as const,
  queryFn: async () => {
    const { data, pages } = await call(myBids, { query: pageQuery(page) });
    return { deals: data, pages };
  },
});

export const serviceRequestsPage = (page: number) => ({
  queryKey: ['service-requests', page] as const,
  queryFn: async () => {
    const { requests, pages } = await call(listRequests, { query: pageQuery(page) });
    return { deals: requests, pages };
  },
});

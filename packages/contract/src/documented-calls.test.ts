import { expect, it } from 'vitest';
import { myBids, myConsignments } from './auctions/consignments.ts';
import { namedCalls } from './calls.ts';
import { myListings, readEquipment } from './catalogue/calls.ts';
import { myRequestedInspections, mySellingInspections } from './enquiries/inspections.ts';
import { myRequestedQuotes, mySellingQuotes } from './enquiries/quotes.ts';
import { login, profile } from './identity/calls.ts';
import { userConversations } from './messages/calls.ts';
import * as needs from './procurement/needs.ts';
import { myBookings, myEquipmentBookings } from './rentals/calls.ts';
import { readStats } from './stats/calls.ts';

const written = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

it('[SH-008] [SH-012] [DA-016] [DA-041] [DA-042] uses the documented methods and paths for the session and the dashboard', () => {
  expect([login, profile, readEquipment, userConversations, readStats].map(written)).toEqual([
    'POST /auth/loginuser',
    'GET /auth/profile',
    'GET /equipment/:id',
    'GET /message/user-conversations',
    'GET /stats/stats',
  ]);
});

it('[DA-033] [DA-034] [DA-035] uses the documented methods and paths for needs and projects', () => {
  expect([needs.getNeeds, needs.createNeed, needs.updateNeed, needs.deleteNeed].map(written)).toEqual([
    'GET /auth/get-needs/:userId',
    'POST /auth/create-need',
    'PUT /auth/update-need/:id',
    'DELETE /auth/delete-need/:id',
  ]);
  expect([needs.getProjects, needs.createProject, needs.updateProject, needs.deleteProject].map(written)).toEqual([
    'GET /auth/get-projects/:userId',
    'POST /auth/create-project',
    'PUT /auth/update-project/:id',
    'DELETE /auth/delete-project/:id',
  ]);
});

it('[DA-043] [DA-044] [DA-045] [DA-046] [DA-048] [DA-049] uses the documented methods and paths for the lists of the dashboard', () => {
  const lists = [
    myListings,
    myConsignments,
    myBids,
    myBookings,
    myEquipmentBookings,
    myRequestedQuotes,
    mySellingQuotes,
    myRequestedInspections,
    mySellingInspections,
  ];
  expect(lists.map(written)).toEqual([
    'GET /auth/seller',
    'GET /auth/my-consignments',
    'GET /auth/my-bids',
    'GET /auth/my-bookings',
    'GET /auth/my-equipment-bookings',
    'GET /auth/my-requested-quotes',
    'GET /auth/my-selling-quotes',
    'GET /auth/my-requested-inspections',
    'GET /auth/my-selling-inspections',
  ]);
});

it('[SH-036] declares each call once, with a path below /api', () => {
  const all = namedCalls.map(({ declared }) => written(declared));
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((call) => / \/api(\/|$)/.test(call))).toEqual([]);
});

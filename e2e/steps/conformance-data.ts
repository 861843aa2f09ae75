// Logs in the users who open the pages, and finds the demo rows whose ids stand in the addresses.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoName, logIn } from '../fixtures.ts';
import { root } from '../stack/child.ts';
import type { Stack } from '../stack/stack.ts';
import type { OwnRow, Route, UserKind } from './spec-routes.ts';

export type StoredSession = Awaited<ReturnType<typeof logIn>>;
type Row = { _id: string } & Record<string, unknown>;

const demoNames: Record<Exclude<UserKind, 'visitor'>, DemoName> = {
  buyer: 'buyer',
  supplier: 'supplier',
  both: 'both',
  operator: 'admin',
};

export const logInAs = (stack: Stack, userKind: UserKind): Promise<StoredSession | undefined> =>
  userKind === 'visitor' ? Promise.resolve(undefined) : logIn(stack, demoNames[userKind]);

/** Reads the rows of a list. A list that the account may not read counts as empty. */
async function rows(stack: Stack, path: string, key?: string, token?: string): Promise<Row[]> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`${stack.apis[0].url}/api${path}`, { headers });
  if (!answer.ok) return [];
  const body = await answer.json();
  return (key ? body[key] : body) as Row[];
}

const lists: Record<OwnRow, { paths: readonly string[]; key?: string }> = {
  quote: { paths: ['/auth/my-requested-quotes', '/auth/my-selling-quotes'], key: 'quotes' },
  inspection: { paths: ['/auth/my-requested-inspections', '/auth/my-selling-inspections'], key: 'inspections' },
  booking: { paths: ['/auth/my-bookings', '/auth/my-equipment-bookings'], key: 'bookings' },
  consignment: { paths: ['/auth/my-consignments'], key: 'data' },
  bid: { paths: ['/auth/my-bids'], key: 'data' },
  ownListing: { paths: ['/auth/seller'] },
  conversation: { paths: ['/message/user-conversations'] },
};

async function ownRow(stack: Stack, kind: OwnRow, token: string): Promise<string | undefined> {
  const { paths, key } = lists[kind];
  for (const path of paths) {
    const found = await rows(stack, path, key, token);
    const row = kind === 'ownListing' ? found.find(({ status }) => status === 'active') : found[0];
    if (row) return kind === 'conversation' ? (row.equipment as Row)._id : row._id;
  }
  return undefined;
}

export type DemoRows = {
  common: Record<string, string>;
  own: Partial<Record<OwnRow, string>>;
  /** Rows of another account. */
  foreign: Partial<Record<OwnRow, string>>;
};

/** Finds rows that every user sees, rows of the account itself if it has any, and rows of other accounts, which it must not see. */
export async function findDemoRows(stack: Stack, session: StoredSession | undefined): Promise<DemoRows> {
  const [buyer, supplier, both] = await Promise.all(
    (['buyer', 'supplier', 'both'] as const).map((name) => logIn(stack, name)),
  );
  if (!buyer || !supplier || !both) throw new Error('the demo lacks one of its accounts');
  const world: DemoRows = { common: await commonRows(stack, [supplier, buyer, both]), own: {}, foreign: {} };
  for (const kind of Object.keys(lists) as OwnRow[]) {
    const mine = session && (await ownRow(stack, kind, session.token));
    if (mine) world.own[kind] = mine;
    const theirs = (await ownRow(stack, kind, supplier.token)) ?? (await ownRow(stack, kind, buyer.token));
    if (theirs) world.foreign[kind] = theirs;
  }
  return world;
}

/** Finds rows of companies to which none of the demo accounts belongs. */
async function commonRows(
  stack: Stack,
  accounts: readonly [StoredSession, ...StoredSession[]],
): Promise<Record<string, string>> {
  const mine = accounts.map(({ userId }) => userId);
  const findForeign = (found: Row[]) => {
    const other = found.find((one) => !mine.includes(((one.supplier ?? one) as Row)._id));
    if (!other) throw new Error('the demo has no row of another company');
    return other;
  };
  const listing = findForeign(await rows(stack, '/auth/verified-products?type=sell'));
  const rental = findForeign(await rows(stack, '/auth/verified-products?type=rent'));
  const buyer = findForeign(await rows(stack, '/auth/buyer-network', 'featuredBuyers'));
  const lots = await rows(stack, '/auth/live');
  const consigned = await rows(stack, '/auth/my-consignments?limit=50', 'data', accounts[0].token);
  const ended = consigned.find(({ status }) => status === 'ended');
  return {
    listing: listing._id,
    seller: (listing.supplier as Row)._id,
    rental: rental._id,
    buyer: buyer._id,
    lot: lots[0]?._id ?? '',
    endedLot: ended?._id ?? '',
  };
}

export function fillAddress(path: string, { common, own, foreign }: DemoRows): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = common[name] ?? own[name as OwnRow] ?? foreign[name as OwnRow];
    if (!id) throw new Error(`the demo has no ${name}`);
    return id;
  });
}

/** Returns what this kind of user must see at the address. */
export function expectedOutcome(route: Route, userKind: UserKind, { own }: DemoRows) {
  const exception = route.exceptions?.[userKind];
  if (exception) return exception;
  if (userKind === 'visitor' && route.login !== undefined) return { login: route.login };
  if (userKind !== 'visitor' && route.own?.else && !own[route.own.of])
    return { heading: route.own.else, foreign: true };
  return { heading: route.heading };
}

const folder = join(root, 'apps/web/locales/ar');
const arabic = Object.assign(
  {},
  ...readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
) as Record<string, string>;

/** Returns the Arabic translation of a text of the product. A text without a translation is the same in both languages. */
export const inArabic = (text: string) => arabic[text] ?? text;

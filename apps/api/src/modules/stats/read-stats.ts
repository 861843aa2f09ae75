import type { BuyerStats, SupplierStats } from '@rigsouq/contract/stats/calls';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { countInquiries, countMyListings, type InquiryCounter } from '../catalogue/index.ts';
import { countInspections, countQuotes } from '../enquiries/index.ts';
import { countFormMessages } from '../leads/index.ts';
import { countUnread } from '../messages/index.ts';

/** The kinds of inquiries; each function counts how many an account has sent and received. */
const inquiries = [countQuotes, countInspections, countFormMessages];

export async function readBuyerStats(db: Db, { account }: Actor): Promise<BuyerStats> {
  const [unreadMessages, ...counts] = await Promise.all([
    countUnread(db, account.id),
    ...inquiries.map((count) => count(db, account.id)),
  ]);
  return {
    totalInquiriesSent: counts.reduce((sum, { sent }) => sum + sent, 0),
    totalInquiriesReceived: counts.reduce((sum, { received }) => sum + received, 0),
    unreadMessages,
  };
}

export async function readSupplierStats(
  db: Db,
  counters: readonly InquiryCounter[],
  { account }: Actor,
): Promise<SupplierStats> {
  const [listings, byListing] = await Promise.all([
    countMyListings(db, account.id),
    countInquiries(db, counters, account.id),
  ]);
  return { ...listings, totalInquiries: [...byListing.values()].reduce((sum, count) => sum + count, 0) };
}

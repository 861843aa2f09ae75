// Adds realistic demo data, always the same: `npm run demo`. With `npm run demo -- --companies 50000 --listings 1000000` it also adds
// that many generated companies and listings. A second run changes nothing.
import { parseArgs } from 'node:util';
import { countMarketDays } from '../src/modules/operations/index.ts';
import { readConfig } from '../src/platform/config.ts';
import { createDb, createPool } from '../src/platform/database/db.ts';
import { createLog } from '../src/platform/monitoring/log.ts';
import { createStorage } from '../src/platform/storage.ts';
import { addAuctions } from './add-auctions.ts';
import { addAwards } from './add-awards.ts';
import { addBookings } from './add-bookings.ts';
import { addBuyingHistory } from './add-buying-history.ts';
import { addConversations } from './add-conversations.ts';
import { addDirectory } from './add-directory.ts';
import { addEnquiries } from './add-enquiries.ts';
import { addGeneratedCompanies } from './add-generated-companies.ts';
import { addGeneratedListings } from './add-generated-listings.ts';
import { addLicences } from './add-licences.ts';
import { addListings } from './add-listings.ts';
import { addNamedCompanies } from './add-named-companies.ts';
import { addReports } from './add-reports.ts';
import { addReverseAuctions } from './add-reverse-auctions.ts';
import { addReviews } from './add-reviews.ts';
import { addRfqs } from './add-rfqs.ts';
import { addSecurityEvents } from './add-security-events.ts';
import { addSellDraftsAndSearches } from './add-sell-drafts-and-searches.ts';
import { addServiceRequests } from './add-service-requests.ts';
import { addSuppliers } from './add-suppliers.ts';

const { values } = parseArgs({
  options: { companies: { type: 'string', default: '0' }, listings: { type: 'string', default: '0' } },
});
const [companies, listings] = (['companies', 'listings'] as const).map((option) => {
  const count = Number(values[option]);
  if (Number.isInteger(count) && count >= 0 && count <= 1_000_000) return count;
  throw new Error(`--${option} must be a whole number up to 1,000,000`);
}) as [number, number];

const log = createLog('info');
const { databaseUrl, storageUrl } = readConfig();
const pool = createPool(databaseUrl, 4, log);
const db = createDb(pool);
const progress = (what: string, total: number) => (done: number) => {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${total} ${what}${done === total ? '\n' : ''}`);
  else if (done === total || done % 10_000 === 0) log.info({ what, done, total }, 'demo data progress');
};
const accounts = await addNamedCompanies(db);
const storage = createStorage(storageUrl);
const offers = await addListings(db, storage);
await addSellDraftsAndSearches(db);
await addDirectory(db);
await addServiceRequests(db);
await addEnquiries(db);
await addBookings(db);
await addConversations(db);
await addSuppliers(db, storage);
const lots = await addAuctions(db, storage);
await addBuyingHistory(db);
await addAwards(db);
await addRfqs(db);
await addReviews(db);
await addLicences(db, storage);
await addReports(db);
await addReverseAuctions(db);
await addSecurityEvents(db);
await addGeneratedCompanies(db, companies, progress('companies', companies));
await addGeneratedListings(db, listings, progress('listings', listings));
await countMarketDays(db);
log.info({ accounts, offers, lots, companies, listings }, 'demo data added');
await pool.end();

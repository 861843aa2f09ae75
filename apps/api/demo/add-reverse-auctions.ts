// Adds reverse auctions to the demo: one that runs, with offers that undercut each other, and one that starts later. Both are made up.
import { nextNumber } from '../src/modules/orders/index.ts';
import { writeReverseHistory } from '../src/modules/reverse-auctions/index.ts';
import { type Db, inTransaction } from '../src/platform/database/db.ts';
import { demoId } from './demo-id.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const idsOf = (email: string) => ({ accountId: demoId(`account ${email}`), userId: demoId(`user ${email}`) });
const sahra = idsOf('buyer@rigsouq.test');
const [marsa, jabal, wadi] = [
  idsOf('supplier@rigsouq.test'),
  idsOf('both@rigsouq.test'),
  idsOf('supplier1@demo.rigsouq.test'),
] as const;

const bought = { line: 1, mode: 'buy', from: null, to: null } as const;
const auctions = [
  {
    key: 'generators',
    title: 'Generators for the camp in Al Ruwais (Demo)',
    lines: [
      {
        ...bought,
        category: 'generators',
        place: 'Al Ruwais',
        quantity: 6,
        specification: 'Diesel generator, 250 kVA, silenced',
      },
    ],
    ceiling: 720_000,
    starts: -3 * HOUR,
    ends: 2 * DAY,
    /** The supplier, the price of one piece, and the minutes after the start. */
    offers: [
      [marsa, 118_000, 12],
      [jabal, 115_500, 30],
      [wadi, 116_000, 41],
      [marsa, 114_000, 65],
      [jabal, 113_250, 120],
    ],
  },
  {
    key: 'lifts',
    title: 'Aerial platforms for the hangar roof (Demo)',
    lines: [
      {
        ...bought,
        category: 'aerial-platforms',
        place: 'Dubai South',
        quantity: 4,
        specification: 'Articulated boom lift, 20 m, diesel',
      },
    ],
    ceiling: 900_000,
    starts: 3 * DAY,
    ends: 3 * DAY + 2 * HOUR,
    offers: [],
  },
] as const;

export async function addReverseAuctions(db: Db): Promise<void> {
  for (const auction of auctions) await addAuction(db, auction);
}

async function addAuction(
  db: Db,
  { key, title, lines, ceiling, ...auction }: (typeof auctions)[number],
): Promise<void> {
  const id = demoId(`reverse auction ${key}`);
  const existing = await db.selectFrom('reverse_auctions').select('id').where('id', '=', id).executeTakeFirst();
  if (existing) return;
  const now = Math.floor(Date.now() / HOUR) * HOUR;
  const [startsAt, endsAt] = [now + auction.starts, now + auction.ends];
  const number = await inTransaction(db, (tx) => nextNumber(tx, sahra.accountId, 'RA'));
  await writeReverseHistory(
    db,
    { userId: sahra.userId, account: { id: sahra.accountId } },
    {
      id,
      number,
      rfqId: null,
      title,
      description: 'A made-up auction for the demo.',
      lines,
      currency: 'AED',
      country: 'ae',
      ceiling: ceiling * 100,
      openedAt: Math.min(startsAt, now) - DAY,
      seats: [marsa, jabal, wadi].map(({ accountId }, at) => ({
        supplierId: accountId,
        number: 2_718 + 1_414 * at,
        leadDays: 0,
        units: null,
      })),
      rules: { startsAt, endsAt, decrement: 50, overtimeMinutes: 3, overtimeRanks: 1 },
    },
    auction.offers.map(([by, price, minutes]) => ({
      ...by,
      lines: [{ line: 1, price }],
      at: startsAt + minutes * MINUTE,
    })),
  );
}

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testParts } from '../../../../test/harness.ts';
import { hashOf } from '../../../platform/batches/hash-chain.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { anAccount } from '../../identity/identity.factory.ts';
import { aLot, otherRules } from '../auctions.factory.ts';
import { knownRules, rulesVersion1 } from '../bidding/known-rules.ts';
import { placeBidBatch } from '../bidding/place-bid-batch.ts';
import { closeLot } from '../lots/close-lot.ts';
import { lockLot } from '../lots/lots.store.ts';
import { LogReplay, type LotLogRow } from './log-replay.ts';
import { verifyLot } from './verify-lot.ts';

let run: Awaited<ReturnType<typeof testParts>>;
let db: Db;
beforeAll(async () => {
  run = await testParts();
  db = run.parts.db;
});
afterAll(() => run.stop());

const MINUTES = 60_000;
const createAccounts = async () => [await anAccount(db), await anAccount(db), await anAccount(db)] as const;

/** Creates a sold lot with automatic bids and a soft close. */
async function aSoldLot(options: Parameters<typeof aLot>[1] = {}) {
  const [one, two, three] = await createAccounts();
  const bids = [
    { by: one, offer: 1_000 },
    { by: two, offer: 5_000, max: 12_000 },
    { by: three, offer: 8_300 },
    { by: one, offer: 9_500 },
    { by: one, offer: 12_500, at: -62 },
    { by: three, offer: 13_000, max: 20_000, at: -58 },
  ];
  return aLot(db, { state: 'ended', reserve: 8_000, startsIn: -300, endsIn: -60, bids, ...options });
}
const faultOf = async (id: string) => (await verifyLot(db, id))?.fault;

describe('an intact log', () => {
  it('[AU-044] verifies for every kind and state of a lot', async () => {
    const [one, two] = await createAccounts();
    const sealed = [
      { by: one, offer: 9_000 },
      { by: two, offer: 11_000 },
      { by: one, offer: 7_000 },
    ];
    const live = [
      { by: one, offer: 500 },
      { by: two, offer: 900 },
    ];
    const lots = [
      await aSoldLot(),
      await aSoldLot({ reserve: 100_000 }),
      await aSoldLot({ state: 'cancelled', endsIn: -40 }),
      await aLot(db, { kind: 'sealed', bids: sealed }),
      await aLot(db, { kind: 'sealed', state: 'ended', bids: sealed }),
      await aLot(db, { kind: 'live', bids: live }),
      await aLot(db, { state: 'scheduled' }),
      await aLot(db, { state: 'pending' }),
      await aLot(db, { state: 'rejected' }),
    ];
    for (const { id } of lots) expect(await faultOf(id)).toBeUndefined();
    expect(await verifyLot(db, newId())).toBeUndefined();
  });
});

describe('the log table', () => {
  it.each([
    'update lot_log set amount = 1',
    'update lot_log set amount = amount where false',
    'delete from lot_log',
    'truncate lot_log',
  ])('[AU-043] refuses %s', async (statement) => {
    const { id } = await aSoldLot();
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('The table lot_log is only added to');
    expect(await faultOf(id)).toBeUndefined();
  });
});

/** What an attacker with access to the database could change, and the line that reveals it. */
type Tampering = [what: string, seq: number | null, run: (id: string) => Promise<unknown>];

const update = (set: string, where: string) => (id: string) =>
  sql.raw(`update lot_log set ${set} where lot_id = '${id}' and ${where}`).execute(db);
const updateLot = (set: string) => (id: string) => sql.raw(`update lots set ${set} where id = '${id}'`).execute(db);

/** Rewrites a line and recomputes every hash after it, as a careful attacker would. */
const forge =
  (seq: number, change: (line: Record<string, unknown>) => Record<string, unknown>) => async (id: string) => {
    const rows = await db.selectFrom('lot_log').selectAll().where('lot_id', '=', id).orderBy('seq').execute();
    let hash: string | null = null;
    for (const row of rows) {
      const line: string = Number(row.seq) === seq ? JSON.stringify(change(JSON.parse(row.line))) : row.line;
      hash = hashOf(hash, line);
      await db.updateTable('lot_log').set({ line, hash }).where('lot_id', '=', id).where('seq', '=', row.seq).execute();
    }
    await db.updateTable('lots').set({ log_hash: hash }).where('id', '=', id).execute();
  };
/** Lets the work change lines of the log, which the table refuses otherwise. */
async function unprotected(work: () => Promise<unknown>): Promise<void> {
  await sql`alter table lot_log disable trigger lot_log_append_only`.execute(db);
  await work();
  await sql`alter table lot_log enable trigger lot_log_append_only`.execute(db);
}
const later = (by: number) => (line: Record<string, unknown>) => ({
  ...line,
  at: new Date(Date.parse(String(line.at)) + by).toISOString(),
});

const swapped = (id: string) =>
  sql`update lot_log set seq = case seq when 3 then 1004 when 4 then 1003 end where lot_id = ${id} and seq in (3, 4)`
    .execute(db)
    .then(() => sql`update lot_log set seq = seq - 1000 where lot_id = ${id} and seq > 1000`.execute(db));

const tamperings: Tampering[] = [
  ['a changed line', 4, update(`line = replace(line, '"offer":8300', '"offer":8301')`, 'seq = 4')],
  ['a line that cannot be read', 4, update(`line = 'x'`, 'seq = 4')],
  ['a changed hash', 3, update(`hash = repeat('0', 64)`, 'seq = 3')],
  ['a changed amount', 4, update('amount = 8301', 'seq = 4')],
  [
    'another bidder',
    4,
    update('account_id = (select account_id from lot_log l where l.lot_id = lot_log.lot_id and seq = 3)', 'seq = 4'),
  ],
  ['another time', 4, update(`at = at + interval '1 ms'`, 'seq = 4')],
  ['another action', 4, update(`act = 'cancel'`, 'seq = 4')],
  ['a changed secret', 3, update(`secret = replace(secret, '12000', '11000')`, 'seq = 3')],
  ['a changed reserve in the secret', 1, update(`secret = replace(secret, '8000', '9000')`, 'seq = 1')],
  ['a removed line', 4, (id) => sql`delete from lot_log where lot_id = ${id} and seq = 4`.execute(db)],
  ['a removed first line', 1, (id) => sql`delete from lot_log where lot_id = ${id} and seq = 1`.execute(db)],
  ['a removed last line', null, (id) => sql`delete from lot_log where lot_id = ${id} and seq = 8`.execute(db)],
  ['an emptied log', null, (id) => sql`delete from lot_log where lot_id = ${id}`.execute(db)],
  ['swapped lines', 3, swapped],
  ['a line from another lot', 1, (id) => forge(1, (line) => ({ ...line, lot: newId() }))(id)],
  ['a forged price with recomputed hashes', 4, forge(4, (line) => ({ ...line, price: 8_300 }))],
  ['a forged leader with recomputed hashes', 4, forge(4, (line) => ({ ...line, leader: 3 }))],
  ['a forged end with recomputed hashes', 7, forge(7, (line) => ({ ...line, endsAt: Number(line.endsAt) - 1 }))],
  ['a hidden extension with recomputed hashes', 7, forge(7, (line) => ({ ...line, extended: false }))],
  ['a forged number with recomputed hashes', 5, forge(5, (line) => ({ ...line, bidder: 2 }))],
  ['a forged winner with recomputed hashes', 8, forge(8, (line) => ({ ...line, winner: 1 }))],
  ['a forged result with recomputed hashes', 8, forge(8, (line) => ({ ...line, result: 'passed', winner: null }))],
  ['a forged time with recomputed hashes', 4, forge(4, later(-MINUTES))],
  ['an extra field in a line with recomputed hashes', 4, forge(4, (line) => ({ ...line, note: 'x' }))],
  ['changed rules', 1, update(`line = replace(line, '[0,100]', '[0,50]')`, 'seq = 1')],
  [
    'forged rules with recomputed hashes',
    1,
    forge(1, (line) => ({ ...line, rules: { ...rulesVersion1, maxExtensionMinutes: 30 } })),
  ],
  [
    'an unknown version of the rules with recomputed hashes',
    1,
    forge(1, (line) => ({ ...line, rules: { ...rulesVersion1, version: 9 } })),
  ],
  ['other rules in the lot', null, updateLot(`rules = jsonb_set(rules, '{maxExtensionMinutes}', '30')`)],
  ['another price in the lot', null, updateLot('price = price - 1')],
  [
    'another leader in the lot',
    null,
    (id) =>
      sql`update lots set leader_id = (select account_id from lot_bidders
    where lot_id = ${id} and number = 1) where id = ${id}`.execute(db),
  ],
  ['another maximum in the lot', null, updateLot('leader_max = leader_max + 1')],
  ['another reserve in the lot', null, updateLot('reserve = reserve - 1')],
  ['another end in the lot', null, updateLot(`ends_at = ends_at + interval '1 s'`)],
  ['another number of extensions in the lot', null, updateLot('extensions = 0')],
  ['another state of the lot', null, updateLot(`state = 'passed'`)],
  ['another moment of closing', null, updateLot(`closed_at = closed_at + interval '1 s'`)],
  [
    'another maximum of a bidder',
    null,
    (id) => sql`update lot_bidders set maximum = maximum + 1 where lot_id = ${id} and number = 2`.execute(db),
  ],
];

describe('tampering with a log', () => {
  it.each(tamperings)('[AU-044] detects %s', async (_, seq, tamper) => {
    const { id } = await aSoldLot();
    const intact = await aSoldLot();
    await unprotected(() => tamper(id));
    expect(await faultOf(id)).toMatchObject({ seq });
    expect(await faultOf(intact.id)).toBeUndefined();
  });
});

describe('a change of the rules', () => {
  /** The versions that the product would know after the change. */
  const known = [...knownRules, otherRules];
  const faultAfterChange = async (id: string) => (await verifyLot(db, id, known))?.fault;
  const inTime = (minutes: number) => sql<Date>`now() + ${minutes} * interval '1 minute'`;
  const placeBid = async (
    lotId: string,
    { accountId, userId }: { accountId: string; userId: string },
    offer: number,
    minutes = 0,
  ) => (await placeBidBatch(db, [{ lotId, accountId, userId, offer }], inTime(minutes))).answers[0];

  it('[AU-044] leaves a lot correct that was closed under version 1', async () => {
    const { id } = await aSoldLot({ rules: rulesVersion1 });
    expect(await faultAfterChange(id)).toBeUndefined();
    // The same bids break the changed rules, so the version in the log is what makes the lot correct.
    await unprotected(() => forge(1, (line) => ({ ...line, rules: otherRules }))(id));
    expect(await faultAfterChange(id)).toEqual({ seq: 4, what: 'the rules refuse the bid: bid.too_low' });
  });

  it('[AU-044] leaves a log correct that was written before logs held rules', () => {
    // Written by the version of the product before: its lines must stay readable as they are.
    const file = new URL('./log-before-rules.fixture.json', import.meta.url);
    const rows = JSON.parse(readFileSync(file, 'utf8')) as LotLogRow[];
    const replay = new LogReplay('01936f00-0000-7000-8000-00000000000a', known);
    expect(rows.map((row) => replay.add(row))).toEqual(rows.map(() => undefined));
    expect(replay.outcome).toMatchObject({
      bids: 6,
      extensions: 2,
      hash: '0e37fe95d4d1ccfe41e667330861142548955b589263f5201f31b94d971a8f9b',
      end: { state: 'sold', lead: { price: 13_000 } },
    });
  });

  it('applies to a lot that is opened after it: bids, end and proof follow version 2', async () => {
    const [one, two] = await createAccounts();
    const { id } = await aLot(db, { rules: otherRules, reserve: 500, endsIn: 4 });
    // Version 1 would extend the end by this bid, and accept the next one.
    expect(await placeBid(id, one, 100)).toMatchObject({ currentBid: 100, minimumBid: 600, extended: false });
    expect(await placeBid(id, two, 599)).toMatchObject({ code: 'bid.too_low', facts: { minimumBid: 600 } });
    const late = await placeBid(id, two, 600, 3);
    if (!late || !('_id' in late)) throw new Error('the bid was refused');
    expect(late).toMatchObject({ currentBid: 600, extended: true });
    expect(Date.parse(late.endDate) - Date.parse(late.at)).toBe(2 * MINUTES);
    await inTransaction(db, async (tx) => {
      const lot = await lockLot(tx, id, inTime(60));
      expect(lot && (await closeLot(tx, lot))).toBe(true);
    });
    expect(await verifyLot(db, id, known)).toMatchObject({ state: 'sold', fault: undefined });
    expect(await faultOf(id)).toEqual({ seq: 1, what: 'version 2 of the rules is not known' });
    // Without its rules the log would be replayed by version 1.
    await unprotected(() => forge(1, ({ rules, ...line }) => line)(id));
    expect(await faultAfterChange(id)).toMatchObject({ seq: 2 });
  });

  it('does not apply to a lot that the previous version of the product opened without rules', async () => {
    const [one, two] = await createAccounts();
    const { id } = await aLot(db, {});
    await unprotected(() => forge(1, ({ rules, ...line }) => line)(id));
    await updateLot('rules = null')(id);
    expect(await placeBid(id, one, 100)).toMatchObject({ currentBid: 100, minimumBid: 200 });
    expect(await placeBid(id, two, 199)).toMatchObject({ code: 'bid.too_low' });
    expect(await placeBid(id, two, 200)).toMatchObject({ currentBid: 200, minimumBid: 300 });
    expect(await faultAfterChange(id)).toBeUndefined();
  });
});

const command = fileURLToPath(new URL('../../../../auction-verify/verify.ts', import.meta.url));
async function auctionVerify(...given: string[]) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: run.parts.config.databaseUrl };
  return promisify(execFile)(process.execPath, [command, ...given], { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  );
}

describe('npm run auction:verify', { timeout: 90_000 }, () => {
  it('[AU-044] reports that the log is correct, or the first line that is wrong', async () => {
    const { id } = await aSoldLot();
    const right = await auctionVerify(id);
    expect(right).toEqual({
      code: 0,
      output: expect.stringMatching(
        new RegExp(`^OK ${id} sold: 8 lines, 6 bids of 3 bidders, 2 extensions\\. Last hash [\\da-f]{64}\\.\\n$`),
      ),
    });
    await unprotected(() => sql`update lot_log set amount = 8301 where lot_id = ${id} and seq = 4`.execute(db));
    expect(await auctionVerify(id)).toEqual({
      code: 1,
      output: 'WRONG line 4: the amount is 8300 and should be 8301.\n',
    });
  });

  it('explains wrong arguments and unknown auctions', async () => {
    const unknown = newId();
    expect(await auctionVerify(unknown)).toEqual({ code: 1, output: `There is no auction ${unknown}.\n` });
    for (const given of [[], ['x'], [unknown, unknown]])
      expect(await auctionVerify(...given)).toMatchObject({ code: 1, output: expect.stringContaining('Usage:') });
  });
});

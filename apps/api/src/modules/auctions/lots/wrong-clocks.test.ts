// The database's clock decides every bid and every close (R46), so servers whose own clocks are five minutes wrong change nothing.

import { setTimeout } from 'node:timers/promises';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { type Role, startRole } from '../../../../test/processes.ts';
import { aBidder, aLot, lotRow } from '../auctions.factory.ts';
import { BidderCrowd, createLotsEndingIn, expectConsistentLots } from '../bidding/bidder-crowd.factory.ts';
import type { Receipt } from '../bidding/evaluate-bid-batch.ts';

const FIVE_MINUTES = 300_000;
const SECONDS = 3;

let api: TestApi;
let bidders: Awaited<ReturnType<typeof aBidder>>[];
beforeAll(async () => {
  api = await testApi();
  bidders = await Promise.all(Array.from({ length: 4 }, () => aBidder(api, { limit: 1_000_000_000 })));
});
afterAll(() => api.stop());

async function bid({ port }: Role, consignmentId: string, bidAmount: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/equipment/bid`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bidders[0]?.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ consent: consentFor('bid'), consignmentId, bidAmount }),
  });
  return (await answer.json()) as Receipt & { code?: string };
}

describe.each([
  ['five minutes fast', FIVE_MINUTES],
  ['five minutes slow', -FIVE_MINUTES],
])('a server with a clock %s', (_, clockOffMs) => {
  let server: Role;
  let worker: Role;
  beforeAll(async () => {
    const { databaseUrl } = api.parts.config;
    const wrong = { databaseUrl, clockOffMs };
    [server, worker] = await Promise.all([startRole('api', wrong), startRole('worker', wrong)]);
  }, 120_000);
  afterAll(() => Promise.all([server.kill(), worker.kill()]));

  it('[AU-039] opens, extends and refuses by the clock of the database', async () => {
    const { db } = api.parts;
    const [soon, begun, long, short] = await Promise.all([
      aLot(db, { state: 'scheduled', startsIn: 2, endsIn: 60 }),
      aLot(db, { state: 'scheduled', startsIn: -0.01, endsIn: 60 }),
      aLot(db, { endsIn: 7 }),
      aLot(db, { endsIn: 4 }),
    ]);
    expect((await bid(server, soon.id, 1_000)).code).toBe('lot.not_open');
    const before = Date.now();
    const receipt = await bid(server, begun.id, 1_000);
    const at = Date.parse(receipt.at);
    expect(at).toBeGreaterThanOrEqual(before - 100);
    expect(at).toBeLessThanOrEqual(Date.now() + 100);
    expect(await bid(server, long.id, 1_000)).toMatchObject({ extended: false });
    const last = await bid(server, short.id, 1_000);
    expect(last).toMatchObject({ extended: true });
    expect(Date.parse(last.endDate) - Date.parse(last.at)).toBe(FIVE_MINUTES);
    await setTimeout(1_000);
    expect((await lotRow(db, soon.id)).state).toBe('scheduled');
    expect((await lotRow(db, begun.id)).state).toBe('live');
    expect((await lotRow(db, short.id)).state).toBe('live');
  });

  it('[AU-039] accepts bids until the end and closes within a second of it', async () => {
    const { db } = api.parts;
    const end = Date.now() + SECONDS * 1_000;
    const lots = await createLotsEndingIn(db, SECONDS, bidders);
    const crowd = new BidderCrowd(bidders, lots, () => server.port);
    await setTimeout(end + 1_500 - Date.now());
    await crowd.stop();
    expect(crowd.accepted.length).toBeGreaterThan(5);
    await expectConsistentLots(db, lots, crowd, []);
    for (const id of lots) {
      const { ends_at } = await lotRow(db, id);
      const late = crowd.accepted.filter(
        (receipt) => receipt.lotId === id && Date.parse(receipt.at) >= (ends_at?.getTime() ?? 0),
      );
      expect(late).toEqual([]);
    }
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testParts } from '../../../../test/harness.ts';
import { sumOfYear } from './trade-statistics.ts';

let test: Awaited<ReturnType<typeof testParts>>;
beforeAll(async () => {
  test = await testParts();
});
afterAll(() => test.stop());

it.each([
  ['supplier_id', 'trades_of_supplier'],
  ['buyer_id', 'trades_of_buyer'],
] as const)('reads the sums by %s from an index alone', async (side, index) => {
  const plan = await test.parts.db.transaction().execute(async (tx) => {
    // With so few rows all plans cost the same. This leaves the plans that read an index alone.
    for (const kind of ['seqscan', 'bitmapscan', 'indexscan'])
      await sql`set local ${sql.raw(`enable_${kind}`)} = off`.execute(tx);
    return sumOfYear(tx, side, ['018f0000-0000-7000-8000-000000000000']).explain('text');
  });
  expect(JSON.stringify(plan)).toContain(`Index Only Scan using ${index}`);
});

// Reads from a real streaming replica, whose replay the tests hold back.
import { setTimeout } from 'node:timers/promises';
import { changeEquipment, readEquipment } from '@rigsouq/contract/catalogue/calls';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrate } from '../../../db/database.ts';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type OwnPostgres, startOwnPostgres } from '../../../test/own-postgres.ts';
import { aListing, aSellForm, aSupplier } from '../../modules/catalogue/catalogue.factory.ts';
import { BEHIND_MAX_SECONDS, keepReplicasFresh } from './replica-reads.ts';

let postgres: OwnPostgres;
let replica: Awaited<ReturnType<OwnPostgres['startReplica']>>;
let onReplica: pg.Pool;
let api: TestApi;
let freshness: { stop: () => Promise<void> };
let supplier: Awaited<ReturnType<typeof aSupplier>>;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  await migrate(postgres.url);
  replica = await postgres.startReplica();
  onReplica = new pg.Pool({ connectionString: replica.url });
  onReplica.on('error', () => undefined);
  api = await testApi({ DATABASE_URL: postgres.url, DATABASE_READ_URL: replica.url });
  freshness = keepReplicasFresh(api.parts.pool, api.parts.log);
  supplier = await aSupplier(api);
}, 120_000);
afterAll(async () => {
  await freshness.stop();
  await api.stop();
  await onReplica.end();
  await replica.stop();
  await postgres.remove();
});
beforeEach(async () => {
  await expect.poll(behind).toBeLessThan(2);
});

const pauseReplay = () => onReplica.query('select pg_wal_replay_pause()');
const resumeReplay = () => onReplica.query('select pg_wal_replay_resume()');

async function behind(): Promise<number> {
  const metric = await api.parts.metrics.getSingleMetric('rigsouq_replica_behind_seconds')?.get();
  return metric?.values[0]?.value ?? Number.NaN;
}
/** Returns the title as a visitor sees it: from an address that has written nothing. */
const titleFor = async (id: string, options = {}) =>
  (await api.call(readEquipment, { params: { id } }, options)).body.title;
const rename = (id: string, title: string) =>
  api.call(changeEquipment, { params: { id }, body: { ...aSellForm, title }, files: { images: [] } }, supplier);

it('shows others a state that is seconds old, and everybody their own changes', async () => {
  const id = await aListing(api, supplier.token);
  await expect.poll(() => titleFor(id)).toBe(aSellForm.title);
  await pauseReplay();
  try {
    expect((await rename(id, 'Renamed excavator')).status).toBe(200);
    expect(await titleFor(id)).toBe(aSellForm.title);
    expect(await titleFor(id, supplier)).toBe('Renamed excavator');
  } finally {
    await resumeReplay();
  }
  await expect.poll(() => titleFor(id)).toBe('Renamed excavator');
});

it('finds a row that has not reached the replica yet', async () => {
  await pauseReplay();
  try {
    const id = await aListing(api, supplier.token);
    expect(await titleFor(id)).toBe(aSellForm.title);
  } finally {
    await resumeReplay();
  }
});

it('does not read a replica that is more than a few seconds behind', async () => {
  const id = await aListing(api, supplier.token);
  await expect.poll(() => titleFor(id)).toBe(aSellForm.title);
  await pauseReplay();
  try {
    await rename(id, 'Excavator of today');
    await setTimeout((BEHIND_MAX_SECONDS + 2) * 1_000);
    expect(await behind()).toBeGreaterThan(BEHIND_MAX_SECONDS);
    expect(await titleFor(id)).toBe('Excavator of today');
  } finally {
    await resumeReplay();
  }
});

it('reads from the primary while the replica is away, and from the replica when it is back', async () => {
  const id = await aListing(api, supplier.token);
  await replica.stop();
  for (let call = 0; call < 20; call++) expect(await titleFor(id)).toBe(aSellForm.title);
  await expect.poll(behind).toBe(Number.POSITIVE_INFINITY);
  await replica.start();
  await expect.poll(behind).toBeLessThan(2);
  await pauseReplay();
  await rename(id, 'Excavator that is back');
  expect(await titleFor(id)).toBe(aSellForm.title);
  await resumeReplay();
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { newId } from '../../../platform/database/ids.ts';
import { aLot } from '../auctions.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const get = (url: string) => api.app.inject({ url });
const moment = (time: Date | null) => `${time?.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

it('serves a lot as a calendar file with the address of its page', async () => {
  const lot = await aLot(api.parts.db, { state: 'scheduled', title: 'Liebherr LTM, 2021' });
  const { starts_at, ends_at } = await api.parts.db
    .selectFrom('lots')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', lot.id)
    .executeTakeFirstOrThrow();
  const answer = await get(`/api/equipment/auction/${lot.id}/calendar.ics`);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'public, max-age=60',
  });
  const lines = answer.body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain(`DTSTART:${moment(starts_at)}`);
  expect(lines).toContain(`DTEND:${moment(ends_at)}`);
  expect(lines).toContain('SUMMARY:Auction: Liebherr LTM\\, 2021');
  expect(lines).toContain(`URL:${api.parts.config.publicUrl}/auction/bid/${lot.id}`);
});

it('serves no calendar file of a lot that is not on the market', async () => {
  const { db } = api.parts;
  for (const state of ['pending', 'ended', 'cancelled'] as const) {
    const { id } = await aLot(db, { state });
    expect((await get(`/api/equipment/auction/${id}/calendar.ics`)).json().code).toBe('lot.unknown');
  }
  expect((await get(`/api/equipment/auction/${newId()}/calendar.ics`)).statusCode).toBe(404);
  for (const id of ['x', 'x'.repeat(300)])
    expect((await get(`/api/equipment/auction/${id}/calendar.ics`)).statusCode).toBe(400);
});

it('lists all upcoming lots in one calendar, the next one first', async () => {
  const { db } = api.parts;
  const later = await aLot(db, { state: 'scheduled', startsIn: 90 });
  const next = await aLot(db, { state: 'scheduled', startsIn: 30 });
  const live = await aLot(db);
  const { body } = await get('/api/auctions/calendar.ics');
  expect(body).not.toContain(live.id);
  expect(body.indexOf(next.id)).toBeGreaterThan(0);
  expect(body.indexOf(next.id)).toBeLessThan(body.indexOf(later.id));
});

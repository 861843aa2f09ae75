import * as calls from '@rigsouq/contract/enquiries/inspections';
import { readNotifications } from '@rigsouq/contract/notifications/calls';
import { dayOf, daysLater, MINUTE_MS } from '@rigsouq/kernel/periods';
import { formatPlaceMinute } from '@rigsouq/kernel/place-time';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { jobHandlers } from '../../api.ts';
import { startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { aListing, aSupplier } from '../catalogue/catalogue.factory.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { type InspectionAction, statusAfter } from './inspection-state.ts';

let api: TestApi;
let worker: Worker;
let supplier: Awaited<ReturnType<typeof aSupplier>>;
let buyer: string;
let stranger: string;
beforeAll(async () => {
  api = await testApi();
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  supplier = await aSupplier(api);
  buyer = await aSession(api, (await anAccount(api.parts.db, { roles: ['buyer'] })).email);
  stranger = (await aSupplier(api)).token;
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

const inDays = (days: number) => daysLater(dayOf(new Date()), days);
const at = (days: number, time = '10:30') => ({ preferredDate: inDays(days), preferredTime: time });
const schedule = async (over: Record<string, unknown> = {}, token = buyer) => {
  const equipmentId = over.equipmentId ?? (await aListing(api, supplier.token));
  const body = { equipmentId, ...at(3), notes: 'With our mechanic', ...over };
  return api.call(calls.scheduleInspection, { body } as never, { token });
};
const anInspection = async (days = 3) => (await schedule(at(days))).body._id;
/** Its time can have passed, which a request for it cannot. */
const anInspectionNow = async () => {
  const id = await anInspection();
  await api.parts.db.updateTable('inspections').set({ meets_at: sql`now()` }).where('id', '=', id).execute();
  return id;
};
const read = async (id: string, token = buyer) =>
  (await api.call(calls.readInspection, { params: { id } }, { token })).body;
const confirm = async (id: string, token = supplier.token) => {
  const { meetsAt } = await read(id);
  return api.call(calls.confirmInspection, { params: { id }, body: { meetsAt } }, { token });
};
const propose = (id: string, token = supplier.token, when = at(5, '15:00')) =>
  api.call(calls.proposeInspection, { params: { id }, body: { ...when, note: 'The yard is closed' } }, { token });
const cancel = (id: string, token: string) =>
  api.call(calls.cancelInspection, { params: { id }, body: { note: 'Bought another' } }, { token });
const reject = (id: string, token = supplier.token) =>
  api.call(calls.rejectInspection, { params: { id }, body: {} }, { token });

const open = (url: string) => api.app.inject({ url });

const allGood = Object.fromEntries(calls.components.map(({ code }) => [code, 'good'])) as Record<
  calls.ComponentCode,
  calls.RatingCode
>;
const picture = async () => {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c60' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'bucket.png');
};
const complete = async (id: string, over: object = {}, token = supplier.token, photos: File[] = []) => {
  const body = { ratings: allGood, notes: { leaks: 'Dry' }, hours: 3412, remark: 'Well kept', ...over };
  return api.call(calls.completeInspection, { params: { id }, body, files: { photos } }, { token });
};

describe('scheduleInspection', () => {
  it('[DE-014] [DE-015] [DE-044] [DA-049] [DA-050] shows the supplier a request with its time and a notification', async () => {
    const equipmentId = await aListing(api, supplier.token, { title: 'Komatsu PC210' });
    const sent = await schedule({ equipmentId });
    expect(sent.body).toEqual({ message: 'Inspection scheduled successfully!', _id: expect.any(String) });
    const { inspections, total, pages } = (await api.call(calls.mySellingInspections, {}, { token: supplier.token }))
      .body;
    expect(inspections[0]).toMatchObject({
      equipmentId: { _id: equipmentId, title: 'Komatsu PC210', type: 'sell' },
      status: 'Requested',
      createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/),
      meetsAt: `${inDays(3)}T06:30:00.000Z`,
      can: { confirm: true, reject: true, propose: true, cancel: true, complete: false },
    });
    expect([total, pages]).toEqual([1, 1]);
    const requested = (await api.call(calls.myRequestedInspections, {}, { token: buyer })).body;
    expect([requested.inspections.length, requested.total, requested.pages]).toEqual([1, 1, 1]);
    const mine = requested.inspections[0];
    expect(mine).toMatchObject({
      equipmentId: { _id: equipmentId, title: 'Komatsu PC210', type: 'sell' },
      status: 'Requested',
      createdAt: inspections[0]?.createdAt,
    });
    expect(mine?.can).toEqual({ confirm: false, reject: false, propose: false, cancel: true, complete: false });
    await expect
      .poll(async () => (await api.call(readNotifications, {}, { token: supplier.token })).body.items[0])
      .toMatchObject({ what: 'inspection.requested', subjectId: sent.body._id, words: { title: 'Komatsu PC210' } });
  });

  it('[DE-012] [DE-013] requires a day and a time that have not passed', async () => {
    for (const wrong of [{ preferredDate: '' }, { preferredTime: '' }, { preferredTime: '25:00' }]) {
      const { status, body } = await schedule(wrong);
      expect([status, body.message]).toEqual([400, 'Please provide a date and time for the inspection.']);
    }
    for (const preferredDate of [inDays(-1), inDays(400)])
      expect((await schedule({ preferredDate })).body.code).toBe('inspection.time');
    expect((await schedule({ notes: 'x'.repeat(2_001) })).status).toBe(400);
    const passed = formatPlaceMinute(new Date(Date.now() - MINUTE_MS), 'ae');
    const [preferredDate, preferredTime] = passed.split('T');
    expect((await schedule({ preferredDate, preferredTime })).body.code).toBe('inspection.time');
  });

  it('reads the time in the country of the machine, and opens the report on that day there', async () => {
    const equipmentId = await aListing(api, supplier.token, { country: 'Saudi Arabia' });
    const { _id } = (await schedule({ equipmentId })).body;
    expect(await read(_id)).toMatchObject({ meetsAt: `${inDays(3)}T07:30:00.000Z`, equipmentId: { country: 'sa' } });
    // The inspection is at 23:30 in Riyadh, when the next day has begun in Dubai.
    const setTime = (days: number) =>
      sql`update inspections set status = 'Confirmed', meets_at = ((now() at time zone 'Asia/Riyadh')::date + ${days}::int
        + time '23:30') at time zone 'Asia/Riyadh' where id = ${_id}`.execute(api.parts.db);
    await setTime(1);
    expect((await complete(_id)).body.code).toBe('inspection.too_early');
    await setTime(0);
    expect((await complete(_id)).status).toBe(200);
  });

  it('accepts one request per machine of another company, also from two concurrent clicks', async () => {
    const equipmentId = await aListing(api, supplier.token);
    expect((await schedule({ equipmentId }, supplier.token)).body.code).toBe('deal.own');
    const both = await Promise.all([schedule({ equipmentId }), schedule({ equipmentId })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await schedule({ equipmentId: '018f0000-0000-7000-8000-000000000000' })).status).toBe(404);
    const anonymous = await api.call(calls.scheduleInspection, { body: { equipmentId, ...at(2) } });
    expect(anonymous.status).toBe(401);
  });
});

describe('the time of an inspection', () => {
  it('[DE-044] changes with proposals of both sides until the supplier confirms', async () => {
    const id = await anInspection();
    expect((await propose(id)).status).toBe(200);
    expect(await read(id)).toMatchObject({
      status: 'Requested',
      proposedBy: 'supplier',
      meetsAt: `${inDays(5)}T11:00:00.000Z`,
      can: { confirm: true, reject: false, propose: true, cancel: true },
    });
    expect((await confirm(id)).body.code).toBe('deal.state');
    expect((await propose(id, buyer, at(6, '08:00'))).status).toBe(200);
    expect((await read(id, supplier.token)).can).toMatchObject({ confirm: true, reject: true, propose: true });
    expect((await confirm(id)).status).toBe(200);
    const { status, history } = await read(id, supplier.token);
    expect(status).toBe('Confirmed');
    expect(history.map(({ act, by, meeting }) => [act, by, meeting?.slice(0, 10)])).toEqual([
      ['request', 'buyer', inDays(3)],
      ['propose', 'supplier', inDays(5)],
      ['propose', 'buyer', inDays(6)],
      ['confirm', 'supplier', inDays(6)],
    ]);
  });

  it('is confirmed only as it was seen, and a changed time must be confirmed again', async () => {
    const id = await anInspection();
    await propose(id);
    const params = { id };
    const old = { meetsAt: `${inDays(3)}T06:30:00.000Z` };
    expect((await api.call(calls.confirmInspection, { params, body: old }, { token: buyer })).body.code).toBe(
      'inspection.changed',
    );
    expect((await confirm(id, buyer)).status).toBe(200);
    // A confirmed inspection may get a new time too, and then waits for the other side.
    expect((await propose(id, buyer, at(7))).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'Requested', proposedBy: 'buyer', can: { confirm: false } });
  });

  it('[DE-044] lets the supplier reject and both sides cancel', async () => {
    const refused = await anInspection();
    expect((await reject(refused, buyer)).body.code).toBe('deal.state');
    expect((await reject(refused)).status).toBe(200);
    expect((await read(refused)).status).toBe('Rejected');
    for (const token of [buyer, supplier.token]) {
      const id = await anInspection();
      await confirm(id);
      expect((await cancel(id, token)).status).toBe(200);
      expect((await read(id)).status).toBe('Cancelled');
      expect((await confirm(id)).body.code).toBe('deal.state');
    }
  });

  it('ends as cancelled when confirming and cancelling run concurrently', async () => {
    const id = await anInspection();
    const both = await Promise.all([confirm(id), cancel(id, buyer)]);
    const { status, history } = await read(id);
    // Confirmed first, it can still be cancelled; cancelled first, it can no longer be confirmed.
    expect(status).toBe('Cancelled');
    expect(history.filter(({ act }) => act !== 'request')).toHaveLength(
      both.filter((one) => one.status === 200).length,
    );
  });
});

describe('the inspection report', () => {
  it('[DE-044] completes an inspection from its day on, with ratings, hours and private photos', async () => {
    const early = await anInspection(2);
    await confirm(early);
    expect((await complete(early)).body.code).toBe('inspection.too_early');

    const id = await anInspectionNow();
    expect((await complete(id)).body.code).toBe('deal.state');
    await confirm(id);
    expect((await complete(id, {}, buyer)).body.code).toBe('deal.state');
    expect(
      (await complete(id, { ratings: { ...allGood, hydraulics: 'poor' } }, supplier.token, [await picture()])).status,
    ).toBe(200);
    const { status, report, can } = await read(id);
    expect(status).toBe('Completed');
    expect(Object.values(can).some(Boolean)).toBe(false);
    expect(report).toMatchObject({ hours: 3412, remark: 'Well kept' });
    expect(report?.components).toHaveLength(calls.components.length);
    expect(report?.components).toContainEqual({ component: 'hydraulics', rating: 'poor', note: null });
    expect(report?.components).toContainEqual({ component: 'leaks', rating: 'good', note: 'Dry' });
    const [address = ''] = report?.photos ?? [];
    expect((await open(address)).headers['content-type']).toBe('image/webp');
    expect((await open(address.replace(/signature=.*/, 'signature=x'))).statusCode).toBe(404);
  });

  it('requires a rating for every component and valid numbers', async () => {
    const id = await anInspectionNow();
    await confirm(id);
    const { engine: _, ...rest } = allGood;
    for (const wrong of [
      { ratings: rest },
      { ratings: { ...allGood, engine: 'superb' } },
      { ratings: { ...allGood, wings: 'good' } },
      { hours: -1 },
      { hours: 'many' },
      { remark: 'x'.repeat(2_001) },
    ])
      expect([wrong, (await complete(id, wrong)).status]).toEqual([wrong, 400]);
    const many = await Promise.all(Array.from({ length: 11 }, picture));
    expect((await complete(id, {}, supplier.token, many)).body.code).toBe('upload.too_many');
    expect((await read(id)).report).toBeNull();
    expect((await complete(id, { hours: '', remark: '' })).status).toBe(200);
    expect((await read(id)).report).toMatchObject({ hours: null, remark: null });
  });

  it('[DE-044] is a PDF in both languages that only the two sides can link to', async () => {
    const id = await anInspectionNow();
    await confirm(id);
    const link = (language: 'en' | 'ar', token = buyer) =>
      api.call(calls.linkInspectionReport, { params: { id }, query: { language } }, { token });
    expect((await link('en')).body.code).toBe('inspection.no_report');
    await complete(id, { remark: 'المعدة بحالة جيدة (CAT 320)' }, supplier.token, [await picture()]);
    for (const [language, token] of [
      ['en', buyer],
      ['ar', supplier.token],
    ] as const) {
      const answer = await open((await link(language, token)).body.url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(answer.headers['cache-control']).toContain('no-store');
      const bytes = answer.rawPayload;
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.includes('/Subtype /Image')).toBe(true);
    }
    expect((await link('en', stranger)).body.code).toBe('inspection.unknown');
    const { url } = (await link('en')).body;
    expect((await open(url.replace('language=en', 'language=ar'))).statusCode).toBe(404);
    expect((await open(url.replace(/expires=\d+/, 'expires=1000000000'))).statusCode).toBe(404);
    expect((await open(`/api/inspections/${id}/report.pdf`)).statusCode).toBe(404);
  });
});

it('[DE-044] hides an inspection from other accounts', async () => {
  const id = await anInspectionNow();
  const params = { id };
  const meetsAt = new Date().toISOString();
  for (const [call, input] of [
    [calls.readInspection, {}],
    [calls.confirmInspection, { body: { meetsAt } }],
    [calls.rejectInspection, { body: {} }],
    [calls.proposeInspection, { body: at(4) }],
    [calls.cancelInspection, { body: {} }],
    [calls.completeInspection, { body: { ratings: allGood }, files: {} }],
    [calls.linkInspectionReport, { query: { language: 'en' } }],
  ] as const) {
    const refused = await api.call(call as typeof calls.readInspection, { params, ...input }, { token: stranger });
    expect([call.path, (refused.body as unknown as { code: string }).code]).toEqual([call.path, 'inspection.unknown']);
    expect((await api.call(call as typeof calls.readInspection, { params, ...input })).status).toBe(401);
  }
});

it('allows no action after a final status', () => {
  const actions: InspectionAction[] = ['confirm', 'reject', 'propose', 'cancel', 'complete'];
  for (const status of ['Rejected', 'Cancelled', 'Completed'] as const)
    for (const action of actions)
      for (const side of ['buyer', 'supplier'] as const)
        for (const proposed_by of ['buyer', 'supplier'] as const)
          expect(statusAfter(action, side, { status, proposed_by, day_has_come: true })).toBeUndefined();
});

import type { Endpoint } from '@rigsouq/contract/endpoint';
import * as calls from '@rigsouq/contract/leads/calls';
import { joinBuyerNetwork } from '@rigsouq/contract/leads/contact';
import { listLeads } from '@rigsouq/contract/operations/calls';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { jobHandlers } from '../../api.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { anExpert } from '../directory/directory.factory.ts';
import { addEntry, setPublished } from '../directory/index.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { anEmail } from './leads.factory.ts';

let inbox: Inbox;
let api: TestApi;
let worker: Worker;
let operator: { email: string; token: string };
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test' });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  const { email } = await anAccount(api.parts.db, { roles: [], operator: true });
  operator = { email, token: await aSession(api, email) };
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});

const person = () => ({ firstName: 'Noura', lastName: 'Saleh', email: anEmail() });
const phone = '+966 50 000 0000';
const company = 'Saleh Works';

type Form = {
  ids: string;
  kind: string;
  call: Endpoint;
  body: Record<string, string>;
  details: Record<string, string>;
  subjects: { en: string; ar: string };
  missing: [field: string, message: string];
};

const provider = {
  primaryService: 'repair',
  experience: '5-10',
  coverageArea: 'gulf',
  equipmentType: 'cranes',
  plan: 'professional',
};
const request = { serviceType: 'transport', equipmentType: 'loaders', country: 'om', location: 'Duqm' };
const forms: Form[] = [
  {
    ids: '[PU-024]',
    kind: 'provider',
    call: calls.registerProvider,
    body: { phone, company, ...provider },
    details: provider,
    subjects: { en: 'Your registration as a service provider', ar: 'تسجيلك كمقدّم خدمات' },
    missing: ['coverageArea', 'Coverage area is required'],
  },
  {
    ids: '[PU-024]',
    kind: 'service-request',
    call: calls.postServiceRequest,
    body: { phone, ...request, neededBy: '2027-02-01' },
    details: { ...request, neededBy: '2027-02-01' },
    subjects: { en: 'We have received your service request', ar: 'استلمنا طلب الخدمة' },
    missing: ['message', 'Describe what needs to be done'],
  },
  {
    ids: '[PU-022]',
    kind: 'expert',
    call: calls.applyAsExpert,
    body: { phone, specialization: 'inspection', experience: '20+', country: 'qa', certifications: '' },
    details: { specialization: 'inspection', experience: '20+', country: 'qa' },
    subjects: { en: 'Your expert application', ar: 'طلب انضمامك كخبير' },
    missing: ['specialization', 'Specialization is required'],
  },
  {
    ids: '[PU-022]',
    kind: 'buyer-network',
    call: joinBuyerNetwork,
    body: { phone, company, companyType: 'general-contractor', country: 'sa' },
    details: { companyType: 'general-contractor', country: 'sa' },
    subjects: { en: 'Your request to join the buyer network', ar: 'طلب انضمامك إلى شبكة المشترين' },
    missing: ['companyType', 'Type of company is required'],
  },
  {
    ids: '[PU-023]',
    kind: 'trial',
    call: calls.startTrial,
    body: { company, companySize: '1000+', country: 'kw' },
    details: { companySize: '1000+', country: 'kw' },
    subjects: { en: 'Your 30-day free trial', ar: 'تجربتك المجانية لمدة 30 يومًا' },
    missing: ['companySize', 'Company size is required'],
  },
  {
    ids: '[PU-023]',
    kind: 'demo',
    call: calls.requestDemo,
    body: { phone, company, industry: 'government' },
    details: { industry: 'government' },
    subjects: { en: 'Your demo of Rigsouq e-procurement', ar: 'عرض توضيحي للمشتريات الإلكترونية في ريغسوق' },
    missing: ['industry', 'Industry is required'],
  },
];

const send = (call: Endpoint, body: Record<string, unknown>) => api.call(call, { body } as never);
const findStored = (email: string) => api.parts.db.selectFrom('leads').selectAll().where('email', '=', email).execute();
const queue = async () => (await api.call(listLeads, { query: {} }, { token: operator.token })).body.leads;

describe.each(forms)('the form of $kind', ({ ids, kind, call, body, details, subjects, missing }) => {
  const filled = (over: object = {}) => ({
    ...person(),
    ...body,
    message: `We wait for an answer ${newId()}`,
    ...over,
  });

  it(`${ids} [PU-025] is stored, answered in the sender's language, and added to the queue`, async () => {
    const english = filled();
    expect((await send(call, english)).status).toBe(200);
    expect(await findStored(english.email)).toMatchObject([{ kind, details, language: 'en', closed_at: null }]);
    const mail = await inbox.waitForEmail(english.email);
    expect(mail.subject).toBe(subjects.en);
    expect(`${mail.text}${mail.html}`).not.toContain(english.message);
    expect(await queue()).toContainEqual(
      expect.objectContaining({ kind, details, name: 'Noura Saleh', email: english.email, message: english.message }),
    );

    const arabic = filled({ language: 'ar' });
    await send(call, arabic);
    const reply = await inbox.waitForEmail(arabic.email);
    expect(reply.subject).toBe(subjects.ar);
    expect(reply.text).toContain('http://rigsouq.test/ar/');
  });

  it('[PU-021] names the error in a body that it refuses', async () => {
    const [field, message] = missing;
    const body = filled();
    const { status, body: answer } = await send(call, { ...body, [field]: '' });
    expect(status).toBe(400);
    expect(answer).toMatchObject({ code: 'request.invalid', message, errors: [{ path: field, message }] });
    expect((await send(call, { ...body, email: 'nobody' })).status).toBe(400);
    expect((await send(call, { ...body, firstName: 'x'.repeat(81) })).status).toBe(400);
    expect(await findStored(body.email)).toEqual([]);
  });

  it('thanks a robot and stores nothing', async () => {
    const robot = filled({ homepage: 'http://robots.test' });
    expect((await send(call, robot)).status).toBe(200);
    expect(await findStored(robot.email)).toEqual([]);
  });
});

it('[PU-025] notifies operators with readable labels, not codes', async () => {
  const body = { ...person(), phone, company: 'Words Works', ...provider };
  await send(calls.registerProvider, body);
  const findNotice = () => inbox.emails.find(({ subject }) => subject === 'Service provider: Words Works');
  await expect.poll(findNotice, { timeout: 10_000 }).toBeTruthy();
  expect(findNotice()?.text).toContain('Primary service: Maintenance and repair');
  expect(findNotice()?.text).toContain('Coverage area: All Gulf countries');
});

describe('a request for an expert', () => {
  const addExpert = (availability: 'available' | 'busy', published = true) =>
    inTransaction(api.parts.db, async (tx) => {
      const id = await addEntry(tx, anExpert({ name: 'Free Expert', availability }));
      if (published) await setPublished(tx, id, true);
      return id;
    });
  const ask = (expertId: string, over: object = {}) => {
    const body = { expertId, ...person(), message: `Look at a crane ${newId()}`, ...over };
    return send(calls.contactExpert, body).then((answer) => ({ ...answer, email: body.email }));
  };

  it('[PU-003] creates a lead that names the expert, and is answered by email', async () => {
    const id = await addExpert('available');
    const { status, email } = await ask(id);
    expect(status).toBe(200);
    expect(await findStored(email)).toMatchObject([
      { kind: 'expert-contact', subject: 'Free Expert', details: { expertId: id } },
    ]);
    expect((await inbox.waitForEmail(email)).subject).toBe('We have received your request for an expert');
    const arabic = await ask(id, { language: 'ar' });
    expect((await inbox.waitForEmail(arabic.email)).subject).toBe('استلمنا طلبك للتواصل مع خبير');
  });

  it('[PU-003] is refused if the expert is busy, not published or unknown', async () => {
    expect((await ask(await addExpert('busy'))).body).toMatchObject({ code: 'expert.busy' });
    expect((await ask(await addExpert('available', false))).body).toMatchObject({ code: 'expert.unknown' });
    expect((await ask(newId())).status).toBe(404);
    expect((await ask('nobody')).status).toBe(400);
  });
});

// Sends every form of the product from an English and from an Arabic page: each stores a record in the list of the company or desk that
// handles it, and sends an email in the language of its reader. That is the language of the page for visitors, and the language of the
// login for members.

import { listSavedSearches, saveSearch } from '@rigsouq/contract/alerts/saved-searches';
import { registerBidder } from '@rigsouq/contract/auctions/bidders';
import { consign, myConsignments } from '@rigsouq/contract/auctions/consignments';
import { createUser } from '@rigsouq/contract/companies/registration';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { mySellingInspections, scheduleInspection } from '@rigsouq/contract/enquiries/inspections';
import { mySellingQuotes, requestQuote } from '@rigsouq/contract/enquiries/quotes';
import { login, readEmailLanguage, setEmailLanguage } from '@rigsouq/contract/identity/calls';
import * as leads from '@rigsouq/contract/leads/calls';
import * as contact from '@rigsouq/contract/leads/contact';
import { listSaleInquiries, sendSaleInquiry } from '@rigsouq/contract/leads/sale-inquiries';
import { sendSellForm } from '@rigsouq/contract/leads/selling';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { sendMessage, userConversations } from '@rigsouq/contract/messages/calls';
import { listLots, listRegistrations } from '@rigsouq/contract/operations/auction-desk';
import { listCompanies, listLeads } from '@rigsouq/contract/operations/calls';
import { createNeed, createProject, getNeeds, getProjects } from '@rigsouq/contract/procurement/needs';
import { bookEquipment, myEquipmentBookings } from '@rigsouq/contract/rentals/calls';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobHandlers } from '../src/api.ts';
import { aBidderForm, aConsignForm } from '../src/modules/auctions/auctions.factory.ts';
import { aListing, aRentForm } from '../src/modules/catalogue/catalogue.factory.ts';
import { aCompany } from '../src/modules/companies/companies.factory.ts';
import { anExpert } from '../src/modules/directory/directory.factory.ts';
import { addEntry, setPublished } from '../src/modules/directory/index.ts';
import { PASSWORD } from '../src/modules/identity/identity.factory.ts';
import {
  aBuyerMessage,
  aLead,
  anEmail,
  anInquiry,
  aSellOffer,
  aSupplierMessage,
} from '../src/modules/leads/leads.factory.ts';
import { anOperator } from '../src/modules/operations/operations.factory.ts';
import { aBookingForm, inDays } from '../src/modules/rentals/rentals.factory.ts';
import { inTransaction } from '../src/platform/database/db.ts';
import { newId } from '../src/platform/database/ids.ts';
import type { AccountRole } from '../src/platform/http/access.ts';
import { startWorker, type Worker } from '../src/platform/jobs/jobs.ts';
import { type TestApi, testApi } from './harness.ts';
import { type Inbox, openInbox } from './inbox.ts';

let inbox: Inbox;
let api: TestApi;
let worker: Worker;
let operator: string;
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test' });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 100 });
  operator = await anOperator(api);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});

type Language = 'en' | 'ar';
type Input = Parameters<TestApi['call']>[1];

/** Creates a member of a company who chose this language for emails. */
async function aLoggedInMember(language: Language, role: AccountRole) {
  const profile = { equipment_types: ['excavators'] };
  const account = await aCompany(api.parts.db, { roles: [role], account: { country: 'om' }, profile });
  await api.parts.db.updateTable('auth_users').set({ email_verified: true }).where('id', '=', account.userId).execute();
  const { email } = account;
  const { token } = (await api.call(login, { body: { email, password: PASSWORD } })).body;
  await send(setEmailLanguage, { body: { language } }, token);
  return { ...account, token };
}

async function send<E extends Endpoint>(call: E, input: Input, token?: string) {
  const { status, body } = await api.call(call, input, { token });
  expect([call.path, status, body]).toEqual([call.path, 200, body]);
  return body;
}

async function read<E extends Endpoint>(call: E, token: string, input: Input = { query: {} }) {
  return (await api.call(call, input, { token })).body;
}

const person = () => ({ firstName: 'Noura', lastName: 'Saleh', email: anEmail(), message: `We wait ${newId()}` });
const rest = { phone: '+968 9000 0000', company: 'Saleh Works' };

/** Returns a function that sends a form of a visitor to the operators. */
const lead = (call: Endpoint, fields: () => object | Promise<object>) => async (language: Language) => {
  const body: Record<string, unknown> = { ...person(), ...(await fields()), language };
  await send(call, { body });
  const to = String(body.email);
  return { to, line: async () => (await read(listLeads, operator)).leads.find(({ email }) => email === to) };
};

type Sent = {
  /** The address that gets the email. */
  to: string;
  /** Reads the record from the list in which it waits. */
  line: () => Promise<unknown>;
};
type Form = { subjects: Record<Language, string | RegExp>; send: (language: Language) => Promise<Sent> };

/** Creates a supplier who reads in this language, a machine of that supplier, and a buyer. */
async function aDeal(language: Language, over: Record<string, unknown> = {}) {
  const [supplier, buyer] = [await aLoggedInMember(language, 'supplier'), await aLoggedInMember('en', 'buyer')];
  return { supplier, buyer, machine: await aListing(api, supplier.token, { title: 'Grader 140', ...over }) };
}

const forms: Record<string, Form> = {
  'contact us': {
    subjects: { en: 'We have received your message', ar: 'استلمنا رسالتك' },
    send: lead(contact.sendContactLead, () => aLead()),
  },
  'join the buyer network': {
    subjects: { en: 'Your request to join the buyer network', ar: 'طلب انضمامك إلى شبكة المشترين' },
    send: lead(contact.joinBuyerNetwork, () => ({ ...rest, companyType: 'general-contractor', country: 'sa' })),
  },
  'register as a provider': {
    subjects: { en: 'Your registration as a service provider', ar: 'تسجيلك كمقدّم خدمات' },
    send: lead(leads.registerProvider, () => ({
      ...rest,
      primaryService: 'repair',
      experience: '5-10',
      coverageArea: 'gulf',
      equipmentType: 'cranes',
      plan: 'professional',
    })),
  },
  'post a service request': {
    subjects: { en: 'We have received your service request', ar: 'استلمنا طلب الخدمة' },
    send: lead(leads.postServiceRequest, () => ({
      ...rest,
      serviceType: 'transport',
      equipmentType: 'loaders',
      country: 'om',
      location: 'Duqm',
    })),
  },
  'join as an expert': {
    subjects: { en: 'Your expert application', ar: 'طلب انضمامك كخبير' },
    send: lead(leads.applyAsExpert, () => ({
      ...rest,
      specialization: 'inspection',
      experience: '20+',
      country: 'qa',
      certifications: '',
    })),
  },
  'contact an expert': {
    subjects: { en: 'We have received your request for an expert', ar: 'استلمنا طلبك للتواصل مع خبير' },
    send: lead(leads.contactExpert, () =>
      inTransaction(api.parts.db, async (tx) => {
        const expertId = await addEntry(tx, anExpert({ name: 'Free Expert', availability: 'available' }));
        await setPublished(tx, expertId, true);
        return { expertId };
      }),
    ),
  },
  'start a free trial': {
    subjects: { en: 'Your 30-day free trial', ar: 'تجربتك المجانية لمدة 30 يومًا' },
    send: lead(leads.startTrial, () => ({ company: 'Saleh Works', companySize: '1000+', country: 'kw' })),
  },
  'request a demo': {
    subjects: { en: 'Your demo of Rigsouq e-procurement', ar: 'عرض توضيحي للمشتريات الإلكترونية في ريغسوق' },
    send: lead(leads.requestDemo, () => ({ ...rest, industry: 'government' })),
  },
  'sell your equipment': {
    subjects: { en: 'We have received your equipment', ar: 'استلمنا بيانات معدتك' },
    send: async (language) => {
      const offer = aSellOffer({ language });
      await send(sendSellForm, { body: offer, files: { photos: [] } });
      const line = async () => (await read(listLeads, operator)).leads.find(({ subject }) => subject === offer.title);
      return { to: offer.contactEmail, line };
    },
  },
  'register to bid': {
    subjects: { en: 'Your bidder registration', ar: 'تسجيلك كمزايد' },
    send: async (language) => {
      const form = aBidderForm({ language });
      await send(registerBidder, { body: form });
      const waiting = async () => (await read(listRegistrations, operator)).registrations;
      return { to: form.email, line: async () => (await waiting()).find(({ email }) => email === form.email) };
    },
  },
  'consign to an auction': {
    subjects: { en: 'We have received your consignment', ar: 'استلمنا طلب عرض معدتك في المزاد' },
    send: async (language) => {
      const seller = await aLoggedInMember('en', 'supplier');
      const body = { ...aConsignForm(), language };
      const { _id } = await send(consign, { body, files: {} }, seller.token);
      expect((await read(myConsignments, seller.token)).data).toMatchObject([{ _id, status: 'pending' }]);
      return {
        to: seller.email,
        line: async () => (await read(listLots, operator)).lots.find((lot) => lot._id === _id),
      };
    },
  },
  'open an account': {
    subjects: { en: 'Verify your email', ar: 'تأكيد بريدك الإلكتروني' },
    send: async (language) => {
      const email = anEmail();
      const place = { address: 'Plot 12', city: 'Muscat', country: 'om' };
      const body = {
        ...place,
        role: 'buyer',
        contactName: 'Noura Saleh',
        email,
        password: PASSWORD,
        phone: '+968 9000 0000',
        consent: JSON.stringify(consentFor('registration')),
        language,
      };
      await send(createUser, { body, files: {} });
      const line = async () => (await read(listCompanies, operator, { query: { search: email } })).companies[0];
      return { to: email, line };
    },
  },
  'write to a supplier': {
    subjects: { en: /^New message: Loaders/, ar: /^رسالة جديدة: Loaders/ },
    send: async (language) => {
      const supplier = await aLoggedInMember(language, 'supplier');
      await send(contact.sendSupplierContact, { body: aSupplierMessage(supplier.accountId) });
      return {
        to: supplier.email,
        line: async () => (await read(contact.listContactMessages, supplier.token)).messages[0],
      };
    },
  },
  'write to a buyer': {
    subjects: { en: /^New message: Cranes/, ar: /^رسالة جديدة: Cranes/ },
    send: async (language) => {
      const buyer = await aLoggedInMember(language, 'buyer');
      await send(contact.sendBuyerContact, { body: aBuyerMessage(buyer.accountId) });
      return { to: buyer.email, line: async () => (await read(contact.listContactMessages, buyer.token)).messages[0] };
    },
  },
  'ask about a machine, email to the supplier': {
    subjects: { en: 'Inquiry about Grader 140', ar: 'استفسار عن Grader 140' },
    send: async (language) => {
      const { supplier, machine } = await aDeal(language);
      await send(sendSaleInquiry, { body: anInquiry(machine, supplier.accountId) });
      return { to: supplier.email, line: async () => (await read(listSaleInquiries, supplier.token)).inquiries[0] };
    },
  },
  'ask about a machine, email to the sender': {
    subjects: { en: 'We sent your inquiry to the supplier', ar: 'أرسلنا استفسارك إلى المورّد' },
    send: async (language) => {
      const { supplier, machine } = await aDeal('en');
      const body = anInquiry(machine, supplier.accountId, { language });
      await send(sendSaleInquiry, { body });
      return { to: body.email, line: async () => (await read(listSaleInquiries, supplier.token)).inquiries[0] };
    },
  },
  'request a quote': {
    subjects: { en: 'Test Company requested a quote for Grader 140', ar: 'تطلب Test Company عرض سعر لـGrader 140' },
    send: async (language) => {
      const { supplier, buyer, machine } = await aDeal(language);
      await send(requestQuote, { body: { equipmentId: machine } }, buyer.token);
      return { to: supplier.email, line: async () => (await read(mySellingQuotes, supplier.token)).quotes[0] };
    },
  },
  'schedule an inspection': {
    subjects: { en: 'Test Company requested an inspection of Grader 140', ar: 'تريد Test Company معاينة Grader 140' },
    send: async (language) => {
      const { supplier, buyer, machine } = await aDeal(language);
      const body = { equipmentId: machine, preferredDate: inDays(2), preferredTime: '10:30' };
      await send(scheduleInspection, { body }, buyer.token);
      return {
        to: supplier.email,
        line: async () => (await read(mySellingInspections, supplier.token)).inspections[0],
      };
    },
  },
  'book a rental': {
    subjects: { en: 'Test Company requested to rent Grader 140', ar: 'تريد Test Company استئجار Grader 140' },
    send: async (language) => {
      const { supplier, buyer, machine } = await aDeal(language, { ...aRentForm, title: 'Grader 140' });
      await send(bookEquipment, { body: aBookingForm(machine, [3, 6]) }, buyer.token);
      return { to: supplier.email, line: async () => (await read(myEquipmentBookings, supplier.token)).bookings[0] };
    },
  },
  'send a message': {
    subjects: { en: 'Test Company sent you a message about Grader 140', ar: 'راسلتك Test Company بشأن Grader 140' },
    send: async (language) => {
      const { supplier, buyer, machine } = await aDeal(language);
      const body = { equipmentId: machine, recipientId: supplier.accountId, content: 'Is it free in May?' };
      await send(sendMessage, { body }, buyer.token);
      const line = async () => (await read(userConversations, supplier.token))[0];
      await expect.poll(() => countNotifications(supplier.userId)).toBe(1);
      // The email waits two minutes for more messages; here it is sent immediately.
      const payload = JSON.stringify({ userId: supplier.userId });
      await api.parts.pool.query("select graphile_worker.add_job('notifications.mail_now', $1)", [payload]);
      return { to: supplier.email, line };
    },
  },
  'post a need': {
    subjects: { en: 'Test Company needs Excavators (quantity: 2)', ar: 'تحتاج Test Company إلى الحفارات (العدد: 2)' },
    send: async (language) => {
      const [supplier, buyer] = [await aLoggedInMember(language, 'supplier'), await aLoggedInMember('en', 'buyer')];
      await send(
        createNeed,
        { body: { category: 'Excavators', quantity: 2, urgency: 'High', budget: 0 } },
        buyer.token,
      );
      const params = { userId: buyer.accountId };
      return {
        to: supplier.email,
        line: async () => (await read(getNeeds, supplier.token, { params, query: {} })).needs[0],
      };
    },
  },
};

const countNotifications = async (userId: string) =>
  (await api.parts.db.selectFrom('notifications').select('id').where('user_id', '=', userId).execute()).length;

describe.each(Object.entries(forms))('[SH-037] the form "%s"', (_, { subjects, send: sendForm }) => {
  it.each(['en', 'ar'] as const)(
    'lists the record and sends an email in the language of its reader (%s)',
    async (language) => {
      const { to, line } = await sendForm(language);
      const { subject, html, text = '' } = await inbox.waitForEmail(to);
      expect(subject).toEqual(
        typeof subjects[language] === 'string' ? subjects[language] : expect.stringMatching(subjects[language]),
      );
      expect(html).toContain(language === 'ar' ? 'lang="ar"' : 'lang="en"');
      for (const [link] of text.matchAll(/http:\/\/rigsouq\.test\/\S*/g))
        expect([link, link.includes('rigsouq.test/ar/')]).toEqual([link, language === 'ar']);
      expect(await line()).toBeTruthy();
    },
  );
});

it('sends emails in the language that the member chose, whatever the language of the last page', async () => {
  const { supplier, buyer, machine } = await aDeal('en');
  await send(setEmailLanguage, { body: { language: 'ar' } }, supplier.token);
  // A second device, with a page in English.
  const second = { email: supplier.email, password: PASSWORD, language: 'en' };
  expect((await api.call(login, { body: second })).status).toBe(200);
  expect(await send(readEmailLanguage, {}, supplier.token)).toEqual({ language: 'ar' });
  await send(requestQuote, { body: { equipmentId: machine } }, buyer.token);
  expect((await inbox.waitForEmail(supplier.email)).subject).toBe('تطلب Test Company عرض سعر لـGrader 140');
  expect((await api.call(setEmailLanguage, { body: { language: 'fr' } }, { token: supplier.token })).status).toBe(400);
});

it('[SH-037] stores a project and a saved search for their own account and sends no email', async () => {
  const buyer = await aLoggedInMember('ar', 'buyer');
  const project = { name: 'Coast road', status: 'Active', duration: '18 months', equipment: ['excavators'] };
  await send(createProject, { body: project }, buyer.token);
  const params = { userId: buyer.accountId };
  expect((await read(getProjects, buyer.token, { params, query: {} })).projects).toMatchObject([project]);
  await send(saveSearch, { body: { name: 'Graders', filters: { search: 'grader' }, language: 'ar' } }, buyer.token);
  expect(await read(listSavedSearches, buyer.token)).toHaveLength(1);
  expect(inbox.emails.filter(({ to }) => JSON.stringify(to).includes(buyer.email))).toEqual([]);
});

// Tests that every action of an operator leaves an entry in the audit log, with the facts before and after.

import * as directory from '@rigsouq/contract/directory/calls';
import * as numbers from '@rigsouq/contract/directory/marketing-number-desk';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import * as forwards from '@rigsouq/contract/leads/forwards';
import * as newsletter from '@rigsouq/contract/leads/newsletter';
import * as auctions from '@rigsouq/contract/operations/auction-desk';
import * as companies from '@rigsouq/contract/operations/calls';
import * as queue from '@rigsouq/contract/operations/desk-queue';
import { restoreListing, takeDownListing } from '@rigsouq/contract/operations/desk-search';
import * as system from '@rigsouq/contract/operations/desk-system';
import { setRights } from '@rigsouq/contract/operations/operators';
import { deleteView, saveView } from '@rigsouq/contract/operations/saved-views';
import * as plans from '@rigsouq/contract/procurement/plans';
import * as licences from '@rigsouq/contract/trust/licences';
import { decideReport } from '@rigsouq/contract/trust/reports';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { newId } from '../../../platform/database/ids.ts';
import { aConsignment, aRegistration, aSettlement, someTerms } from '../../auctions/auctions.factory.ts';
import { aListing, aSupplier } from '../../catalogue/catalogue.factory.ts';
import { anExpert } from '../../directory/directory.factory.ts';
import { anAccount } from '../../identity/identity.factory.ts';
import { aForward, aListedProvider, aServiceRequest } from '../../leads/forwarding/forwards.factory.ts';
import { anIssue, aSubscriber, issueTexts } from '../../leads/newsletter/newsletter.factory.ts';
import { aPdfFile } from '../../supplier-lists/supplier-lists.factory.ts';
import { aParty } from '../../trust/trust.factory.ts';
import { aCompany, aFailedJob, aLead, anOperator, approveWithLicence } from '../operations.factory.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = await anOperator(api);
});
afterAll(() => api.stop());

const reason = 'A reason of ours';
const send = async (endpoint: Endpoint, params: Record<string, string>, body: object = {}) => {
  const answer = await api.call(endpoint, { params, body }, { token });
  expect([endpoint.path, answer.status, answer.body.code]).toEqual([endpoint.path, 200, undefined]);
  return answer.body as { _id?: string };
};
const company = async () => (await aCompany(api)).id;
const issue = () => anIssue(api.parts.db);
const buyer = async () => (await anAccount(api.parts.db, { roles: ['buyer'] })).accountId;
const consignment = async () => aConsignment(api, (await aSupplier(api)).token);

const listing = async () => aListing(api, (await aSupplier(api)).token);

async function licence(): Promise<string> {
  const { accountId, token: owner } = await aParty(api, ['supplier']);
  const body = { expiresOn: daysLater(dayOf(new Date()), 300) };
  await api.call(licences.sendLicence, { body, files: { file: [aPdfFile('licence.pdf')] } }, { token: owner });
  const { id } = await api.parts.db
    .selectFrom('company_licences')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return id;
}

async function mediaOf(licenceId: string): Promise<string> {
  const { media_id } = await api.parts.db
    .selectFrom('company_licences')
    .select('media_id')
    .where('id', '=', licenceId)
    .executeTakeFirstOrThrow();
  return media_id;
}

async function openedLicence(): Promise<string> {
  const id = await licence();
  await send(companies.openPaper, { id: await mediaOf(id) });
  return id;
}

/** A company whose badge was taken back, so that only the approval is missing. */
async function approvable(): Promise<string> {
  const id = await company();
  await approveWithLicence(api, id, token);
  await send(companies.revokeCompany, { id }, { reason });
  return id;
}

async function addReport(): Promise<string> {
  const { accountId } = await anAccount(api.parts.db);
  const row = {
    id: newId(),
    subject_kind: 'account',
    subject_id: accountId,
    account_id: accountId,
    title: 'Wadi Plant',
  };
  await api.parts.db.insertInto('report_cases').values(row).execute();
  return row.id;
}

const registration = async () => aRegistration(api.parts.db, await anAccount(api.parts.db));
const settlement = () => aSettlement(api);

async function defaulted(): Promise<string> {
  const id = await settlement();
  await send(auctions.markDefaulted, { id });
  return id;
}

async function application(): Promise<string> {
  const details = { specialization: 'technical', country: 'ae', experience: '5-10', location: 'Dubai' };
  const id = await aLead(api);
  await api.parts.db.updateTable('leads').set({ kind: 'expert', details }).where('id', '=', id).execute();
  return id;
}

const entry = async () => (await send(directory.addEntry, {}, anExpert()))._id ?? '';

type Scenario = {
  call: Endpoint;
  /** Prepares the data and returns the subject of the action. */
  given?: () => Promise<string>;
  body?: object;
  params?: Record<string, string>;
  act: string;
};

/** The recipients of the forwarded request; they exist once the scenario has started. */
const chosen: { entryIds: string[] } = { entryIds: [] };

const scenarios: Scenario[] = [
  { call: companies.approveCompany, given: approvable, body: { reason }, act: 'company.approved' },
  {
    call: companies.revokeCompany,
    given: async () => {
      const id = await company();
      await approveWithLicence(api, id, token);
      return id;
    },
    body: { reason },
    act: 'company.revoked',
  },
  { call: companies.rejectCompany, given: company, body: { reason }, act: 'company.rejected' },
  { call: companies.suspendCompany, given: company, body: { reason }, act: 'company.suspended' },
  {
    call: plans.activateBuyerPlan,
    given: buyer,
    body: { endsOn: daysLater(dayOf(new Date()), 30) },
    act: 'company.plan_activated',
  },
  {
    call: plans.endBuyerPlan,
    given: async () => {
      const id = await buyer();
      await send(plans.activateBuyerPlan, { id }, { endsOn: daysLater(dayOf(new Date()), 30) });
      return id;
    },
    body: { reason },
    act: 'company.plan_ended',
  },
  {
    call: companies.restoreCompany,
    given: async () => {
      const id = await company();
      await send(companies.suspendCompany, { id }, { reason });
      return id;
    },
    act: 'company.restored',
  },
  { call: companies.openPaper, given: async () => mediaOf(await licence()), act: 'paper.opened' },
  { call: licences.approveLicence, given: openedLicence, act: 'licence.approved' },
  { call: licences.rejectLicence, given: licence, body: { reason }, act: 'licence.rejected' },
  { call: decideReport, given: addReport, body: { outcome: 'nothing', reason }, act: 'report.nothing' },
  { call: companies.closeLead, given: () => aLead(api), act: 'lead.closed' },
  {
    call: forwards.forwardLead,
    given: async () => {
      chosen.entryIds = [await aListedProvider(api.parts.db)];
      return aServiceRequest(api.parts.db);
    },
    body: chosen,
    act: 'lead.forwarded',
  },
  {
    call: forwards.withdrawForward,
    given: async () => (await aForward(api.parts.db)).id,
    act: 'lead.forward_withdrawn',
  },
  { call: directory.addEntry, body: anExpert(), act: 'entry.added' },
  { call: directory.addEntryFromLead, given: application, act: 'entry.added' },
  { call: directory.changeEntry, given: entry, body: anExpert({ name: 'Another name' }), act: 'entry.changed' },
  { call: newsletter.addIssue, body: issueTexts, act: 'issue.added' },
  {
    call: newsletter.changeIssue,
    given: issue,
    body: { ...issueTexts, subjectEn: 'Another subject' },
    act: 'issue.changed',
  },
  { call: newsletter.testIssue, given: issue, act: 'issue.tested' },
  {
    call: newsletter.sendIssue,
    given: async () => {
      await aSubscriber(api.parts.db);
      return issue();
    },
    body: { recipients: 1 },
    act: 'issue.sent',
  },
  {
    call: directory.activatePlan,
    given: () => aListedProvider(api.parts.db),
    body: { plan: 'basic', startsOn: '2026-01-01', endsOn: '2100-01-01' },
    act: 'entry.plan_activated',
  },
  { call: directory.publishEntry, given: entry, act: 'entry.published' },
  {
    call: directory.unpublishEntry,
    given: async () => {
      const id = await entry();
      await send(directory.publishEntry, { id });
      return id;
    },
    act: 'entry.unpublished',
  },
  {
    call: numbers.changeMarketingNumber,
    params: { key: 'landing-equipment' },
    body: { value: '12,000+' },
    act: 'marketing_number.changed',
  },
  {
    call: numbers.resetMarketingNumber,
    given: async () => {
      await send(numbers.changeMarketingNumber, { key: 'network-sales' }, { value: '$4B' });
      return newId();
    },
    params: { key: 'network-sales' },
    act: 'marketing_number.reset',
  },
  { call: auctions.approveLot, given: consignment, body: someTerms(), act: 'lot.approved' },
  { call: auctions.rejectLot, given: consignment, body: { reason }, act: 'lot.rejected' },
  {
    call: auctions.cancelLot,
    given: async () => {
      const id = await consignment();
      await send(auctions.approveLot, { id }, someTerms());
      return id;
    },
    body: { reason },
    act: 'lot.cancelled',
  },
  { call: auctions.approveBidder, given: registration, body: { limit: 90_000 }, act: 'bidder.approved' },
  { call: auctions.rejectBidder, given: registration, body: { reason }, act: 'bidder.rejected' },
  { call: auctions.markPaid, given: settlement, act: 'settlement.paid' },
  {
    call: auctions.markReleased,
    given: async () => {
      const id = await settlement();
      await send(auctions.markPaid, { id });
      return id;
    },
    act: 'settlement.released',
  },
  { call: auctions.markDefaulted, given: settlement, act: 'settlement.defaulted' },
  { call: auctions.offerSecondChance, given: defaulted, act: 'settlement.offered' },
  { call: auctions.giveUpSettlement, given: defaulted, act: 'settlement.given_up' },
  { call: takeDownListing, given: listing, body: { reason }, act: 'listing.taken_down' },
  {
    call: restoreListing,
    given: async () => {
      const id = await listing();
      await send(takeDownListing, { id }, { reason });
      return id;
    },
    act: 'listing.restored',
  },
  {
    call: system.addExchangeRate,
    body: { currency: 'EUR', usd: 1.21, since: '2100-01-01T00:00:00.000Z' },
    act: 'rate.exchange',
  },
  { call: system.addVatRate, body: { country: 'ae', percent: 7.5, since: '2100-01-01' }, act: 'rate.vat' },
  { call: system.retryJobs, given: async () => (await aFailedJob(api)).group, act: 'job.retried' },
  {
    call: setRights,
    given: async () => (await anAccount(api.parts.db, { roles: [], operator: true })).userId,
    body: { lead: false, desks: ['leads'] },
    act: 'operator.rights',
  },
  { call: queue.claimItem, given: company, params: { kind: 'company' }, act: 'company.taken' },
  {
    call: queue.releaseItem,
    given: async () => {
      const id = await company();
      await send(queue.claimItem, { id, kind: 'company' });
      return id;
    },
    params: { kind: 'company' },
    act: 'company.given_back',
  },
];

/** The views that operators save are their own and change nothing for others. */
const notRecorded: readonly Endpoint[] = [saveView, deleteView];

it('has a scenario for every operator action that is served', () => {
  const served = api.served.endpoints.filter(
    ({ access, method, path }) =>
      access === 'operator' &&
      method !== 'GET' &&
      !notRecorded.some((call) => call.method === method && call.path === path),
  );
  const name = ({ method, path }: Endpoint) => `${method} ${path}`;
  expect(scenarios.map(({ call }) => name(call)).sort()).toEqual(served.map(name).sort());
});

describe('the audit entry of an action', () => {
  it.each(scenarios.map((scenario) => [scenario.call.summary, scenario] as const))(
    'contains author, action and change of: %s',
    async (_, scenario) => {
      const { call, given, body = {}, params = {}, act } = scenario;
      const id = (await given?.()) ?? newId();
      const last = await api.parts.db
        .selectFrom('audit_log')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      await send(call, { ...params, id }, body);
      const entries = await api.parts.db
        .selectFrom('audit_log')
        .selectAll()
        .where('id', '>', last?.id ?? '00000000-0000-0000-0000-000000000000')
        .where('act', '=', act)
        .execute();
      expect(entries).toHaveLength(1);
      const [{ before, after, reason: noted, operator_id, operator_name } = { before: {}, after: {} }] = entries;
      expect(operator_id).toEqual(expect.any(String));
      expect(operator_name).toBe('Test Contact');
      expect(Object.keys(before as object).length).toBeGreaterThan(0);
      expect(Object.keys(after as object).length).toBeGreaterThan(0);
      expect(after).not.toEqual(before);
      if ('reason' in body) expect(noted).toBe(reason);
    },
  );
});

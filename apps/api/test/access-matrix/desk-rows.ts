// Creates the rows that operators work on and that belong to no deal of the caller.

import { applyAsExpert } from '@rigsouq/contract/leads/calls';
import { readNoticePreferences } from '@rigsouq/contract/notifications/calls';
import { takeDownListing } from '@rigsouq/contract/operations/desk-search';
import { sendReport } from '@rigsouq/contract/trust/reports';
import { aListing } from '../../src/modules/catalogue/catalogue.factory.ts';
import { anExpert } from '../../src/modules/directory/directory.factory.ts';
import { addEntry, setPublished } from '../../src/modules/directory/index.ts';
import { anAccount } from '../../src/modules/identity/identity.factory.ts';
import { aForward, aListedProvider, aServiceRequest } from '../../src/modules/leads/forwarding/forwards.factory.ts';
import { anEmail } from '../../src/modules/leads/leads.factory.ts';
import { anIssue, aSubscriber } from '../../src/modules/leads/newsletter/newsletter.factory.ts';
import { aFailedJob, aLead, anOperator } from '../../src/modules/operations/operations.factory.ts';
import { aParty } from '../../src/modules/rfqs/rfqs.factory.ts';
import { inTransaction } from '../../src/platform/database/db.ts';
import type { TestApi } from '../harness.ts';
import { callSuccessfully, findNewestId } from './call-successfully.ts';

export type DeskRows = Awaited<ReturnType<typeof createDeskRows>>;

export async function createDeskRows(api: TestApi) {
  const { db } = api.parts;
  const leadOperator = { token: await anOperator(api) };
  const suspended = await aParty(db, ['supplier']);
  const third = await aParty(db, ['supplier']);
  const listing = await aListing(api, suspended.token);
  const takenDown = await aListing(api, third.token);
  const reason = { reason: 'It has to be so' };
  await callSuccessfully(api, takeDownListing, { params: { id: takenDown }, body: reason }, leadOperator);
  const report = { kind: 'listing', id: listing, reason: 'fraud', text: 'It is ours' };
  await callSuccessfully(api, sendReport, { body: report }, third);
  await db.updateTable('accounts').set({ suspended_at: new Date() }).where('id', '=', suspended.accountId).execute();
  const application = {
    firstName: 'Noura',
    lastName: 'Saleh',
    email: anEmail(),
    phone: '+966 50 000 0000',
    specialization: 'appraisal',
    experience: '5-10',
    country: 'ae',
    message: 'Cranes',
  };
  await callSuccessfully(api, applyAsExpert, { body: application });
  const addExpert = () => inTransaction(db, (tx) => addEntry(tx, anExpert()));
  const expert = await addExpert();
  await inTransaction(db, (tx) => setPublished(tx, expert, true));
  await aSubscriber(db);
  return {
    takenDown,
    expert,
    suspendedCompany: suspended.accountId,
    twoSuppliers: [third, await aParty(db, ['supplier'])],
    reportCase: await findNewestId(api, 'report_cases', 'subject_id', listing),
    expertLead: await findNewestId(api, 'leads', 'email', application.email),
    lead: await aLead(api),
    serviceRequest: await aServiceRequest(db),
    provider: await aListedProvider(db),
    forward: await aForward(db),
    draftEntry: await addExpert(),
    issue: await anIssue(db),
    failedJob: (await aFailedJob(api)).group,
    operator: (await anAccount(db, { roles: [], operator: { lead: false, desks: ['trust'] } })).userId,
    noticePreferences: (await callSuccessfully(api, readNoticePreferences, {}, third)).choices,
  };
}

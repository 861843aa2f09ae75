import { listCompanySecurityEvents } from '@rigsouq/contract/identity/security-events';
import * as calls from '@rigsouq/contract/operations/calls';
import { activateBuyerPlan, endBuyerPlan } from '@rigsouq/contract/procurement/plans';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { decideCompany } from './companies/decide-company.ts';
import { activatePlan, endPlan } from './companies/decide-plan.ts';
import { listCompanies } from './companies/list-companies.ts';
import { listCompanyEvents } from './companies/list-company-events.ts';
import { openDocument } from './companies/open-document.ts';
import { readCompany } from './companies/read-company.ts';
import { presentLead } from './operations.presenter.ts';
import { closeLead, listLeadPage } from './queue/leads.ts';

export function operationsRoutes(serve: Serve, deps: { db: Db; secret: AuthSecret }): void {
  const { db } = deps;
  serve(calls.listCompanies, ({ query }) => listCompanies(db, query));
  serve(calls.readCompany, ({ params }) => readCompany(db, params.id));
  serve(listCompanySecurityEvents, ({ params, query }) => listCompanyEvents(db, params.id, query.after));
  serve(calls.openPaper, ({ actor, params }) => openDocument(deps, actor, params.id));
  serve(calls.approveCompany, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => decideCompany(tx, actor, 'approve', params.id, body.reason));
    return { message: calls.approveCompany.message };
  });
  serve(calls.revokeCompany, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => decideCompany(tx, actor, 'revoke', params.id, body.reason));
    return { message: calls.revokeCompany.message };
  });
  serve(calls.rejectCompany, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => decideCompany(tx, actor, 'reject', params.id, body.reason));
    return { message: calls.rejectCompany.message };
  });
  serve(calls.suspendCompany, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => decideCompany(tx, actor, 'suspend', params.id, body.reason));
    return { message: calls.suspendCompany.message };
  });
  serve(calls.restoreCompany, async ({ actor, params }) => {
    await inTransaction(db, (tx) => decideCompany(tx, actor, 'restore', params.id));
    return { message: calls.restoreCompany.message };
  });
  serve(activateBuyerPlan, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => activatePlan(tx, actor, params.id, body.endsOn));
    return { message: activateBuyerPlan.message };
  });
  serve(endBuyerPlan, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => endPlan(tx, actor, params.id, body.reason));
    return { message: endBuyerPlan.message };
  });
  serve(calls.listLeads, async ({ query }) => {
    const { page, next } = await listLeadPage(db, query);
    return { leads: page.map(presentLead), next };
  });
  serve(calls.closeLead, async ({ actor, params }) => {
    await inTransaction(db, (tx) => closeLead(tx, actor, params.id));
    return { message: calls.closeLead.message };
  });
}

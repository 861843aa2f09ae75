import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { leadKinds, listCompanies, listLeads, readCompany } from '@rigsouq/contract/operations/calls';
import type { AccountRole } from '../../platform/http/access.ts';
import { presentDeskForward } from '../leads/index.ts';
import { type MediaRow, presentSizes } from '../media/index.ts';
import type { readPlan } from '../procurement/index.ts';
import type { readLicenceForDecision } from '../trust/index.ts';
import type { listHistory } from './audit/audit-log.ts';
import { allowedDecisions } from './companies/company-state.ts';
import type { CompanyDocumentRow, CompanyLineRow, CompanyRow, listCompanyMembers } from './operations.store.ts';
import type { LeadRow } from './queue/leads.ts';

type Rows<F extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<F>>;
type Related = {
  logo: MediaRow | undefined;
  papers: CompanyDocumentRow[];
  licence: Rows<typeof readLicenceForDecision>;
  members: Rows<typeof listCompanyMembers>;
  history: Rows<typeof listHistory>;
  buyerPlan: Rows<typeof readPlan> | null;
};

export function presentCompanyLine(row: CompanyLineRow): AnswerOf<typeof listCompanies>['companies'][number] {
  return {
    _id: row.id,
    companyName: row.company_name,
    contactName: row.contact_name,
    role: row.roles as AccountRole[],
    city: row.city,
    country: row.country,
    standing: row.standing,
    emailVerified: row.email_verified,
    documents: row.documents,
    createdAt: row.created_at.toISOString(),
  };
}

export function presentCompany(row: CompanyRow, related: Related): AnswerOf<typeof readCompany> {
  const roles = row.roles as AccountRole[];
  return {
    company: {
      ...presentCompanyLine(row),
      email: row.email,
      phone: row.phone,
      address: row.address,
      website: row.website,
      companyType: row.company_type,
      vendorType: row.vendor_type,
      businessLicense: row.business_license,
      taxId: row.tax_id,
      description: row.description,
      equipmentTypes: row.equipment_types ?? [],
      logo: (related.logo && presentSizes(related.logo)?.thumb) ?? null,
      reason: row.standing_reason,
      verifiedAs: row.approved_at ? roles.filter((role) => !row.unreviewed_roles.includes(role)) : [],
      reviewSince: row.review_since?.toISOString() ?? null,
    },
    papers: related.papers.map((paper) => ({
      _id: paper.id,
      name: paper.original_name,
      purpose: paper.id === row.licence_id ? 'licence' : 'document',
      createdAt: paper.created_at.toISOString(),
    })),
    licence: related.licence && presentLicence(related.licence),
    members: related.members.map(({ name, email, position }) => ({ name, email, position })),
    history: related.history,
    buyerPlan: related.buyerPlan,
    can: allowedDecisions({ standing: row.standing, emailVerified: row.email_verified }),
  };
}

function presentLicence({ id, ...licence }: NonNullable<Related['licence']>) {
  return licence;
}

export function presentLead({ forwards, ...row }: LeadRow): AnswerOf<typeof listLeads>['leads'][number] {
  const details = Object.entries((row.details ?? {}) as Record<string, unknown>);
  return {
    _id: row.id,
    kind: row.kind as (typeof leadKinds)[number],
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    company: row.company,
    phone: row.phone,
    subject: row.subject,
    message: row.message,
    details: Object.fromEntries(details.map(([name, value]) => [name, String(value)])),
    state: row.closed_at ? 'closed' : 'open',
    createdAt: row.created_at.toISOString(),
    forwards: forwards.map(presentDeskForward),
  };
}

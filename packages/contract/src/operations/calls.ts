// Calls of the company and lead desks: decisions on companies, their history, and leads.
import { z } from 'zod';
import { codeIn, companyType, country, textIn } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { roles } from '../identity/calls.ts';
import { deskForward } from '../leads/forwards.ts';
import { address } from '../media/calls.ts';
import { readBuyerPlan } from '../procurement/plans.ts';
import { vendorTypes } from '../taxonomy.ts';
import { done, id, instant } from '../wire.ts';

/** A company is pending until an operator decides. A suspended company is closed to its members and hidden from all others. */
export const standings = ['pending', 'approved', 'rejected', 'suspended'] as const;
export const leadKinds = [
  'contact',
  'buyer-network',
  'sell',
  'provider',
  'service-request',
  'expert',
  'expert-contact',
  'trial',
  'demo',
] as const;

/** An action of an operator, from the audit log. */
export const auditEntry = z
  .object({
    at: instant,
    by: z.string(),
    act: z.string(),
    reason: z.string().nullable(),
    changes: z.array(z.object({ what: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  })
  .meta({ id: 'OperatorAct', description: 'An action of an operator, from the audit log' });
export type AuditEntry = z.output<typeof auditEntry>;

const companyLine = z.object({
  _id: id,
  companyName: z.string().nullable(),
  contactName: z.string(),
  role: z.array(z.enum(roles)),
  city: z.string().nullable(),
  country: country.nullable(),
  standing: z.enum(standings),
  emailVerified: z.boolean(),
  documents: z.int(),
  createdAt: instant,
});

const cursor = id.optional().describe('`next` of the previous page');

export const listCompanies = endpoint({
  method: 'GET',
  path: '/admin/companies',
  access: 'operator',
  desk: 'companies',
  summary: 'List companies by standing, longest waiting first',
  query: z.object({
    standing: z.enum(standings).default('pending'),
    search: z.string().trim().max(80).optional(),
    after: cursor,
  }),
  answer: z.object({ companies: z.array(companyLine), next: id.nullable() }),
});

export const readCompany = endpoint({
  method: 'GET',
  path: '/admin/companies/:id',
  access: 'operator',
  desk: 'companies',
  summary: 'Read a company with its documents, members and history',
  params: z.object({ id }),
  answer: z.object({
    company: companyLine.extend({
      email: z.string(),
      phone: z.string().nullable(),
      address: z.string().nullable(),
      website: z.string().nullable(),
      companyType: companyType.nullable(),
      vendorType: codeIn(vendorTypes).nullable(),
      businessLicense: z.string().nullable(),
      taxId: z.string().nullable(),
      description: z.string().nullable(),
      equipmentTypes: z.array(z.string()),
      logo: z.string().nullable(),
      reason: z.string().nullable(),
      verifiedAs: z.array(z.enum(roles)).describe('Roles that have the Verified badge'),
      reviewSince: instant.nullable().describe('Time of the change that requires a new review'),
    }),
    papers: z.array(
      z.object({ _id: id, name: z.string(), purpose: z.enum(['licence', 'document']), createdAt: instant }),
    ),
    licence: z
      .object({
        mediaId: id,
        name: z.string(),
        state: z.enum(['waiting', 'approved']),
        expiresOn: z.iso.date(),
        daysLeft: z.int(),
      })
      .nullable()
      .describe('The licence that an approval is compared with: the one that waits, or the approved one'),
    members: z.array(
      z.object({ name: z.string(), email: z.string(), position: textIn(['owner', 'manager', 'agent']) }),
    ),
    history: z.array(auditEntry),
    buyerPlan: readBuyerPlan.answer
      .omit({ can: true })
      .nullable()
      .describe('The plan for e-procurement; null for a company that is no buyer'),
    can: z.object({
      approve: z.boolean(),
      revoke: z.boolean(),
      reject: z.boolean(),
      suspend: z.boolean(),
      restore: z.boolean(),
    }),
  }),
  errors: ['company.unknown'],
});

/** The method is POST because the call records which operator opened which document. */
export const openPaper = endpoint({
  method: 'POST',
  path: '/admin/papers/:id/link',
  access: 'operator',
  desk: 'companies',
  summary: 'Get the URL with which a browser shows a document or licence of a company, valid for five minutes',
  params: z.object({ id }),
  answer: z.object({ url: address, expiresAt: instant }),
  errors: ['media.unknown'],
  limits: [{ by: 'account', max: 120, seconds: 60 }],
});

const reason = z.string().trim().min(3, 'Give a reason of at least 3 characters').max(1_000);
const decision = {
  method: 'POST',
  access: 'operator',
  desk: 'companies',
  params: z.object({ id }),
  answer: done,
  errors: ['company.unknown', 'company.standing', 'company.email_unverified', 'operator.own_company'],
  limits: [{ by: 'account', max: 120, seconds: 60 }],
} as const;

export const approveCompany = endpoint({
  ...decision,
  path: '/admin/companies/:id/approve',
  summary:
    'Approve a company and its waiting licence, and give it the Verified badge; the operator has opened the document of the licence',
  message: 'Company approved',
  body: z.object({ reason }),
  errors: [...decision.errors, 'company.licence', 'licence.unopened'],
});
export const revokeCompany = endpoint({
  ...decision,
  path: '/admin/companies/:id/revoke',
  summary: 'Take the Verified badge back, with a reason; the company waits for a new review',
  message: 'Verified badge removed',
  body: z.object({ reason }),
});
export const rejectCompany = endpoint({
  ...decision,
  path: '/admin/companies/:id/reject',
  summary: 'Refuse a company the Verified badge, with a reason',
  message: 'Company rejected',
  body: z.object({ reason }),
});
export const suspendCompany = endpoint({
  ...decision,
  path: '/admin/companies/:id/suspend',
  summary: 'Suspend a company; its members are logged out immediately',
  message: 'Company suspended',
  body: z.object({ reason }),
  errors: [...decision.errors, 'deal.state'],
});
export const restoreCompany = endpoint({
  ...decision,
  path: '/admin/companies/:id/restore',
  summary: 'Restore a suspended company',
  message: 'Company restored',
});

export const listLeads = endpoint({
  method: 'GET',
  path: '/admin/leads',
  access: 'operator',
  desk: 'leads',
  summary: 'List the leads by state, longest waiting first',
  query: z.object({
    state: z.enum(['open', 'closed']).default('open'),
    after: cursor,
    only: id.optional().describe('Only this one, if it is in the list'),
  }),
  answer: z.object({
    leads: z.array(
      z.object({
        _id: id,
        kind: z.enum(leadKinds),
        name: z.string(),
        email: z.string(),
        company: z.string().nullable(),
        phone: z.string().nullable(),
        subject: z.string().nullable(),
        message: z.string().nullable(),
        details: z.record(z.string(), z.string()),
        state: z.enum(['open', 'closed']),
        createdAt: instant,
        forwards: z.array(deskForward),
      }),
    ),
    next: id.nullable(),
  }),
});

export const closeLead = endpoint({
  method: 'POST',
  path: '/admin/leads/:id/close',
  access: 'operator',
  desk: 'leads',
  summary: 'Mark a lead as closed',
  message: 'Lead closed',
  params: z.object({ id }),
  answer: done,
  errors: ['lead.unknown'],
  limits: [{ by: 'account', max: 120, seconds: 60 }],
});

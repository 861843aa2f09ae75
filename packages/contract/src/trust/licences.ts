// Calls of company licences. The Verified badge disappears when a licence expires and returns with a new one.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, id, instant, MB } from '../wire.ts';

export const licenceStates = ['waiting', 'approved', 'rejected'] as const;
/** Days before the expiry on which members are notified, once each. */
export const LICENCE_REMINDERS = [60, 30, 7] as const;

const licence = z.object({
  _id: id,
  mediaId: id.describe(
    'File of the licence. Members open it with GET /media/:id/link, operators with POST /admin/papers/:id/link',
  ),
  name: z.string(),
  expiresOn: z.iso.date(),
  daysLeft: z
    .int()
    .describe('Days until the last day of the licence, in the Gulf time zone; negative after it has expired'),
  createdAt: instant,
});

export const readLicences = endpoint({
  method: 'GET',
  path: '/users/licences',
  access: 'member',
  summary: 'Read the approved licence of the company and the one that waits for review',
  answer: z.object({
    approved: licence.nullable(),
    waiting: licence.nullable(),
    rejected: licence
      .extend({ reason: z.string().nullable() })
      .nullable()
      .describe('Set only if the latest licence was rejected'),
    can: z.object({ send: z.boolean() }),
  }),
});

export const sendLicence = endpoint({
  method: 'POST',
  path: '/users/licences',
  access: 'member',
  summary: 'Send a new licence with its last day; it replaces one that still waits for review',
  message: 'Licence uploaded. We’ll review it.',
  upload: { file: { kinds: ['pdf', 'image'], max: 1, bytes: 10 * MB, required: true } },
  body: z.object({ expiresOn: z.iso.date('Choose an expiry date') }),
  answer: done.extend({ _id: id }),
  errors: ['access.denied', 'licence.day'],
  limits: [{ by: 'account', max: 20, seconds: 3_600 }],
});

export const listLicences = endpoint({
  method: 'GET',
  path: '/admin/licences',
  access: 'operator',
  desk: 'companies',
  summary: 'List licences by state, longest waiting first',
  query: z.object({
    state: z.enum(licenceStates).default('waiting'),
    after: id.optional().describe('`next` of the previous page'),
    only: id.optional().describe('Only this one, if it is in the list'),
  }),
  answer: z.object({
    licences: z.array(
      licence.extend({
        company: z.object({ _id: id, companyName: z.string(), verified: z.boolean() }),
        state: z.enum(licenceStates),
        reason: z.string().nullable(),
        lost: z.boolean().describe('True if the company has lost its badge and regains it with this licence'),
      }),
    ),
    next: id.nullable(),
  }),
});

const decision = {
  method: 'POST',
  access: 'operator',
  desk: 'companies',
  params: z.object({ id }),
  answer: done,
  errors: ['licence.unknown', 'licence.decided', 'licence.day', 'operator.own_company'],
  limits: [{ by: 'account', max: 120, seconds: 60 }],
} as const;

export const approveLicence = endpoint({
  ...decision,
  path: '/admin/licences/:id/approve',
  summary: 'Approve a licence; a company that lost its badge with the previous licence gets it back',
  message: 'Licence approved',
  errors: [...decision.errors, 'licence.unopened'],
});
export const rejectLicence = endpoint({
  ...decision,
  path: '/admin/licences/:id/reject',
  summary: 'Reject a licence, with a reason that the company reads',
  message: 'Licence rejected',
  body: z.object({ reason: z.string().trim().min(3, 'Give a reason of at least 3 characters').max(1_000) }),
});

// Calls of company licences. The Verified badge disappears when a licence expires and returns with a new one.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, id, instant, MB } from './wire.ts';

export const licenceStates = ['waiting', 'approved', 'rejected'] as const;
/** Days before the expiry on which members are notified, once each. */
export const LICENCE_REMINDERS = [60, 30, 7] as const;

const licence = z.object({
  _id: id,
  mediaId: id.describe('Opened by the link call of media, by operators by that of their desk'),
  name: z.string(),
  expiresOn: z.iso.date(),
  daysLeft: z.int().describe('Until its last day in the Gulf; below zero it has run out'),
  createdAt: instant,
});

export const readLicences = endpoint({
  method: 'GET',
  path: '/users/licences',
  access: 'member',
  summary: 'The licence of my company that counts, and the one that waits for us',
  answer: z.object({
    approved: licence.nullable(),
    waiting: licence.nullable(),
    rejected: licence.extend({ reason: z.string().nullable() }).nullable().describe('Where it is the latest'),
    can: z.object({ send: z.boolean() }),
  }),
});

export const sendLicence = endpoint({
  method: 'POST',
  path: '/users/licences',
  access: 'member',
  summary: 'Send a new licence with its last day; it takes the place of one that still waits',
  upload: { file: { kinds: ['pdf', 'image'], max: 1, bytes: 10 * MB, required: true } },
  body: z.object({ expiresOn: z.iso.date('Choose its last day') }),
  answer: done.extend({ _id: id }),
  errors: ['access.denied', 'licence.day'],
  limits: [{ by: 'account', max: 20, seconds: 3_600 }],
});

export const listLicences = endpoint({
  method: 'GET',
  path: '/admin/licences',
  access: 'operator',
  desk: 'companies',
  summary: 'Licences by state, the longest waiting first',
  query: z.object({
    state: z.enum(licenceStates).default('waiting'),
    after: id.optional().describe('`next` of the page before'),
  }),
  answer: z.object({
    licences: z.array(
      licence.extend({
        company: z.object({ _id: id, companyName: z.string(), verified: z.boolean() }),
        state: z.enum(licenceStates),
        reason: z.string().nullable(),
        lost: z.boolean().describe('The company has lost its badge, and gets it back with this one'),
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
  summary: 'The licence counts from now on; a badge that went with the one before comes back',
});
export const rejectLicence = endpoint({
  ...decision,
  path: '/admin/licences/:id/reject',
  summary: 'The licence does not count, with a reason that the company reads',
  body: z.object({ reason: z.string().trim().min(3, 'Say why, in at least 3 characters').max(1_000) }),
});

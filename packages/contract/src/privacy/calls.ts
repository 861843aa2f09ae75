// Calls of the rights of a member: a copy of the data, and closing the account.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { currentPassword } from '../identity/calls.ts';
import { secondFactorCode, secondFactorErrors } from '../identity/security.ts';
import { done, id, instant } from '../wire.ts';

/** The data of the member alone, or of the whole company (owner only). */
export const exportScopes = ['member', 'company'] as const;
export type ExportScope = (typeof exportScopes)[number];

/** Business that must be finished or cancelled before a company can close. */
export const openBusinessKinds = [
  'quotes',
  'inspections',
  'bookings',
  'orders',
  'lots',
  'bids',
  'settlements',
  'rfqs',
  'answers',
  'reverseAuctions',
] as const;
export type OpenBusinessKind = (typeof openBusinessKinds)[number];

const proof = { currentPassword, code: secondFactorCode };

export const readOwnData = endpoint({
  method: 'GET',
  path: '/users/data',
  access: 'member',
  summary: 'Read the copies of the data that the user asked for, and what prevents the closing of the account',
  answer: z.object({
    exports: z.array(
      z.object({
        _id: id,
        scope: z.enum(exportScopes),
        createdAt: instant,
        readyAt: instant.nullable(),
        expiresAt: instant,
        bytes: z.int().nullable(),
      }),
    ),
    closes: z.enum(exportScopes).describe('What closing the account closes: an owner closes the company'),
    members: z.int().describe('Number of members who lose their login when the company closes'),
    open: z.array(z.object({ kind: z.enum(openBusinessKinds), count: z.int() })),
  }),
});

export const requestExport = endpoint({
  method: 'POST',
  path: '/users/data/exports',
  access: 'member',
  summary: 'Ask for a copy of the data of the user or, as the owner, of the company',
  message: 'We are making your copy. We email you when it is ready.',
  body: z.object({ scope: z.enum(exportScopes), ...proof }),
  answer: done,
  errors: [...secondFactorErrors, 'auth.wrong_password', 'auth.busy', 'access.denied', 'data.export_recent'],
  limits: [{ by: 'account', max: 20, seconds: 3_600 }],
});

export const linkExport = endpoint({
  method: 'POST',
  path: '/users/data/exports/:id/link',
  access: 'member',
  summary: 'Get a link to an own copy that works for a few minutes',
  params: z.object({ id }),
  answer: z.object({ url: z.string(), expiresAt: instant }),
  errors: ['data.export_unknown'],
  limits: [{ by: 'account', max: 60, seconds: 600 }],
});

export const closeAccount = endpoint({
  method: 'POST',
  path: '/users/data/closing',
  access: 'member',
  summary: 'Close the account and erase the personal data; an owner closes the company with all its logins',
  message: 'Your account is closed.',
  body: z.object(proof),
  answer: done,
  errors: [...secondFactorErrors, 'auth.wrong_password', 'auth.busy', 'account.open_business', 'operator.own_rights'],
  limits: [{ by: 'account', max: 10, seconds: 3_600 }],
});

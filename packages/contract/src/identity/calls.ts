// Calls to log in, to read the own profile and sessions, and to reset a forgotten password.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, id, instant, language } from '../wire.ts';

export const roles = ['buyer', 'supplier', 'admin'] as const;
const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const RESET_LINK_MINUTES = 60;
export const SESSION_DAYS = 7;
/** Days after which a session ends even if it is in use, so that a stolen token does not work for ever. */
export const SESSION_LIFE_DAYS = 90;

export const email = z.string().trim().min(1, 'Email is required').max(254).pipe(z.email('Invalid email format.'));
export const newPassword = z
  .string()
  .min(PASSWORD_MIN, 'Password must be at least 6 characters long.')
  .max(PASSWORD_MAX, 'Password must be at most 128 characters long.');

/** The current password, required for changes that an open session alone must not make. */
export const currentPassword = z.string().min(1, 'Password is required').max(PASSWORD_MAX);

export const login = endpoint({
  method: 'POST',
  path: '/auth/loginuser',
  access: 'public',
  summary: 'Log in with email and password',
  body: z.object({
    email,
    password: z.string().min(1, 'Password is required').max(PASSWORD_MAX),
    /** Code of the authenticator app or a recovery code, if the login has a second factor. */
    code: z.string().trim().max(20).optional(),
  }),
  answer: z.object({ token: z.string(), _id: id, role: z.array(z.enum(roles)) }),
  errors: ['auth.credentials', 'auth.code_wanted', 'auth.code', 'auth.code_locked', 'auth.suspended', 'auth.busy'],
  limits: [
    { by: 'address', max: 30, seconds: 60 },
    { by: 'body.email', perAddress: true, max: 10, seconds: 300 },
  ],
});

/** `_id` is the account that the user acts for (R16). */
export const profile = endpoint({
  method: 'GET',
  path: '/auth/profile',
  access: 'member',
  summary: 'Read the signed-in user and the account they act for',
  answer: z.object({
    user: z.object({
      _id: id,
      role: z.array(z.enum(roles)),
      contactName: z.string(),
      /** Name of the user. The contact name belongs to the company. */
      name: z.string(),
      position: z.enum(['owner', 'manager', 'agent']),
      companyName: z.string().nullable(),
      email: z.string(),
      emailVerified: z.boolean(),
      isApproved: z.boolean(),
      missingConsents: z.array(z.string()).describe('Documents whose current version the user has not agreed to yet'),
    }),
  }),
});

export const readEmailLanguage = endpoint({
  method: 'GET',
  path: '/users/language',
  access: 'member',
  summary: 'Read the language of the emails to the user',
  answer: z.object({ language }),
});

export const setEmailLanguage = endpoint({
  method: 'PUT',
  path: '/users/language',
  access: 'member',
  summary: 'Set the language of the emails to the user',
  message: 'Email language saved',
  body: z.object({ language }),
  answer: done,
  limits: [{ by: 'account', max: 60, seconds: 600 }],
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'member',
  summary: 'End the current session',
  message: 'Logged out',
  answer: done,
  errors: ['session.unknown'],
  limits: [{ by: 'address', max: 60, seconds: 60 }],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  access: 'member',
  summary: 'List the open sessions of the user, most recently used first',
  answer: z.object({
    sessions: z.array(
      z.object({
        _id: id,
        current: z.boolean(),
        createdAt: instant,
        lastUsedAt: instant,
        address: z.string().nullable(),
        userAgent: z.string().nullable(),
      }),
    ),
  }),
});

/** Ending a session needs only the password, even with a second factor, so that a user whose phone was stolen can end its session. */
const endSessionsBody = z.object({ currentPassword });

export const revokeSession = endpoint({
  method: 'POST',
  path: '/auth/sessions/:id/end',
  access: 'member',
  summary: 'End one session of the user immediately on all servers',
  message: 'Session ended',
  params: z.object({ id }),
  body: endSessionsBody,
  answer: done,
  errors: ['auth.wrong_password', 'session.unknown', 'auth.busy'],
  limits: [{ by: 'account', max: 20, seconds: 600 }],
});

export const revokeOtherSessions = endpoint({
  method: 'POST',
  path: '/auth/sessions/end-others',
  access: 'member',
  summary: 'End all sessions of the user except the current one',
  message: 'All other sessions ended',
  body: endSessionsBody,
  answer: z.object({ message: z.string(), ended: z.int() }),
  errors: ['auth.wrong_password', 'auth.busy'],
  limits: [{ by: 'account', max: 20, seconds: 600 }],
});

/** The answer does not reveal whether the email has an account. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  summary: 'Send a link to reset the password',
  message: 'If this email has an account, we have sent a link. Check your inbox.',
  body: z.object({ email, language: language.default('en') }),
  answer: done,
  limits: [
    { by: 'address', max: 10, seconds: 600 },
    { by: 'body.email', max: 3, seconds: 600 },
  ],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  summary: 'Reset the password with the token from the email; ends all sessions',
  message: 'Password changed. Log in with your new password.',
  body: z.object({ token: z.string().min(1).max(200), password: newPassword }),
  answer: done,
  errors: ['auth.reset_link', 'auth.password_common', 'auth.busy'],
  limits: [{ by: 'address', max: 20, seconds: 600 }],
});

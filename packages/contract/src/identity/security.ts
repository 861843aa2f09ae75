// Calls to change the password, the email and the second factor of a login.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, language, unlessEmpty } from '../wire.ts';
import { currentPassword, email, newPassword } from './calls.ts';

export const RECOVERY_CODES = 10;
/** The maximum of wrong codes in a row. Then a recovery code or a new password is needed. */
export const WRONG_CODES_MAX = 20;

/** The six digits of the authenticator app, or a recovery code. */
const code = z.string().trim().min(6, 'Enter the six digits, or a recovery code.').max(20);
/** The code for a sensitive change, required if the login has a second factor. */
export const secondFactorCode = unlessEmpty(code);
export const secondFactorErrors = ['factor.code_wanted', 'factor.code', 'auth.code_locked'] as const;

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/change-password',
  access: 'member',
  summary: 'Change the password; ends all other sessions of the user (R67)',
  message: 'Password changed. All other sessions have ended.',
  body: z.object({ currentPassword, code: secondFactorCode, password: newPassword }),
  answer: done,
  errors: [...secondFactorErrors, 'auth.wrong_password', 'auth.password_common', 'auth.busy'],
  limits: [{ by: 'account', max: 10, seconds: 600 }],
});

/** The old address is notified. The new address is used immediately and must be verified again (R67). */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/auth/change-email',
  access: 'member',
  summary: 'Change the email used to log in',
  message: 'Email changed. Open the verification link we sent to the new address.',
  body: z.object({ email, currentPassword, code: secondFactorCode, language: language.default('en') }),
  answer: done,
  errors: [...secondFactorErrors, 'auth.wrong_password', 'account.email_taken', 'auth.busy'],
  limits: [{ by: 'account', max: 5, seconds: 3_600 }],
});

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/auth/second-factor',
  access: 'member',
  summary: 'Read whether the login needs a code, and how many recovery codes are left',
  answer: z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int() }),
});

/** The second factor becomes active when the first code is confirmed. */
export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor',
  access: 'member',
  summary: 'Start the setup of an authenticator app',
  body: z.object({ currentPassword }),
  answer: z.object({ secret: z.string(), uri: z.string().describe('An otpauth:// URI, for a QR code') }),
  errors: ['auth.wrong_password', 'factor.enabled', 'operator.factor_first', 'auth.busy'],
  limits: [{ by: 'account', max: 10, seconds: 600 }],
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor/confirm',
  access: 'member',
  summary: 'Turn on the second factor with the first code; returns the recovery codes, once',
  body: z.object({ code }),
  answer: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['factor.code', 'factor.not_begun', 'auth.busy'],
  limits: [{ by: 'account', max: 10, seconds: 600 }],
});

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor/end',
  access: 'member',
  summary: 'Turn off the second factor',
  message: 'Two-step login is off',
  body: z.object({ currentPassword, code }),
  answer: done,
  errors: [...secondFactorErrors, 'auth.wrong_password', 'operator.keeps_factor', 'auth.busy'],
  limits: [{ by: 'account', max: 10, seconds: 600 }],
});

import { APIError } from 'better-auth/api';
import { fail } from '../../platform/errors.ts';
import type { Auth } from './auth.ts';
import { refuseCommon } from './passwords.ts';

/** A link works once; every open session of the person ends with it. */
export async function resetPassword(auth: Auth, input: { token: string; password: string }): Promise<void> {
  refuseCommon(input.password);
  try {
    await auth.api.resetPassword({ body: { token: input.token, newPassword: input.password } });
  } catch (error) {
    if (error instanceof APIError) fail('auth.reset_link');
    throw error;
  }
}

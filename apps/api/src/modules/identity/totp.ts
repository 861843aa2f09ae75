// Codes of an authenticator app (RFC 6238): six digits, a new one every 30 seconds. The arithmetic is better-auth's.
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { constantTimeEqual, generateRandomString } from 'better-auth/crypto';

const STEP_SECONDS = 30;
/** A clock may be off by one step either way. */
const DRIFT = [0, -1, 1];

/** Some 149 bits, and forty letters to type where no camera is at hand. */
export function newSecret(): string {
  return generateRandomString(25, 'a-z', 'A-Z', '0-9');
}

export function forTheApp(secret: string, email: string): { secret: string; uri: string } {
  return { secret: base32.encode(secret, { padding: false }), uri: createOTP(secret).url('Rigsouq', email) };
}

/** The step that this code belongs to, if it is later than the last one that was taken: a code works once. */
export async function stepOf(secret: string, code: string, lastStep: number, now: number): Promise<number | undefined> {
  const current = Math.floor(now / 1000 / STEP_SECONDS);
  let found: number | undefined;
  for (const drift of DRIFT) {
    const step = current + drift;
    const right = constantTimeEqual(await createOTP(secret).hotp(step), code);
    if (right && step > lastStep) found ??= step;
  }
  return found;
}

// Creates and checks codes of an authenticator app (RFC 6238): six digits, a new code every 30 seconds. better-auth does the calculation.
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { constantTimeEqual, generateRandomString } from 'better-auth/crypto';

const STEP_SECONDS = 30;
/** The clock of a phone may be off by one step in either direction. */
const DRIFT = [0, -1, 1];

/** Creates a secret of about 149 bits. It is forty letters to type if no camera is available. */
export function newSecret(): string {
  return generateRandomString(25, 'a-z', 'A-Z', '0-9');
}

export function buildAuthenticatorSetup(secret: string, email: string): { secret: string; uri: string } {
  return { secret: base32.encode(secret, { padding: false }), uri: createOTP(secret).url('Rigsouq', email) };
}

/** Returns the step that this code belongs to if it is later than the last used step: a code works once. */
export async function findCodeStep(
  secret: string,
  code: string,
  lastStep: number,
  now: number,
): Promise<number | undefined> {
  const current = Math.floor(now / 1000 / STEP_SECONDS);
  let found: number | undefined;
  for (const drift of DRIFT) {
    const step = current + drift;
    const right = constantTimeEqual(await createOTP(secret).hotp(step), code);
    if (right && step > lastStep) found ??= step;
  }
  return found;
}

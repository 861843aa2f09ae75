import { RESET_LINK_MINUTES } from '@rigsouq/contract/identity/calls';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import type { Language } from '../../../platform/email.ts';
import { addJob, handleEmailJob, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import type { Origin } from '../../../platform/monitoring/security-log.ts';
import type { Auth } from '../auth.ts';
import { createSecretLink } from '../email/secret-link.ts';
import { buildResetEmail } from '../identity.emails.ts';
import { sendResetLink } from '../identity.jobs.ts';
import { recordSecurityEvent } from '../security-events/security-events.ts';

type Deps = { auth: Auth; db: Db; mail: Mail; publicUrl: string };

/** Queues the reset link. The worker finds out whether the email has an account, so neither the answer nor its timing can reveal it. */
export async function forgotPassword(
  tx: Tx,
  input: { email: string; language: Language },
  { addressRange, device }: Origin,
): Promise<void> {
  await addJob(tx, sendResetLink, { ...input, asked: { id: newId(), addressRange, device } });
}

export const resetIdentifier = (token: string) => `reset-password:${token}`;

/** Sends the reset link. A failing mail server fails the job, so that it is retried; better-auth's own request would hide the failure. */
export function sendResetLinkJob({ auth, db, mail, publicUrl }: Deps): JobHandler {
  return handleEmailJob(sendResetLink, async ({ email, language, asked }, log) => {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findUserByEmail(email.toLowerCase());
    if (!found) return;
    if (asked) {
      const event = { kind: 'password_reset_requested', userId: found.user.id, id: asked.id } as const;
      await inTransaction(db, (tx) => recordSecurityEvent(tx, { ...asked, log }, event));
    }
    const { token, url } = createSecretLink(publicUrl, 'reset-password', language);
    await internalAdapter.createVerificationValue({
      identifier: resetIdentifier(token),
      value: found.user.id,
      expiresAt: new Date(Date.now() + RESET_LINK_MINUTES * 60_000),
    });
    await mail.send(found.user.email, buildResetEmail(url), language);
  });
}

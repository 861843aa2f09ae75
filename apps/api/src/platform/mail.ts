import { createTransport } from 'nodemailer';
import type { Registry } from 'prom-client';
import { type Email, type Language, renderEmail } from './email.ts';
import { countEmails } from './monitoring/app-metrics.ts';
import { traceStep } from './monitoring/trace.ts';

type Options = { replyTo?: string; stopUrl?: string; oneClickUrl?: string };

export type Mail = {
  /** Sends one email. An email whose recipient the server refuses for good is dropped, because a retry would be refused too. `replyTo` is where answers go that are not for us. `stopUrl` is where the unsubscribe button of the mail program leads. `oneClickUrl` instead ends the subscription when the mail program posts to it (RFC 8058). */
  send: (to: string, email: Email, language: Language, options?: Options) => Promise<void>;
  close: () => void;
};

/**
 * A server that cannot be reached or does not greet has accepted nothing, so the email is soon tried again. A server that received the email gets as
 * long as RFC 5321 (4.5.3.2) asks: giving up earlier would send it a second time.
 */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 11 * 60_000 };

export function createMail(smtpUrl: string, from: string, metrics?: Registry): Mail {
  const count = metrics && countEmails(metrics);
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS }, { from });
  return {
    send: async (to, email, language, { replyTo, stopUrl, oneClickUrl } = {}) => {
      const unsubscribe = oneClickUrl ?? stopUrl;
      const options = {
        ...(replyTo && { replyTo }),
        ...(unsubscribe && { list: { unsubscribe } }),
        ...(oneClickUrl && { headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }),
      };
      const rendered = await renderEmail(email, language);
      await traceStep('mail', {}, () => transport.sendMail({ to, ...options, ...rendered })).then(
        () => count?.('sent'),
        (error: unknown) => {
          if (isRefusedRecipient(error)) return count?.('refused');
          count?.('failed');
          throw error;
        },
      );
    },
    close: () => transport.close(),
  };
}

/** A reply of 5xx to RCPT TO is permanent (RFC 5321, 4.2.1): no such mailbox, or an address that the server does not accept. */
function isRefusedRecipient(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
}

// Starts a real SMTP server whose emails the tests can read, as a customer would in the inbox.
import { createRequire } from 'node:module';
import { type Child, isAnswering, startChild, waitUntilReady } from './child.ts';

type Email = {
  id: string;
  subject: string;
  text: string;
  html: string;
  time: string;
  to: { address: string; name: string }[];
  from: { address: string; name: string }[];
  replyTo?: { address: string; name: string }[];
};

export type Inbox = {
  latestTo(address: string): Promise<Email | undefined>;
  /** Waits for an email to the address that matches, and returns the newest one. */
  waitFor(address: string, matches?: (email: Email) => boolean, withinMs?: number): Promise<Email>;
};

type StartedInbox = Inbox & { smtpUrl: string; child: Child };

export async function startInbox(folder: string, smtpPort: number, webPort: number): Promise<StartedInbox> {
  const maildev = createRequire(import.meta.url).resolve('maildev/bin/maildev');
  const ports = ['--smtp', String(smtpPort), '--web', String(webPort), '--ip', '127.0.0.1'];
  const child = await startChild({
    name: 'maildev',
    command: process.execPath,
    args: [maildev, ...ports],
    env: {},
    folder,
  });
  const api = `http://127.0.0.1:${webPort}`;
  await waitUntilReady(child, () => isAnswering(`${api}/healthz`));
  return { ...connectInbox(api), child, smtpUrl: `smtp://127.0.0.1:${smtpPort}` };
}

/** Reads the emails of a maildev that runs already. */
export function connectInbox(api: string): Inbox {
  const emailsTo = async (address: string) => {
    const answer = await fetch(`${api}/email`);
    const emails = (await answer.json()) as Email[];
    const wanted = address.toLowerCase();
    return emails.filter((email) => email.to.some((to) => to.address.toLowerCase() === wanted)).reverse();
  };

  return {
    latestTo: async (address) => (await emailsTo(address))[0],
    async waitFor(address, matches = () => true, withinMs = 15_000) {
      const deadline = Date.now() + withinMs;
      do {
        const email = (await emailsTo(address)).find(matches);
        if (email) return email;
        await new Promise((resolve) => setTimeout(resolve, 100));
      } while (Date.now() < deadline);
      const subjects = (await emailsTo(address)).map((email) => email.subject);
      throw new Error(
        `no matching email to ${address} within ${withinMs} ms; received: ${subjects.join(', ') || 'none'}`,
      );
    },
  };
}

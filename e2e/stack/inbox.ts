// A real SMTP server whose mail can be read: what a customer would find in the inbox.
import { createRequire } from 'node:module';
import { answers, type Child, startChild, untilReady } from './child.ts';

type Letter = {
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
  smtpUrl: string;
  latestTo(address: string): Promise<Letter | undefined>;
  /** The newest letter to the address that fits, waiting for it to arrive. */
  waitFor(address: string, fits?: (letter: Letter) => boolean, withinMs?: number): Promise<Letter>;
};

export async function startInbox(folder: string, smtpPort: number, webPort: number): Promise<Inbox & { child: Child }> {
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
  await untilReady(child, () => answers(`${api}/healthz`));

  const lettersTo = async (address: string) => {
    const answer = await fetch(`${api}/email`);
    const letters = (await answer.json()) as Letter[];
    const wanted = address.toLowerCase();
    return letters.filter((letter) => letter.to.some((to) => to.address.toLowerCase() === wanted)).reverse();
  };

  return {
    child,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    latestTo: async (address) => (await lettersTo(address))[0],
    async waitFor(address, fits = () => true, withinMs = 15_000) {
      const deadline = Date.now() + withinMs;
      do {
        const letter = (await lettersTo(address)).find(fits);
        if (letter) return letter;
        await new Promise((resolve) => setTimeout(resolve, 100));
      } while (Date.now() < deadline);
      const subjects = (await lettersTo(address)).map((letter) => letter.subject);
      throw new Error(
        `no fitting letter to ${address} within ${withinMs} ms; there were: ${subjects.join(', ') || 'none'}`,
      );
    },
  };
}

// A real SMTP server that keeps what it is sent.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export type Inbox = {
  url: string;
  letters: ParsedMail[];
  /** The newest letter to this address, waiting for it to arrive. */
  letterTo: (address: string) => Promise<ParsedMail>;
  refuseNext: (times: number) => void;
  close: () => void;
};

export async function openInbox(): Promise<Inbox> {
  const letters: ParsedMail[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      simpleParser(stream).then((letter) => {
        if (refusals > 0) {
          refusals--;
          return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        }
        letters.push(letter);
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    letterTo: async (address) => {
      for (let attempt = 0; attempt < 300; attempt++) {
        const found = letters.findLast(({ to }) => to && 'text' in to && to.text.includes(address));
        if (found) return found;
        await sleep(50);
      }
      throw new Error(`No letter to ${address}`);
    },
    refuseNext: (times) => {
      refusals = times;
    },
    close: () => server.close(),
  };
}

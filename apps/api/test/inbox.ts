// A real SMTP server that keeps what it is sent.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export type Inbox = { url: string; letters: ParsedMail[]; refuseNext: (times: number) => void; close: () => void };

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
    refuseNext: (times) => {
      refusals = times;
    },
    close: () => server.close(),
  };
}

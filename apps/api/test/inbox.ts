// Runs a real SMTP server that keeps the emails it receives.
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export type Inbox = {
  url: string;
  emails: ParsedMail[];
  /** Waits for the latest email to the address, or the latest of them that is wanted. */
  waitForEmail: (address: string, isWanted?: (email: ParsedMail) => boolean) => Promise<ParsedMail>;
  refuseNext: (times: number) => void;
  /** Makes the server wait this long before it confirms an email. */
  answerAfter: (ms: number) => void;
  /** Makes the server close the connection instead of confirming the next emails. */
  dropNext: (times: number) => void;
  close: () => void;
};

export async function openInbox(): Promise<Inbox> {
  const received: ParsedMail[] = [];
  const sockets = new Set<Socket>();
  let refusals = 0;
  let drops = 0;
  let answerMs = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // With the default of one minute the server would close connections that wait for `answerAfter`.
    socketTimeout: 15 * 60_000,
    onData: (stream, { remotePort }, done) => {
      simpleParser(stream).then(async (email) => {
        if (drops > 0) {
          drops--;
          // Only this connection is closed: another one may already have the confirmation for its email.
          for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
          return;
        }
        if (refusals > 0) {
          refusals--;
          return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        }
        received.push(email);
        if (answerMs > 0) await sleep(answerMs);
        done();
      }, done);
    },
  });
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails: received,
    waitForEmail: async (address, isWanted = () => true) => {
      for (let attempt = 0; attempt < 300; attempt++) {
        const found = received.findLast(
          (email) => email.to && 'text' in email.to && email.to.text.includes(address) && isWanted(email),
        );
        if (found) return found;
        await sleep(50);
      }
      throw new Error(`no email to ${address}`);
    },
    refuseNext: (times) => {
      refusals = times;
    },
    answerAfter: (ms) => {
      answerMs = ms;
    },
    dropNext: (times) => {
      drops = times;
    },
    close: () => server.close(),
  };
}

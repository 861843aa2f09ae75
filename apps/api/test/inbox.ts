// A real SMTP server that keeps what it is sent.
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export type Inbox = {
  url: string;
  letters: ParsedMail[];
  /** The newest letter to this address, waiting for it to arrive. */
  letterTo: (address: string) => Promise<ParsedMail>;
  refuseNext: (times: number) => void;
  /** From now on the server takes this long to say that it has a letter. */
  answerAfter: (ms: number) => void;
  /** Hangs up on the next letters instead of an answer. */
  dropNext: (times: number) => void;
  close: () => void;
};

export async function openInbox(): Promise<Inbox> {
  const letters: ParsedMail[] = [];
  const sockets = new Set<Socket>();
  let refusals = 0;
  let drops = 0;
  let answerMs = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // It would hang up after a minute on whoever waits for `answerAfter`.
    socketTimeout: 15 * 60_000,
    onData: (stream, { remotePort }, done) => {
      simpleParser(stream).then(async (letter) => {
        if (drops > 0) {
          drops--;
          // Another connection may have been told already that its letter is taken.
          for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
          return;
        }
        if (refusals > 0) {
          refusals--;
          return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        }
        letters.push(letter);
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
    answerAfter: (ms) => {
      answerMs = ms;
    },
    dropNext: (times) => {
      drops = times;
    },
    close: () => server.close(),
  };
}

// Runs bidders in a separate process, over plain sockets, so that the client costs little. The parent sends the port, the lots and the duration; this
// process answers with the number of answers, how many bids were accepted, and how long they took.

import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';

export type BidLoad = {
  port: number;
  connections: number;
  seconds: number;
  lots: string[];
  tokens: string[];
  from: number;
};
export type BidLoadResult = {
  answered: number;
  accepted: number;
  failed: number;
  seconds: number;
  p50: number;
  p99: number;
};

/** The distance of two bids, large enough that each bid beats the maximum of the bid before. */
export const BID_STEP = 5_000;
const MAXIMUM_OVER_OFFER = 1_000;

process.on('message', async (load: BidLoad) => {
  const times: number[] = [];
  const seen = { accepted: 0, failed: 0 };
  const offers = new Map(load.lots.map((lot) => [lot, load.from]));
  let turn = 0;
  const startedAt = performance.now();
  const until = startedAt + load.seconds * 1000;

  const request = () => {
    const lot = load.lots[load.lots.length === 1 ? 0 : Math.floor(Math.random() * load.lots.length)] as string;
    const offer = (offers.get(lot) ?? 0) + BID_STEP;
    offers.set(lot, offer);
    const token = load.tokens[turn++ % load.tokens.length];
    const body = JSON.stringify({
      consent: consentFor('bid'),
      consignmentId: lot,
      bidAmount: offer,
      maxBid: offer + MAXIMUM_OVER_OFFER,
    });
    const key = randomBytes(12).toString('hex');
    return `POST /api/equipment/bid HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${token}\r\nidempotency-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  };

  const bidder = async () => {
    const socket = connect(load.port, '127.0.0.1');
    socket.setNoDelay(true);
    while (performance.now() < until) {
      const sent = performance.now();
      socket.write(request());
      const status = await answerOn(socket);
      times.push(performance.now() - sent);
      if (status === 200) seen.accepted++;
      else if (status !== 409) seen.failed++;
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: load.connections }, bidder));
  times.sort((one, two) => one - two);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const seconds = (performance.now() - startedAt) / 1000;
  process.send?.({ answered: times.length, ...seen, seconds, p50: at(0.5), p99: at(0.99) } satisfies BidLoadResult);
});

/** Returns the status of the next answer, after all of it has arrived. */
function answerOn(socket: Socket): Promise<number> {
  return new Promise((resolve) => {
    let text = '';
    const listen = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
      if (text.length < head + 4 + length) return;
      socket.off('data', listen);
      resolve(Number(text.slice(9, 12)));
    };
    socket.on('data', listen);
  });
}

// Watches a lot from a separate process, over plain sockets. Each watcher records when it receives which price.
import { connect } from 'node:net';

export type Placed = { price: number; at: number };
export type WatchResult = { times: number[]; missing: number; connections: number };

type Request = { port: number; lot: string; watchers: number } | { placed: Placed[] };

const PRICE = Buffer.from('"currentBid":');
const END_OF_EVENT = Buffer.from('}\n\n');
/** For each watcher the prices in the order of their arrival, and when each had arrived completely. */
const received: { price: number; at: number }[][] = [];
let connections = 0;

function watch(port: number, lot: string, number: number): Promise<void> {
  return new Promise((open, fail) => {
    const prices: { price: number; at: number }[] = [];
    received.push(prices);
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    const address = `10.7.${number >> 8}.${number & 255}`;
    socket.write(
      `GET /api/equipment/auction/${lot}/stream HTTP/1.1\r\nhost: bench\r\nx-forwarded-for: ${address}\r\n\r\n`,
    );
    let price = 0;
    let isOpen = false;
    let rest: Buffer | undefined;
    socket.on('data', (chunk) => {
      const piece = rest ? Buffer.concat([rest, chunk]) : chunk;
      const end = piece.lastIndexOf(END_OF_EVENT);
      rest = end + END_OF_EVENT.length === piece.length ? undefined : piece.subarray(Math.max(0, end));
      if (end < 0) return;
      // When several events arrive together, the last one counts.
      const place = piece.lastIndexOf(PRICE, end);
      if (place >= 0) price = Number.parseInt(piece.toString('latin1', place + PRICE.length, place + 32), 10);
      prices.push({ price, at: performance.timeOrigin + performance.now() });
      if (isOpen) return;
      isOpen = true;
      connections++;
      open();
    });
    socket.once('error', fail);
    socket.once('close', () => {
      connections--;
      fail(new Error('stream was closed'));
    });
  });
}

/** Measures the delays. A snapshot is complete, so a later price includes every bid before it. */
function timesOf(placed: readonly Placed[]): WatchResult {
  const times: number[] = [];
  let missing = 0;
  for (const prices of received)
    for (const bid of placed) {
      const first = prices.find(({ price }) => price >= bid.price);
      if (first) times.push(Math.max(0, first.at - bid.at));
      else missing++;
    }
  return { times: times.sort((one, two) => one - two), missing, connections };
}

process.on('message', async (request: Request) => {
  if ('placed' in request) {
    process.send?.(timesOf(request.placed));
    return;
  }
  for (let from = 0; from < request.watchers; from += 250)
    await Promise.all(
      Array.from({ length: Math.min(250, request.watchers - from) }, (_, n) =>
        watch(request.port, request.lot, from + n),
      ),
    );
  process.send?.('open');
});

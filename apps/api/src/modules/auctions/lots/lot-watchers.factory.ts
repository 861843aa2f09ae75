// Watches a lot in tests over real HTTP, and reconnects like a browser.
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { LotSnapshot } from '@rigsouq/contract/auctions/calls';

export type Watcher = {
  /** All snapshots received, over all connections. */
  received: LotSnapshot[];
  status: number | undefined;
  connections: number;
  /** Breaks the connection; the watcher reconnects. */
  cut: () => void;
  stop: () => void;
};

export function watchLotAt(url: string, lotId: string, { from = '10.1.1.1' }: { from?: string } = {}): Watcher {
  const watcher: Watcher = {
    received: [],
    status: undefined,
    connections: 0,
    cut: () => undefined,
    stop: () => undefined,
  };
  let stopped = false;
  let connection: ClientRequest;
  let reconnect: NodeJS.Timeout | undefined;

  const connect = () => {
    if (stopped) return;
    const headers = { accept: 'text/event-stream', 'x-forwarded-for': from };
    connection = request(`${url}/api/equipment/auction/${lotId}/stream`, { agent: false, headers });
    connection.on('response', (answer: IncomingMessage) => {
      watcher.status = answer.statusCode;
      watcher.connections++;
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const data = event.split('\n').find((line) => line.startsWith('data: '));
          if (data) watcher.received.push(JSON.parse(data.slice('data: '.length)) as LotSnapshot);
        }
      });
      if (answer.statusCode !== 200) stopped = true;
    });
    connection
      .on('error', () => undefined)
      .on('close', () => {
        if (!stopped) reconnect = setTimeout(connect, 50);
      });
    connection.end();
  };
  watcher.cut = () => connection.destroy();
  watcher.stop = () => {
    stopped = true;
    clearTimeout(reconnect);
    connection.destroy();
  };
  connect();
  return watcher;
}

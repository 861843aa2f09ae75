// Watchers of a lot for tests, over real HTTP: they connect again like a browser does.
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { LotSnapshot } from '@rigsouq/contract/auctions';

export type Watcher = {
  /** Everything that was heard, over all connections. */
  heard: LotSnapshot[];
  status: number | undefined;
  connections: number;
  /** Breaks the connection; it is taken up again. */
  cut: () => void;
  stop: () => void;
};

export function watchLotAt(url: string, lotId: string, { from = '10.1.1.1' }: { from?: string } = {}): Watcher {
  const watcher: Watcher = {
    heard: [],
    status: undefined,
    connections: 0,
    cut: () => undefined,
    stop: () => undefined,
  };
  let stopped = false;
  let asked: ClientRequest;
  let again: NodeJS.Timeout | undefined;

  const connect = () => {
    if (stopped) return;
    const headers = { accept: 'text/event-stream', 'x-forwarded-for': from };
    asked = request(`${url}/api/equipment/auction/${lotId}/stream`, { agent: false, headers });
    asked.on('response', (answer: IncomingMessage) => {
      watcher.status = answer.statusCode;
      watcher.connections++;
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const data = event.split('\n').find((line) => line.startsWith('data: '));
          if (data) watcher.heard.push(JSON.parse(data.slice('data: '.length)) as LotSnapshot);
        }
      });
      if (answer.statusCode !== 200) stopped = true;
    });
    asked
      .on('error', () => undefined)
      .on('close', () => {
        if (!stopped) again = setTimeout(connect, 50);
      });
    asked.end();
  };
  watcher.cut = () => asked.destroy();
  watcher.stop = () => {
    stopped = true;
    clearTimeout(again);
    asked.destroy();
  };
  connect();
  return watcher;
}

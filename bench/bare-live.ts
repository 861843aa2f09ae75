// Runs the baseline for live streams: node:http that holds streams and writes the same events to them, with nothing in between.
import { createServer, type ServerResponse } from 'node:http';
import { EVENT, startPaced } from './live-pace.ts';

const streams: ServerResponse[] = [];
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
  response.write('event: again\ndata: {}\n\n');
  streams.push(response);
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));

let stop: (() => void) | undefined;
process.on('message', (message) => {
  if (message === 'stop') stop?.();
  else
    stop = startPaced(streams.length, (from, until) => {
      for (const response of streams.slice(from, until)) response.write(EVENT);
    });
});

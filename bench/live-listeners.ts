// Holds open streams and counts the events that arrive. It is a separate process, so that it shares no thread with either server.
import { connect } from 'node:net';

const END_OF_EVENT = '}'.charCodeAt(0);
let received = 0;

function listen(port: number, path: string): Promise<void> {
  return new Promise((open, fail) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`);
    socket.once('data', (first) => {
      if (!first.subarray(0, 15).includes('200')) return fail(new Error(first.toString()));
      socket.on('data', (piece) => {
        for (let at = piece.indexOf(END_OF_EVENT); at >= 0; at = piece.indexOf(END_OF_EVENT, at + 1)) received++;
      });
      open();
    });
    socket.once('error', fail);
    socket.once('close', () => fail(new Error('stream was closed')));
  });
}

process.on('message', async (request: { port: number; paths: string[] } | 'count') => {
  if (request === 'count') {
    process.send?.(received);
    received = 0;
    return;
  }
  for (let from = 0; from < request.paths.length; from += 100)
    await Promise.all(request.paths.slice(from, from + 100).map((path) => listen(request.port, path)));
  process.send?.('open');
});

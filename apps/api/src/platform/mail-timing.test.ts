// A mail server that takes the connection and says nothing has taken no e-mail: it is given up soon and tried again later.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createMail } from './mail.ts';

it('a mail server that does not greet is waited for ten seconds', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mail = createMail(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, 'Rigsouq <a@rigsouq.test>');
  const words = { subject: 'Hello', lines: ['A line'] };
  const started = performance.now();
  await expect(mail.send('b@rigsouq.test', { en: words, ar: words }, 'en')).rejects.toThrow(/greeting/i);
  const waited = performance.now() - started;
  expect(waited).toBeGreaterThan(9_000);
  expect(waited).toBeLessThan(20_000);
  mail.close();
  for (const socket of sockets) socket.destroy();
  server.close();
});

// Sends bytes as they are; fetch would correct many of them.
import { Agent, request } from 'node:http';
import type { RawRequest } from './hostile-requests.ts';

export type RawAnswer = { status: number; type: string; body: string };

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const TIMEOUT_MS = 30_000;
/** A server may answer a body that is too large and close the connection before all of it is sent. The answer is lost then. */
const LARGE = 256 * 1024;
const TOO_LARGE: RawAnswer = {
  status: 413,
  type: 'application/json',
  body: JSON.stringify({ code: 'request.too_large', message: 'lost' }),
};

export function sendRaw(origin: string, raw: RawRequest): Promise<RawAnswer> {
  const { method, path, headers, body } = raw;
  return new Promise((resolve, reject) => {
    const length = body || method !== 'GET' ? { 'content-length': String(body?.length ?? 0) } : {};
    const sent = request(
      `${origin}/`,
      { agent, method, path, headers: { ...length, ...headers }, timeout: TIMEOUT_MS },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (!['EPIPE', 'ECONNRESET'].includes(error.code ?? '')) return reject(error);
      if (body && body.length > LARGE) return resolve(TOO_LARGE);
      // A server may close a keep-alive connection at any time, even while the next request is on its way.
      return sent.reusedSocket ? resolve(sendRaw(origin, raw)) : reject(error);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.end(body);
  });
}

// A number that belongs to one run alone. From it follow the names of its database, its Redis database and its ports, so
// that runs on one machine do not disturb each other, and a run that crashed is cleaned up by the next with its number.
import { connect, createServer } from 'node:net';
import { isRunning } from '../../apps/api/test/postgres-cluster.ts';

export type Lease = { number: number; redisUrl: string; release(): Promise<void> };

const KEY = 'rigsouq:e2e:lease';
const PORTS_EACH = 20;
// Below the range from which the system takes ports for outgoing connections: a process that restarts must find its port
// free, even while a load test opens hundreds of connections.
const FIRST_PORT = 21_000;

export async function takeLease(server = 'redis://127.0.0.1:6379'): Promise<Lease> {
  for (let number = 1; number <= 15; number++) {
    const url = new URL(server);
    url.pathname = `/${number}`;
    if (await claim(url)) {
      return {
        number,
        redisUrl: url.href,
        release: async () => {
          await redis(url, ['FLUSHDB']);
        },
      };
    }
  }
  throw new Error('Redis databases 1 to 15 are all in use');
}

/** Takes the database if it is empty, or if the run that held it is gone. Others' data is never touched. */
async function claim(url: URL): Promise<boolean> {
  const [holder] = await redis(url, [`GET ${KEY}`]);
  if (holder && !isRunning(Number(holder))) await redis(url, ['FLUSHDB']);
  const [mine, size] = await redis(url, [`SET ${KEY} ${process.pid} NX`, 'DBSIZE']);
  if (mine !== 'OK') return false;
  if (size === '1') return true;
  await redis(url, [`DEL ${KEY}`]);
  return false;
}

/** A handful of one-line answers is all that is needed of Redis here, so its protocol is spoken directly. */
function redis(url: URL, commands: readonly string[]): Promise<(string | undefined)[]> {
  const select = `SELECT ${url.pathname.slice(1) || '0'}`;
  const login = url.password ? [`AUTH ${decodeURIComponent(url.password)}`] : [];
  const lines = [...login, select, ...commands];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port || 6379), url.hostname, () => socket.end(`${lines.join('\r\n')}\r\n`));
    let text = '';
    socket.setEncoding('utf8').setTimeout(5_000, () => socket.destroy(new Error(`${url.host} does not answer`)));
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('end', () => {
      const answers = [...text.matchAll(/[+:]([^\r]*)\r\n|\$-1\r\n|\$\d+\r\n([^\r]*)\r\n|-([^\r]*)\r\n/g)];
      const fault = answers.find((answer) => answer[3] !== undefined);
      if (fault) reject(new Error(`Redis: ${fault[3]}`));
      else resolve(answers.slice(lines.length - commands.length).map((answer) => answer[1] ?? answer[2]));
    });
  });
}

export async function freePorts(lease: Lease, count: number): Promise<number[]> {
  const first = FIRST_PORT + lease.number * PORTS_EACH;
  const candidates = Array.from({ length: PORTS_EACH }, (_, index) => first + index);
  const free: number[] = [];
  for (const port of candidates) if (free.length < count && (await isFree(port))) free.push(port);
  if (free.length < count) throw new Error(`fewer than ${count} ports from ${first} on are free`);
  return free;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

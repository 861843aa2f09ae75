// Reserves a number for one run. Its database name, its Redis database and its ports are derived from the number, so that runs on one machine do
// not disturb each other. After a crash, the next run with the same number cleans up.
import { connect, createServer } from 'node:net';
import { isRunning } from '../../apps/api/test/postgres-cluster.ts';

export type Lease = { number: number; redisUrl: string; release(): Promise<void> };

const KEY = 'rigsouq:e2e:lease';
const PORTS_EACH = 20;
// The ports are below the range that the system uses for outgoing connections: a process that restarts must find its port free, even while a
// load test opens hundreds of connections.
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
  throw new Error('no free redis database between 1 and 15');
}

/** Takes the database if it is empty, or if the run that held it has ended. It never touches the data of other programs. */
async function claim(url: URL): Promise<boolean> {
  const [holder] = await redis(url, [`GET ${KEY}`]);
  if (holder && !isRunning(Number(holder))) await redis(url, ['FLUSHDB']);
  const [mine, size] = await redis(url, [`SET ${KEY} ${process.pid} NX`, 'DBSIZE']);
  if (mine !== 'OK') return false;
  if (size === '1') return true;
  await redis(url, [`DEL ${KEY}`]);
  return false;
}

/** Sends commands and returns their one-line answers. This file needs nothing else of Redis, so it uses the protocol without a client. */
function redis(url: URL, commands: readonly string[]): Promise<(string | undefined)[]> {
  const select = `SELECT ${url.pathname.slice(1) || '0'}`;
  const login = url.password ? [`AUTH ${decodeURIComponent(url.password)}`] : [];
  const lines = [...login, select, ...commands];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port || 6379), url.hostname, () => socket.end(`${lines.join('\r\n')}\r\n`));
    let text = '';
    socket
      .setEncoding('utf8')
      .setTimeout(5_000, () => socket.destroy(new Error(`no answer from redis at ${url.host}`)));
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('end', () => {
      const answers = [...text.matchAll(/[+:]([^\r]*)\r\n|\$-1\r\n|\$\d+\r\n([^\r]*)\r\n|-([^\r]*)\r\n/g)];
      const fault = answers.find((answer) => answer[3] !== undefined);
      if (fault) reject(new Error(`redis error: ${fault[3]}`));
      else resolve(answers.slice(lines.length - commands.length).map((answer) => answer[1] ?? answer[2]));
    });
  });
}

export async function freePorts(lease: Lease, count: number): Promise<number[]> {
  const first = FIRST_PORT + lease.number * PORTS_EACH;
  const candidates = Array.from({ length: PORTS_EACH }, (_, index) => first + index);
  const free: number[] = [];
  for (const port of candidates) if (free.length < count && (await isFree(port))) free.push(port);
  if (free.length < count) throw new Error(`fewer than ${count} free ports from ${first} on`);
  return free;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

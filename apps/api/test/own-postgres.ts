// A PostgreSQL of the test's own, which it may kill. The tests' shared server is never touched.
import { execFile } from 'node:child_process';
import { appendFile, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type OwnPostgres = {
  readonly url: string;
  /** SIGKILL to the server and to every process of it. */
  readonly kill: () => Promise<void>;
  /** Resolves once it takes connections. */
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Runs a program as the user that the server runs as. */
  readonly asOwner: (...command: string[]) => Promise<{ stdout: string; stderr: string }>;
  /** Where a second server may be put beside it. */
  readonly another: (name: string) => Promise<Another>;
};
type Another = { data: string; port: number; url: string; stop: () => Promise<void> };
type Settings = Record<string, string>;

/** `settings` are made from the folder that everything of it lies in. */
export async function ownPostgres(settings: (folder: string) => Settings = () => ({})): Promise<OwnPostgres> {
  const programs = (await run('pg_config', ['--bindir'])).stdout.trim();
  const folder = await mkdtemp(join(tmpdir(), 'rigsouq-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  // It refuses to run as root.
  const root = userInfo().uid === 0;
  if (root) await chown(folder, await idOf('-u'), await idOf('-g'));
  const asOwner = (name: string, ...given: string[]) =>
    root
      ? run('runuser', ['-u', 'postgres', '--', name, ...given], { cwd: folder })
      : run(name, given, { cwd: folder });
  const program = (name: string, ...given: string[]) => asOwner(join(programs, name), ...given);

  await program(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--no-sync',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  );
  const own = Object.entries(settings(folder)).map(([name, value]) => `${name} = '${value}'\n`);
  if (own.length > 0) await appendFile(join(data, 'postgresql.conf'), own.join(''));
  const listen = `-p ${port} -h 127.0.0.1 -k ${folder} -c shared_buffers=64MB`;
  const start = async () => {
    await program('pg_ctl', 'start', '-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', listen);
  };
  const kill = async () => {
    const postmaster = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    const children = (await run('ps', ['-o', 'pid=', '--ppid', String(postmaster)])).stdout.split('\n');
    for (const pid of [postmaster, ...children.map(Number)]) if (pid > 1) killOne(pid);
    while (isThere(postmaster)) await setTimeout(10);
  };
  await start();
  const urlAt = (at: number) => `postgres://postgres@127.0.0.1:${at}/rigsouq`;
  return {
    url: urlAt(port),
    kill,
    start,
    asOwner,
    another: async (name) => {
      const [place, at] = [join(folder, name), await freePort()];
      const stop = async () => void (await program('pg_ctl', 'stop', '-D', place, '-m', 'immediate'));
      return { data: place, port: at, url: urlAt(at), stop };
    },
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone by itself meanwhile.
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const idOf = async (which: '-u' | '-g') => Number((await run('id', [which, 'postgres'])).stdout);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}

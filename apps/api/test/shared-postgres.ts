// Starts the PostgreSQL that all tests or browser tests of one run share. It lies in memory and never syncs, because its data
// does not have to survive the run. Tests of durability start their own server (own-postgres.ts).
import { spawn } from 'node:child_process';
import { readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from './free-port.ts';
import { createCluster, isRoot, isRunning } from './postgres-cluster.ts';

const MEMORY = '/dev/shm';
const NEEDED_BYTES = 4 * 1024 ** 3;
const NAME = 'rigsouq-tests-';
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  shared_buffers: '256MB',
  max_connections: '300',
  max_wal_size: '512MB',
};

export type SharedPostgres = { readonly url: string; readonly stop: () => Promise<void> };

export async function startSharedPostgres(): Promise<SharedPostgres> {
  const parent = await findFolderWithSpace();
  await removeAbandoned(parent);
  const cluster = await createCluster(join(parent, `${NAME}${process.pid}-`), () => SETTINGS);
  const port = await findFreePort();
  // The kernel ends the server when this process ends for any reason.
  const asUser = isRoot ? ['--reuid=postgres', '--regid=postgres', '--init-groups'] : [];
  const postgres = [join(cluster.programs, 'postgres'), '-D', cluster.data, '-p', String(port)];
  const listen = ['-h', '127.0.0.1', '-k', cluster.folder];
  const server = spawn('setpriv', [...asUser, '--pdeathsig=QUIT', '--', ...postgres, ...listen], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = new URL(cluster.urlAt(port));
  url.pathname = '/postgres';
  await Promise.race([
    waitForServer(url.href),
    ended.then(() => Promise.reject(new Error('PostgreSQL did not start'))),
  ]);
  await createReader(url);
  return {
    url: url.href,
    stop: async () => {
      server.kill('SIGQUIT');
      await ended;
      await rm(cluster.folder, { recursive: true, force: true });
    },
  };
}

const READER = 'replica_reader';

/** Returns the address of the same database as a role that cannot write. Tests give it to the product as the replica. */
export function readOnly(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = READER;
  return url.href;
}

async function createReader({ href, password }: URL): Promise<void> {
  const client = new pg.Client({ connectionString: href });
  await client.connect();
  await client.query(`create role ${READER} superuser login password '${password}'`);
  await client.query(`alter role ${READER} set default_transaction_read_only = on`);
  await client.end();
}

async function findFolderWithSpace(): Promise<string> {
  const stats = await statfs(MEMORY).catch(() => undefined);
  return stats && stats.bavail * stats.bsize >= NEEDED_BYTES ? MEMORY : tmpdir();
}

/** Removes the folders of test runs that were killed. */
async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(name.startsWith(NAME) && name.slice(NAME.length).split('-')[0]);
    if (pid > 0 && !isRunning(pid)) await rm(join(parent, name), { recursive: true, force: true });
  }
}

async function waitForServer(url: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries === 300) throw error;
      await setTimeout(100);
    }
  }
}

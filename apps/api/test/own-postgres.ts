// Starts a PostgreSQL for one test, which may kill it. It syncs to disk as in production, so that a test can prove durability.
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.ts';
import { createCluster, isRunning, type Settings } from './postgres-cluster.ts';

const run = promisify(execFile);

export type OwnPostgres = {
  readonly url: string;
  /** Sends SIGKILL to the server and to every process of it. */
  readonly kill: () => Promise<void>;
  /** Starts the server and resolves once it accepts connections. */
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Runs a program as the user that the server runs as. */
  readonly asOwner: (...command: string[]) => Promise<{ stdout: string; stderr: string }>;
  /** Returns a data folder and a port for a second server. */
  readonly prepareSecondServer: (name: string) => Promise<SecondServer>;
  /** Starts a server that replicates this one. */
  readonly startReplica: () => Promise<SecondServer & { start: () => Promise<void> }>;
};
type SecondServer = { data: string; port: number; url: string; stop: () => Promise<void> };

/** Starts a server. `settings` gets the folder of the cluster and returns the settings of the server. */
export async function startOwnPostgres(settings: (folder: string) => Settings = () => ({})): Promise<OwnPostgres> {
  const { folder, data, programs, urlAt, asOwner } = await createCluster(join(tmpdir(), 'rigsouq-postgres-'), settings);
  const port = await findFreePort();
  const runProgram = (name: string, ...args: string[]) => asOwner(join(programs, name), ...args);
  const listen = `-p ${port} -h 127.0.0.1 -k ${folder} -c shared_buffers=64MB`;
  const start = async () => {
    await runProgram('pg_ctl', 'start', '-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', listen);
  };
  const kill = async () => {
    const postmaster = Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    const children = (await run('ps', ['-o', 'pid=', '--ppid', String(postmaster)])).stdout.split('\n');
    for (const pid of [postmaster, ...children.map(Number)]) if (pid > 1) killOne(pid);
    while (isRunning(postmaster)) await setTimeout(10);
  };
  await start();
  const prepareSecondServer = async (name: string) => {
    const [secondData, secondPort] = [join(folder, name), await findFreePort()];
    const stop = async () => void (await runProgram('pg_ctl', 'stop', '-D', secondData, '-m', 'immediate'));
    return { data: secondData, port: secondPort, url: urlAt(secondPort), stop };
  };
  return {
    url: urlAt(port),
    kill,
    start,
    asOwner,
    prepareSecondServer,
    startReplica: async () => {
      const replica = await prepareSecondServer('replica');
      await runProgram('pg_basebackup', '-d', urlAt(port), '-D', replica.data, '-R', '-c', 'fast');
      const listenThere = `-p ${replica.port} -h 127.0.0.1 -k ${folder} -c shared_buffers=64MB`;
      const log = join(folder, 'replica.log');
      const startReplica = async () =>
        void (await runProgram('pg_ctl', 'start', '-D', replica.data, '-w', '-t', '60', '-l', log, '-o', listenThere));
      await startReplica();
      return { ...replica, start: startReplica };
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
    // The process ended in the meantime.
  }
}

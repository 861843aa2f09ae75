// Creates a PostgreSQL cluster for tests. Tests never use the developer's own server.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Settings = Record<string, string>;
export type Cluster = {
  /** The folder with all files of the cluster; `data` is the data directory. */
  readonly folder: string;
  readonly data: string;
  /** The folder with the programs of PostgreSQL. */
  readonly programs: string;
  readonly urlAt: (port: number) => string;
  /** Runs a command as the user that the server runs as, because PostgreSQL refuses to run as root. */
  readonly asOwner: (...command: string[]) => Promise<{ stdout: string; stderr: string }>;
};

export const isRoot = userInfo().uid === 0;

/** Creates a cluster. `prefix` is the start of the folder's path; `settings` gets the folder and returns the settings of the server. */
export async function createCluster(prefix: string, settings: (folder: string) => Settings): Promise<Cluster> {
  const programs = (await run('pg_config', ['--bindir'])).stdout.trim();
  const folder = await mkdtemp(prefix);
  const data = join(folder, 'data');
  const asOwner = (...command: string[]) => {
    const [name = '', ...args] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    return run(name, args, { cwd: folder });
  };
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  if (isRoot) await run('chown', ['-R', 'postgres:postgres', folder]);
  const login = ['-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  await asOwner(join(programs, 'initdb'), '-D', data, ...login, '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8');
  const lines = Object.entries(settings(folder)).map(([name, value]) => `${name} = '${value}'\n`);
  await appendFile(join(data, 'postgresql.conf'), lines.join(''));
  const urlAt = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/rigsouq`;
  return { folder, data, programs, urlAt, asOwner };
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

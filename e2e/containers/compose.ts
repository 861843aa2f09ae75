// Runs the real compose.yaml with Docker, as an installation does, under a separate project name.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../stack/child.ts';

const run = promisify(execFile);
const PROJECT = 'rigsouq-test';
const EDGE_PORT = 28_080;
const MAX_OUTPUT = 64 * 1024 * 1024;

export type Installation = {
  url: string;
  /** Runs `docker compose` and returns its output. An exit code other than 0 is an error with the output. */
  compose(...args: string[]): Promise<string>;
  /** Runs a program inside the container of a service. */
  exec(service: string, ...command: string[]): Promise<string>;
  /** Returns one value of Docker's description of the container, in the notation of `docker inspect --format`. */
  inspect(service: string, format: string): Promise<string>;
  sql(statement: string): Promise<string>;
  remove(): Promise<void>;
};

const secret = () => randomBytes(32).toString('hex');

export async function prepareInstallation(): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'rigsouq-containers-'));
  const envFile = join(folder, 'env');
  const url = `http://localhost:${EDGE_PORT}`;
  const settings = {
    POSTGRES_PASSWORD: secret(),
    RIGSOUQ_OWNER_PASSWORD: secret(),
    RIGSOUQ_APP_PASSWORD: secret(),
    RIGSOUQ_MONITOR_PASSWORD: secret(),
    REDIS_PASSWORD: secret(),
    AUTH_SECRET: secret(),
    BACKUP_PASSPHRASE: secret(),
    PUBLIC_URL: url,
    EDGE_PORT: String(EDGE_PORT),
    // All requests come from one address.
    EDGE_RATE: '5000r/s',
    EDGE_BURST: '5000',
    EDGE_STATISTICS: '/etc/nginx/edge-log.conf',
    SMTP_URL: 'smtp://maildev:1025',
    RIGSOUQ_VERSION: 'test',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(envFile, lines.join(''), { mode: 0o600 });
  const base = [
    'compose',
    '--project-name',
    PROJECT,
    '--env-file',
    envFile,
    '--file',
    'deploy/compose.yaml',
    '--profile',
    'mail',
  ];

  const docker = async (...args: string[]) =>
    (await run('docker', args, { cwd: root, maxBuffer: MAX_OUTPUT })).stdout.trim();
  const compose = (...args: string[]) => docker(...base, ...args);
  const exec = (service: string, ...command: string[]) => compose('exec', '--no-TTY', service, ...command);
  return {
    url,
    compose,
    exec,
    inspect: async (service, format) =>
      docker('inspect', '--format', format, await compose('ps', '--all', '--quiet', service)),
    sql: (statement) => exec('postgres', 'psql', '-XqAt', '-U', 'postgres', '-d', 'rigsouq', '-c', statement),
    async remove() {
      await compose('down', '--volumes', '--timeout', '5');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

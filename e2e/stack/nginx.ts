// Fills in the product's own nginx.conf and runs nginx as the current user.
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Child, startChild } from './child.ts';

export type EdgeSettings = {
  /** The address in the notation of nginx: `127.0.0.1:8080`. */
  listen: string;
  web: string;
  apis: readonly [string, string];
  /** Reads per second and address. The default is so high that it never limits tests, which all come from one address. */
  rate?: number;
  burst?: number;
  tls?: string;
};

const template = new URL('../../deploy/nginx.conf', import.meta.url);
const nginx = '/usr/sbin/nginx';

/** Replaces variables as the entrypoint of the nginx image does, but refuses a name that has no value. */
function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(EDGE_\w+)\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for ${name} in nginx.conf`);
    return value;
  });
}

export async function startNginx(folder: string, settings: EdgeSettings): Promise<Child> {
  const conf = join(folder, 'nginx.conf');
  const runDir = join(folder, 'nginx');
  await mkdir(runDir, { recursive: true });
  const values = {
    EDGE_LISTEN: settings.listen,
    EDGE_WEB: settings.web,
    EDGE_API_1: settings.apis[0],
    EDGE_API_2: settings.apis[1],
    EDGE_RUN_DIR: runDir,
    EDGE_LOG_DIR: runDir,
    EDGE_TLS: settings.tls ?? join(folder, 'no-tls*.conf'),
    EDGE_RATE: `${settings.rate ?? 100_000}r/s`,
    EDGE_BURST: String(settings.burst ?? 10_000),
  };
  await writeFile(conf, fillIn(await readFile(template, 'utf8'), values));
  // If root starts nginx, its workers run as `nobody`, who may not write into the folder.
  const user = process.getuid?.() === 0 ? ` user ${userInfo().username};` : '';
  const args = ['-c', conf, '-e', join(runDir, 'error.log'), '-g', `daemon off;${user}`];
  await promisify(execFile)(nginx, ['-t', ...args]);
  // SIGKILL would leave the workers of nginx running; with SIGTERM the master ends them too.
  return startChild({ name: 'nginx', command: nginx, args, env: {}, folder, lastSignal: 'SIGTERM' });
}

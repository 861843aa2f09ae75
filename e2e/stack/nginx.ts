// Fills in the product's own nginx.conf and runs nginx as the current user.
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Child, startChild } from './child.ts';

export type EdgeSettings = {
  /** The address in the notation of nginx: `127.0.0.1:8080`. */
  listen: string;
  webs: readonly string[];
  apis: readonly string[];
  /** Reads per second and address. The default is so high that it never limits tests, which all come from one address. */
  rate?: number;
  burst?: number;
  tls?: string;
  /** The path of a copy of edge-log.conf. */
  statistics?: string;
};

const deploy = new URL('../../deploy/', import.meta.url);
const nginx = '/usr/sbin/nginx';

/** Replaces variables as the entrypoint of the nginx image does, but refuses a name that has no value. */
function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(EDGE_\w+)\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for ${name} in nginx.conf`);
    return value;
  });
}

/** Lists the processes as the files in deploy/servers do. */
const serverLines = (addresses: readonly string[]) =>
  addresses.map((address) => `server ${address} max_fails=0;\n`).join('');

export async function startNginx(folder: string, settings: EdgeSettings): Promise<Child> {
  const conf = join(folder, 'nginx.conf');
  const runDir = join(folder, 'nginx');
  await mkdir(runDir, { recursive: true });
  await writeFile(join(runDir, 'web.conf'), serverLines(settings.webs));
  await writeFile(join(runDir, 'api.conf'), serverLines(settings.apis));
  const values = {
    EDGE_LISTEN: settings.listen,
    EDGE_SERVERS: runDir,
    EDGE_PAGES: fileURLToPath(new URL('pages', deploy)),
    EDGE_RUN_DIR: runDir,
    EDGE_LOG_DIR: runDir,
    EDGE_TLS: settings.tls ?? join(folder, 'no-tls*.conf'),
    EDGE_STATISTICS: settings.statistics ?? join(folder, 'no-statistics*.conf'),
    EDGE_RATE: `${settings.rate ?? 100_000}r/s`,
    EDGE_BURST: String(settings.burst ?? 10_000),
  };
  await writeFile(conf, fillIn(await readFile(new URL('nginx.conf', deploy), 'utf8'), values));
  // If root starts nginx, its workers run as `nobody`, who may not write into the folder.
  const user = process.getuid?.() === 0 ? ` user ${userInfo().username};` : '';
  const args = ['-c', conf, '-e', join(runDir, 'error.log'), '-g', `daemon off;${user}`];
  await promisify(execFile)(nginx, ['-t', ...args]);
  // SIGKILL would leave the workers of nginx running; with SIGTERM the master ends them too.
  return startChild({ name: 'nginx', command: nginx, args, env: {}, folder, lastSignal: 'SIGTERM' });
}

// Starts a PostgreSQL whose log and backups go to an encrypted repository in S3, with the files of deploy/.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCertificate } from './certificate.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import type { Settings } from './postgres-cluster.ts';

type Output = Promise<{ stdout: string; stderr: string }>;
type Restored = Awaited<ReturnType<OwnPostgres['prepareSecondServer']>> & { start: () => Output };
export type ArchivedPostgres = {
  server: OwnPostgres;
  store: ObjectStore;
  /** Runs `pgbackrest`, with these settings instead of its own. */
  pgbackrest: (args: readonly string[], settings?: Readonly<Record<string, string>>) => Output;
  /** Runs deploy/take-backup.sh with these settings. */
  takeBackup: (settings?: Readonly<Record<string, string>>) => Output;
  /** Restores into a new folder, as docs/handbook/backups.md says. */
  restore: (name: string, ...options: string[]) => Promise<Restored>;
  remove: () => Promise<void>;
};

const deployed = (name: string) => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));
const asArguments = (env: Readonly<Record<string, string>>) =>
  Object.entries(env).map(([name, value]) => `${name}=${value}`);

export async function startArchivedPostgres(settings: Settings = {}): Promise<ArchivedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'rigsouq-backups-'));
  await chmod(folder, 0o755);
  const tls = await createCertificate(folder);
  const store = await openObjectStore({ tls });
  let cluster = '';
  const server = await startOwnPostgres((where) => {
    cluster = where;
    const archive = `${join(where, 'bin/pgbackrest')} --stanza=rigsouq archive-push %p`;
    return { archive_mode: 'on', archive_command: archive, ...settings };
  });
  const programs = join(cluster, 'bin');
  const program = join(programs, 'pgbackrest');
  const { port, password } = new URL(server.url);
  const known = {
    PGPASSWORD: password,
    // A restored server fetches the log with this command.
    PGBACKREST_CMD: program,
    PGBACKREST_CONFIG: deployed('pgbackrest.conf'),
    PGBACKREST_PG1_PATH: join(cluster, 'data'),
    PGBACKREST_PG1_PORT: port,
    PGBACKREST_PG1_SOCKET_PATH: cluster,
    PGBACKREST_LOCK_PATH: join(cluster, 'locks'),
    PGBACKREST_REPO1_TYPE: 's3',
    PGBACKREST_REPO1_PATH: '/database',
    PGBACKREST_REPO1_CIPHER_PASS: 'passphrase of a test',
    PGBACKREST_REPO1_S3_BUCKET: 'rigsouq',
    PGBACKREST_REPO1_S3_ENDPOINT: 'localhost',
    PGBACKREST_REPO1_STORAGE_HOST: 'localhost',
    PGBACKREST_REPO1_STORAGE_PORT: String(store.port),
    PGBACKREST_REPO1_STORAGE_CA_FILE: tls.certificate,
    PGBACKREST_REPO1_S3_REGION: 'us-east-1',
    PGBACKREST_REPO1_S3_URI_STYLE: 'path',
    PGBACKREST_REPO1_S3_KEY: 'key',
    PGBACKREST_REPO1_S3_KEY_SECRET: 'secret',
  };
  // The server and the scripts find a pgbackrest that knows this server and this bucket.
  const lines = Object.entries(known).map(([name, value]) => `export ${name}=\${${name}-'${value}'}\n`);
  await server.asOwner('mkdir', programs);
  await writeFile(program, `#!/bin/sh\n${lines.join('')}exec /usr/bin/pgbackrest "$@"\n`);
  await chmod(program, 0o755);
  const pgbackrest: ArchivedPostgres['pgbackrest'] = (args, env = {}) =>
    server.asOwner('env', ...asArguments(env), program, '--stanza=rigsouq', ...args);
  return {
    server,
    store,
    pgbackrest,
    takeBackup: (env = {}) =>
      server.asOwner(
        'env',
        ...asArguments({ PATH: `${programs}:${process.env.PATH}`, ...env }),
        deployed('take-backup.sh'),
      ),
    restore: async (name, ...options) => {
      const restored = await server.prepareSecondServer(name);
      await pgbackrest([`--pg1-path=${restored.data}`, '--archive-mode=off', ...options, 'restore']);
      const listen = `-p ${restored.port} -h 127.0.0.1 -k ${cluster}`;
      const start =
        '"$(pg_config --bindir)/pg_ctl" start -D "$0" -w -t 600 -l "$0.log" -o "$1" || { cat "$0.log" >&2; exit 1; }';
      return { ...restored, start: () => server.asOwner('sh', '-c', start, restored.data, listen) };
    },
    remove: async () => {
      await server.remove();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

// Makes every alert of alerts.yml about hosts, database, backups and nginx fire by causing what it warns of in real parts, which the exporters of
// compose.yaml watch.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../apps/api/db/database.ts';
import { createPool } from '../apps/api/src/platform/database/db.ts';
import { keepReplicasFresh } from '../apps/api/src/platform/database/replica-reads.ts';
import { createLog } from '../apps/api/src/platform/monitoring/log.ts';
import { serveMetrics } from '../apps/api/src/platform/monitoring/metrics.ts';
import {
  type Alerts,
  isHostMetric,
  listNamedMetrics,
  listUnknown,
  readRules,
  watchAlerts,
} from '../apps/api/test/alert-checks.ts';
import { type ArchivedPostgres, startArchivedPostgres } from '../apps/api/test/archived-postgres.ts';
import { createCertificate } from '../apps/api/test/certificate.ts';
import { findFreePort } from '../apps/api/test/free-port.ts';
import { type TestApi, testApi } from '../apps/api/test/harness.ts';
import { type Monitoring, startMonitoring } from '../apps/api/test/monitoring.ts';
import { startTestTool, type TestTool } from '../apps/api/test/test-tool.ts';
import { type Child, waitUntilReady } from '../e2e/stack/child.ts';
import { startNginx } from '../e2e/stack/nginx.ts';

const run = promisify(execFile);
const deployed = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const MONITOR_PASSWORD = 'passwordOfTheMonitor';

let folder: string;
let postgres: ArchivedPostgres;
let replica: Awaited<ReturnType<ArchivedPostgres['server']['startReplica']>>;
let sql: ReturnType<typeof connect>;
let api: TestApi;
let freshness: { stop: () => Promise<void> };
let product: Server;
let edge: Awaited<ReturnType<typeof startEdge>>;
let exporters: Awaited<ReturnType<typeof startExporters>>;
let monitoring: Monitoring;
let alerts: Alerts;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rigsouq-hosts-'));
  await chmod(folder, 0o755);
  postgres = await startArchivedPostgres({ shared_preload_libraries: 'pg_stat_statements' });
  const { server } = postgres;
  await migrate(server.url);
  await run('psql', ['-Xqd', server.url, '-f', deployed('roles.sql')], {
    env: { ...process.env, RIGSOUQ_MONITOR_PASSWORD: MONITOR_PASSWORD },
  });
  sql = connect(server.url);
  replica = await server.startReplica();
  api = await testApi({ DATABASE_URL: server.url, DATABASE_READ_URL: replica.url });
  freshness = keepReplicasFresh(api.parts.pool, api.parts.log);
  product = await serveMetrics(api.parts.metrics, '127.0.0.1', 0);
  edge = await startEdge();
  exporters = await startExporters();
  const targets = {
    rigsouq: [addressOf(product)],
    node: [`127.0.0.1:${exporters.node.port}`],
    postgres: [`127.0.0.1:${exporters.database.port}`],
    'edge-log': [`127.0.0.1:${edge.log.port}`],
    edge: [`${edge.url}/supplier-network`],
  };
  monitoring = await startMonitoring(targets, `127.0.0.1:${exporters.prober.port}`);
  alerts = watchAlerts(monitoring);
}, 180_000);
afterAll(async () => {
  await monitoring.stop();
  for (const { tool } of [exporters.node, exporters.database, exporters.prober, edge.log]) await tool.stop();
  await edge.stop();
  edge.web.close();
  product.close();
  await freshness.stop();
  await api.stop();
  await sql.end();
  await replica.stop();
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
});

const connect = (url: string) => createPool(url, 1, createLog('warn'));
const addressOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;
type Started = { tool: TestTool; port: number };
const startTool = async (
  name: string,
  args: (port: number) => readonly string[],
  options: Parameters<typeof startTestTool>[3] = {},
): Promise<Started> => {
  const port = await findFreePort();
  return { port, tool: await startTestTool(name, port, args(port), options) };
};

/** Starts nginx with a certificate, in front of the api, and mtail, which counts its answers. */
async function startEdge() {
  const [plain, secure, syslog] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const { certificate } = await createCertificate(folder);
  const tls = join(folder, 'tls.conf');
  const certified = (await readFile(deployed('tls.conf'), 'utf8'))
    .replace('listen 8443', `listen 127.0.0.1:${secure}`)
    .replaceAll('/etc/nginx/tls', folder);
  await writeFile(tls, certified);
  const statistics = join(folder, 'edge-log.conf');
  const sent = (await readFile(deployed('edge-log.conf'), 'utf8')).replace('172.30.30.40:5514', `127.0.0.1:${syslog}`);
  await writeFile(statistics, sent);
  const log = await startTool('mtail', (port) => [
    `--progs=${deployed('edge.mtail')}`,
    `--logs=udp://127.0.0.1:${syslog}`,
    '--address=127.0.0.1',
    `--port=${port}`,
  ]);
  let child: Child;
  const url = `https://localhost:${secure}`;
  const web = createServer((_, response) => response.end('page')).listen(0, '127.0.0.1');
  await once(web, 'listening');
  const webs = [addressOf(web)];
  const start = async (servers: { webs: string[] }) => {
    const settings = { listen: `127.0.0.1:${plain}`, apis: [addressOf(web)], tls, statistics };
    child = await startNginx(folder, { ...settings, ...servers });
    await waitUntilReady(child, async () => {
      const asked = ['--silent', '--cacert', certificate, '--output', '/dev/null', `${url}/supplier-network`];
      return run('curl', asked).then(
        () => true,
        () => false,
      );
    });
  };
  await start({ webs });
  return { url, log, certificate, web, webs, start, stop: () => child.end('SIGTERM') };
}
async function startExporters() {
  const [disk, metrics] = [join(folder, 'disk'), join(folder, 'metrics')];
  await mkdir(disk);
  await mkdir(metrics);
  // The script that takes the backups runs as another user.
  await chmod(metrics, 0o777);
  const { host } = new URL(postgres.server.url);
  const database = await startTool(
    'prometheus-postgres-exporter',
    (port) => [`--web.listen-address=127.0.0.1:${port}`],
    {
      env: {
        DATA_SOURCE_URI: `${host}/rigsouq?sslmode=disable`,
        DATA_SOURCE_USER: 'rigsouq_monitor',
        DATA_SOURCE_PASS: MONITOR_PASSWORD,
        PG_EXPORTER_EXTEND_QUERY_PATH: deployed('postgres-queries.yml'),
      },
    },
  );
  const watched = [`--collector.textfile.directory=${metrics}`];
  // It sees a disk of 4 MB, which only this process has. It reads the disks of process 1.
  const mounts = 'mount -t tmpfs -o size=4m tmpfs "$0" && mount --bind /proc/$$/mounts /proc/1/mounts';
  const runner = ['unshare', '-Urm', 'sh', '-c', `${mounts} && exec "$@"`, disk];
  const node = await startTool(
    'prometheus-node-exporter',
    (port) => [`--web.listen-address=127.0.0.1:${port}`, ...watched],
    { runner },
  );
  const prober = await startTool(
    'prometheus-blackbox-exporter',
    (port) => [`--config.file=${deployed('blackbox.yml')}`, `--web.listen-address=127.0.0.1:${port}`],
    { env: { SSL_CERT_FILE: edge.certificate } },
  );
  return { database, node, prober, metrics, disk };
}
/** The path of a file on the small disk, as this process reaches it. */
const onSmallDisk = (name: string) => join(`/proc/${exporters.node.tool.pid}/root`, exporters.disk, name);

it('fires CertificateEnding while the certificate ends in a day', async () => {
  // The certificates of tests are valid for one day.
  await alerts.waitFor('CertificateEnding');
  expect(await monitoring.query('min(probe_success)')).toEqual([1]);
});

it('fires BackupOld until a backup is taken, and when a night passes without one', async () => {
  await alerts.waitFor('BackupOld');
  const file = join(exporters.metrics, 'backup.prom');
  await postgres.takeBackup({ BACKUP_METRICS: exporters.metrics });
  await alerts.expectToFire('BackupOld', async () => {
    const written = await readFile(file, 'utf8');
    const now = Number(/\d{10}/.exec(written)?.[0]);
    // The backup looks as if it had been taken the day before yesterday.
    await run('sed', ['-i', `s/${now}/${now - 30 * 3_600}/`, file]);
  });
});

it('fires DiskFilling when a disk is nearly full', async () => {
  const file = onSmallDisk('file');
  await alerts.expectToFire('DiskFilling', () => writeFile(file, Buffer.alloc(3.8 * 2 ** 20)));
  await rm(file);
  await alerts.expectToStop('DiskFilling');
});

it('fires ReplicaBehind when the replica does not replay the log', async () => {
  const onReplica = connect(replica.url);
  await alerts.expectToFire('ReplicaBehind', async () => void (await onReplica.query('select pg_wal_replay_pause()')));
  await onReplica.query('select pg_wal_replay_resume()');
  await alerts.expectToStop('ReplicaBehind');
  await onReplica.end();
});

it('fires DatabaseGrowsFast when a table is filled', async () => {
  await alerts.expectToFire('DatabaseGrowsFast', async () => {
    await sql.query(`create table filled as select repeat('x', 2000) as text from generate_series(1, 40000)`);
  });
});

it('fires CacheMisses when a table larger than the cache is read again and again', async () => {
  await alerts.expectToFireWhile('CacheMisses', async () => {
    await sql.query(`select count(*) from filled where text = ''`);
    await setTimeout(50);
  });
});

it('exports every metric of hosts that alerts and dashboards name', async () => {
  const own = listNamedMetrics().filter(isHostMetric);
  expect(own.length).toBeGreaterThan(20);
  expect(await listUnknown(monitoring, own)).toEqual([]);
});

it('measures how much of the time of the database is for reads, and how large each table is', async () => {
  const [reads = 0] = await monitoring.query('sum(database_statements_seconds_total{kind="read"})');
  expect(reads).toBeGreaterThan(0);
  await expect
    .poll(() => monitoring.query('database_table_bytes{name="filled"} > bool 8e7'), { timeout: 90_000 })
    .toEqual([1]);
});

it('shows the monitor no row of a table', async () => {
  const url = new URL(postgres.server.url);
  url.username = 'rigsouq_monitor';
  url.password = MONITOR_PASSWORD;
  const monitor = connect(url.href);
  await expect(monitor.query('select from listings')).rejects.toThrow('permission denied for table listings');
  await monitor.end();
});

it('fires EdgeFailing when no web process answers', async () => {
  await edge.stop();
  await alerts.expectToFire('EdgeFailing', () => edge.start({ webs: [`127.0.0.1:1`] }));
  const [answers = 0] = await monitoring.query('sum(edge_answers_total{status="503"})');
  expect(answers).toBeGreaterThan(0);
});

it('fires EdgeAway when nginx is not running', async () => {
  await edge.stop();
  await edge.start({ webs: edge.webs });
  await alerts.expectToFire('EdgeAway', () => edge.stop());
  await edge.start({ webs: edge.webs });
  await alerts.expectToStop('EdgeAway');
});

it('fires ArchiveFailing when the bucket of the backups is gone', async () => {
  const bucket = join(postgres.store.folder, 'rigsouq');
  await alerts.expectToFireWhile('ArchiveFailing', async () => {
    await rename(bucket, `${bucket}-gone`).catch(() => undefined);
    await sql.query('create table if not exists changed (); select pg_switch_wal()');
    await setTimeout(1_000);
  });
});

it('fires MonitoringIncomplete when an exporter is not running', async () => {
  await alerts.expectToFire('MonitoringIncomplete', () => exporters.node.tool.stop());
});

it('fires every alert of hosts in a test above', () => {
  expect(alerts.listNotFired(readRules('hosts'))).toEqual([]);
});

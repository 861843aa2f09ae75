// Starts the reference deployment of deploy/ha: three database hosts, two hosts with Redis, and the host of the product with its proxies.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { migrate } from '../../apps/api/db/database.ts';
import { createCertificate } from '../../apps/api/test/certificate.ts';
import { openObjectStore } from '../../apps/api/test/object-store.ts';
import { root } from '../stack/child.ts';
import { Host } from './hosts.ts';

const run = promisify(execFile);
/** In the order of .ci/test-failover. */
const addresses = {
  app: '10.77.0.11',
  db1: '10.77.0.12',
  db2: '10.77.0.13',
  db3: '10.77.0.14',
  cache1: '10.77.0.15',
  cache2: '10.77.0.16',
};
const databaseHosts = ['db1', 'db2', 'db3'] as const;
const sentinelHosts = ['app', 'cache1', 'cache2'] as const;

type Member = { name: string; role: 'leader' | 'sync_standby' | 'replica'; state: string; lag?: number };

export type Cluster = {
  databases: readonly Host[];
  caches: readonly Host[];
  /** The settings with which the product connects. */
  env: Record<string, string>;
  /** Reaches the primary as the administrator. */
  adminUrl: string;
  members: () => Promise<Member[]>;
  /** Returns the primary once it is the only one and a replica follows it synchronously. */
  waitForPrimary: (withinMs?: number) => Promise<{ primary: Host; sync: Host }>;
  /** Waits until every database host follows the primary. */
  waitForReplicas: (withinMs?: number) => Promise<void>;
  switchOver: (from: Host, to: Host) => Promise<void>;
  /** Returns the host whose Redis is the primary. */
  redisPrimary: () => Promise<Host>;
  remove: () => Promise<void>;
};

const read = (name: string) => readFile(join(root, 'deploy', name), 'utf8');
const secret = () => randomBytes(16).toString('hex');
const toEnvFile = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');

export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp('/var/lib/rigsouq-test-hosts/run-');
  const passwords = { admin: secret(), rest: secret(), owner: secret(), app: secret(), redis: secret() };
  const store = await openObjectStore({ tls: await createCertificate(folder), listen: '0.0.0.0' });
  const backups = describeRepository(await read('ha/repository.conf.example'), store.port);
  const databases = await Promise.all(
    databaseHosts.map((name) => createDatabaseHost(folder, name, { passwords, backups })),
  );
  const caches = await Promise.all(
    (['cache1', 'cache2'] as const).map((name) => createCacheHost(folder, name, passwords.redis)),
  );
  const app = await createAppHost(folder, passwords);
  const hosts = [...databases, ...caches, app];
  const remove = async () => {
    for (const host of hosts) await host.kill();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  };
  for (const host of hosts) await host.start();

  const url = (user: string, password: string, port: number, name = 'rigsouq') =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
  const adminUrl = url('postgres', passwords.admin, 5000);
  const members = async () => {
    for (const { address } of databases) {
      const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => undefined,
      );
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  const named = (name: string | undefined) => databases.find((host) => host.name === name);
  const isPrimary = ({ address }: Host) =>
    fetch(`http://${address}:8008/primary`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const waitForPrimary = async (withinMs = 120_000) => {
    const until = Date.now() + withinMs;
    for (;;) {
      const found = await members();
      const sync = named(found.find(({ role, state }) => role === 'sync_standby' && state === 'streaming')?.name);
      const leaders = found.filter(({ role, state }) => role === 'leader' && state === 'running');
      const primary = leaders.length === 1 ? named(leaders[0]?.name) : undefined;
      if (primary && sync && (await isPrimary(primary))) return { primary, sync };
      if (Date.now() > until) throw new Error(`no primary with a synchronous replica: ${JSON.stringify(found)}`);
      await setTimeout(100);
    }
  };
  const waitForReplicas = async (withinMs = 180_000) => {
    const until = Date.now() + withinMs;
    for (;;) {
      const found = await members();
      const following = found.filter(({ role, state }) => role !== 'leader' && state === 'streaming');
      if (following.length === databases.length - 1 && found.some(({ role }) => role === 'sync_standby')) return;
      if (Date.now() > until) throw new Error(`not every replica follows: ${JSON.stringify(found)}`);
      await setTimeout(250);
    }
  };

  try {
    await waitForPrimary();
    await createDatabase(adminUrl, passwords);
    await takeBackup((await waitForPrimary()).primary);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    databases,
    caches,
    adminUrl,
    members,
    waitForPrimary,
    waitForReplicas,
    env: {
      DATABASE_URL: url('rigsouq_app', passwords.app, 6432),
      DATABASE_DIRECT_URL: url('rigsouq_app', passwords.app, 5000),
      DATABASE_READ_URL: url('rigsouq_app', passwords.app, 6432, 'rigsouq_read'),
      REDIS_URL: `redis://:${passwords.redis}@rigsouq`,
      REDIS_SENTINELS: sentinelHosts.map((name) => `${addresses[name]}:26379`).join(','),
    },
    switchOver: async (from, to) => {
      const answer = await fetch(`http://${from.address}:8008/switchover`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`patroni:${passwords.rest}`).toString('base64')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ leader: from.name, candidate: to.name }),
      });
      if (!answer.ok) throw new Error(`switchover was answered with ${answer.status}: ${await answer.text()}`);
    },
    redisPrimary: async () => {
      const { stdout } = await run('redis-cli', [
        '-h',
        addresses.app,
        '-p',
        '26379',
        '--no-auth-warning',
        '-a',
        passwords.redis,
        'sentinel',
        'get-master-addr-by-name',
        'rigsouq',
      ]);
      const host = caches.find(({ address }) => address === stdout.split('\n')[0]);
      if (!host) throw new Error(`Sentinel names no primary: ${stdout}`);
      return host;
    },
    remove,
  };
}

type Passwords = { admin: string; rest: string; owner: string; app: string; redis: string };

type DatabaseName = (typeof databaseHosts)[number];
type DatabaseSettings = { passwords: Passwords; backups: string };

async function createDatabaseHost(folder: string, name: DatabaseName, { passwords, backups }: DatabaseSettings) {
  const address = addresses[name];
  return Host.create(folder, {
    name,
    address,
    services: ['etcd', 'patroni'],
    files: {
      'etc/pgbackrest/pgbackrest.conf': await read('pgbackrest.conf'),
      'etc/pgbackrest/conf.d/repository.conf': backups,
      'usr/local/bin/take-backup.sh': await read('take-backup.sh'),
      'etc/patroni/config.yml': await read('ha/patroni.yml'),
      'etc/patroni_env.conf': toEnvFile({
        PATRONI_NAME: name,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
        PATRONI_ETCD3_HOSTS: databaseHosts.map((one) => `${addresses[one]}:2379`).join(','),
        PATRONI_RESTAPI_USERNAME: 'patroni',
        PATRONI_RESTAPI_PASSWORD: passwords.rest,
        PATRONI_SUPERUSER_USERNAME: 'postgres',
        PATRONI_SUPERUSER_PASSWORD: passwords.admin,
        PATRONI_REPLICATION_USERNAME: 'replicator',
        PATRONI_REPLICATION_PASSWORD: passwords.rest,
        PATRONI_REWIND_USERNAME: 'rewinder',
        PATRONI_REWIND_PASSWORD: passwords.rest,
      }),
      'etc/default/etcd': toEnvFile({
        ETCD_NAME: name,
        ETCD_DATA_DIR: '/var/lib/etcd/rigsouq',
        ETCD_LISTEN_PEER_URLS: `http://${address}:2380`,
        ETCD_LISTEN_CLIENT_URLS: `http://${address}:2379,http://127.0.0.1:2379`,
        ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${address}:2380`,
        ETCD_ADVERTISE_CLIENT_URLS: `http://${address}:2379`,
        ETCD_INITIAL_CLUSTER: databaseHosts.map((one) => `${one}=http://${addresses[one]}:2380`).join(','),
        ETCD_INITIAL_CLUSTER_STATE: 'new',
        ETCD_INITIAL_CLUSTER_TOKEN: 'rigsouq',
      }),
    },
  });
}

/** Fills in the example. The server of S3 is on the host `app`. deploy/backups.test.ts checks certificates. */
const describeRepository = (example: string, port: number) =>
  example
    .replace(/^repo1-s3-bucket=.*$/m, 'repo1-s3-bucket=rigsouq')
    .replace(/^repo1-s3-endpoint=.*$/m, `repo1-s3-endpoint=${addresses.app}\nrepo1-storage-port=${port}`)
    .replace(/^repo1-s3-region=.*$/m, 'repo1-s3-region=us-east-1\nrepo1-s3-uri-style=path\nrepo1-storage-verify-tls=n')
    .replace('KEY', 'key')
    .replace('SECRET', 'secret');

const takeBackup = (primary: Host) => primary.run('bash', '/usr/local/bin/take-backup.sh');

async function createCacheHost(folder: string, name: 'cache1' | 'cache2', password: string) {
  const follows = name === 'cache1' ? '' : ` --replicaof ${addresses.cache1} 6379`;
  return Host.create(folder, {
    name,
    address: addresses[name],
    services: ['redis', 'sentinel'],
    files: {
      'etc/redis/redis.conf': await read('ha/redis.conf'),
      'etc/default/redis': toEnvFile({
        REDIS_ARGUMENTS: `--requirepass ${password} --masterauth ${password}${follows}`,
      }),
      ...(await sentinelFiles(password)),
    },
  });
}

async function sentinelFiles(password: string) {
  const settings = (await read('ha/sentinel.conf')).replaceAll('REDIS_ADDRESS', addresses.cache1);
  return {
    'etc/redis/sentinel.conf': `${settings}requirepass ${password}\nsentinel auth-pass rigsouq ${password}\n`,
  };
}

async function createAppHost(folder: string, passwords: Passwords) {
  return Host.create(folder, {
    name: 'app',
    address: addresses.app,
    services: ['haproxy', 'pgbouncer', 'sentinel'],
    files: {
      'etc/haproxy/haproxy.cfg': await read('ha/haproxy.cfg'),
      'etc/default/haproxy': toEnvFile({ DB1: addresses.db1, DB2: addresses.db2, DB3: addresses.db3 }),
      'etc/pgbouncer/pgbouncer.ini': await read('ha/pgbouncer.ini'),
      'etc/pgbouncer/userlist.txt': `"rigsouq_app" "${passwords.app}"\n`,
      ...(await sentinelFiles(passwords.redis)),
    },
  });
}

/** Creates the database as docs/handbook/high-availability.md says. */
async function createDatabase(adminUrl: string, passwords: Passwords): Promise<void> {
  const psql = (database: string, ...args: string[]) => {
    const url = new URL(adminUrl);
    url.pathname = `/${database}`;
    return run('psql', ['-Xq', '-v', 'ON_ERROR_STOP=1', '-d', url.href, ...args], {
      env: {
        ...process.env,
        RIGSOUQ_OWNER_PASSWORD: passwords.owner,
        RIGSOUQ_APP_PASSWORD: passwords.app,
      },
    });
  };
  await psql('postgres', '-c', 'create database rigsouq');
  const roles = () => psql('rigsouq', '-f', join(root, 'deploy/roles.sql'));
  await roles();
  const owner = new URL(adminUrl);
  owner.username = 'rigsouq_owner';
  owner.password = passwords.owner;
  await migrate(owner.href);
  await roles();
}

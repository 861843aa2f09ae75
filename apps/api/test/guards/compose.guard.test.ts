// Checks that the parts of compose.yaml fit together. `.ci/test-containers` starts them; this is what can be seen without.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

type Service = {
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown>;
  logging?: { options: Record<string, string> };
  mem_limit?: string;
  profiles?: string[];
  networks?: string[] | Record<string, { ipv4_address?: string; aliases?: string[] } | null>;
};
type Compose = { services: Record<string, Service> };

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
const all = Object.entries(services);
const networksOf = ({ networks = {} }: Service) =>
  Array.isArray(networks) ? [] : Object.values(networks).flatMap((network) => network ?? []);
const hosts = new Set(all.flatMap(([name, service]) => [name, ...networksOf(service).flatMap((n) => n.aliases ?? [])]));
const addressesOf = (kind: string) =>
  all.flatMap(([name, service]) =>
    name.startsWith(`${kind}-`) ? networksOf(service).flatMap((network) => network.ipv4_address ?? []) : [],
  );

it('names only hosts that are a service or an alias', () => {
  const urls = all.flatMap(([, { environment = {} }]) => Object.values(environment));
  const named = urls.flatMap((url) => /^\w+:\/\/(?:[^@/]*@)?([a-z][a-z0-9-]*):\d+/.exec(url)?.[1] ?? []);
  const targets = [...read('deploy/prometheus.yml').matchAll(/([a-z0-9-]+):9100/g)].map(([, host = '']) => host);
  expect(new Set(named)).toEqual(new Set(['api', 'postgres', 'redis']));
  expect(targets).toContain('worker');
  expect([...named, ...targets].filter((host) => !hosts.has(host))).toEqual([]);
  const waitedFor = all.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on));
  expect(waitedFor.filter((name) => !(name in services))).toEqual([]);
});

it.each(['api', 'web'])('lists every %s process for nginx', (kind) => {
  const listed = [...read(`deploy/servers/${kind}.conf`).matchAll(/^server ([\d.]+):3000/gm)].map(([, host]) => host);
  expect(listed).toHaveLength(2);
  expect(listed).toEqual(addressesOf(kind));
});

it('limits the log of every service and the memory of every service that always runs', () => {
  expect(all.filter(([, { logging }]) => !logging?.options['max-size']).map(([name]) => name)).toEqual([]);
  const once = ['migrate', 'roles', 'grants'];
  const unbounded = all.filter(([name, { mem_limit, profiles }]) => !mem_limit && !profiles && !once.includes(name));
  expect(unbounded.map(([name]) => name)).toEqual([]);
});

it('gives the processes that render pages no secret', () => {
  const secrets = /DATABASE_URL|AUTH_SECRET|REDIS_URL|SMTP_URL|STORAGE_URL|PASSWORD/;
  expect(Object.keys(services['web-1']?.environment ?? {}).filter((name) => secrets.test(name))).toEqual([]);
  expect(services['web-1']?.environment?.ROLES).toBe('web');
});

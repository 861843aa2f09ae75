// Checks that alerts of deploy/alerts.yml fire, for the tests that cause what they warn of.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { parse } from 'yaml';
import type { Monitoring } from './monitoring.ts';

export type Rule = { alert: string; expr: string; annotations: { summary: string; runbook: string } };

export const WAIT = { timeout: 40_000, interval: 100 };

const read = (name: string) => readFileSync(fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url)), 'utf8');
const { groups } = parse(read('alerts.yml')) as { groups: { name: string; rules: Rule[] }[] };

/** Returns the alerts of the product itself, or of what it runs on. */
export function readRules(group: 'product' | 'hosts'): Rule[] {
  const rules = groups.find(({ name }) => name === group)?.rules ?? [];
  if (groups.length !== 2 || !rules.length) throw new Error('deploy/alerts.yml must have the groups product and hosts');
  return rules;
}

export type Alerts = {
  /** Waits until the alert does not fire. A busy machine may have caused it before. */
  expectToStop: (alert: string) => Promise<void>;
  /** Expects that the alert does not fire before `cause` has run, and that Alertmanager reports it afterwards. */
  expectToFire: (alert: string, cause: () => Promise<void>) => Promise<void>;
  /** Expects the same, and repeats the cause until the alert fires. */
  expectToFireWhile: (alert: string, cause: () => Promise<unknown>) => Promise<void>;
  /** Expects that Alertmanager has reported the alert or will report it. */
  waitFor: (alert: string) => Promise<void>;
  /** Returns the names of the alerts that no test has made fire. */
  listNotFired: (rules: readonly Rule[]) => string[];
};

export function watchAlerts(monitoring: Monitoring): Alerts {
  const fired = new Set<string>();
  const isFiring = (alert: string) => monitoring.firing.has(alert);
  const expectToStop = async (alert: string) => void (await expect.poll(() => isFiring(alert), WAIT).toBe(false));
  const waitFor = async (alert: string) => {
    await expect.poll(() => isFiring(alert), WAIT).toBe(true);
    fired.add(alert);
  };
  const expectToFire = async (alert: string, cause: () => Promise<void>) => {
    await expectToStop(alert);
    await cause();
    await waitFor(alert);
  };
  return {
    expectToStop,
    expectToFire,
    expectToFireWhile: (alert, cause) =>
      expectToFire(alert, async () => {
        while (!isFiring(alert)) await cause();
      }),
    waitFor,
    listNotFired: (rules) => rules.map(({ alert }) => alert).filter((alert) => !fired.has(alert)),
  };
}

/** Returns every metric that an alert or a panel of the dashboard names. */
export function listNamedMetrics(): string[] {
  const { panels } = JSON.parse(read('grafana/rigsouq.json')) as { panels: { targets?: { expr: string }[] }[] };
  const expressions = [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];
  return [...new Set(expressions.flatMap(listMetrics))];
}

/** Whether the exporters of hosts, the database and nginx report the metric, or the replica or the backups that only those tests have. */
export const isHostMetric = (name: string) =>
  /^(node|pg|edge|probe|database)_/.test(name) || /^rigsouq_(backup|replica)_/.test(name);

function listMetrics(expression: string): string[] {
  const bare = expression.replaceAll(/"[^"]*"/g, '').replaceAll(/(by|without)\s*\([^)]*\)/g, '');
  const names = [...bare.matchAll(/[a-z_][\w:]*(?!\w|\s*\()/gi)].map(([name]) => name);
  return names.filter((name) => (name.includes('_') || name === 'up') && !name.endsWith('_quantile'));
}

/** Returns those of the metrics that no target reports. */
export async function listUnknown(monitoring: Monitoring, names: readonly string[]): Promise<string[]> {
  const unknown: string[] = [];
  for (const name of names) if ((await monitoring.query(`count(${name})`)).length === 0) unknown.push(name);
  return unknown;
}

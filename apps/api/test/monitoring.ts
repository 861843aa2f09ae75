// Starts Prometheus and Alertmanager with the configuration of deploy/, and receives the alerts. A minute of the configuration is a second here.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { findFreePort } from './free-port.ts';
import { startTestTool } from './test-tool.ts';

const SCRAPE_SECONDS = 1;
const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 };
/** How many times faster time passes in this test than in the configuration. */
const FASTER = 60;

export type Monitoring = {
  /** The names of the alerts that fire now, as Alertmanager reported them. */
  readonly firing: ReadonlySet<string>;
  /** The receivers of deploy/alertmanager.yml that each alert was sent to. */
  readonly receivers: ReadonlyMap<string, ReadonlySet<string>>;
  /** The number of times that an alert was reported. */
  countReports: (alert: string) => number;
  /** Returns the values of an expression. */
  query: (expression: string) => Promise<number[]>;
  /** Stops Prometheus alone. */
  stopPrometheus: () => Promise<void>;
  stop: () => Promise<void>;
};

type Targets = Record<string, readonly string[]>;
type Report = { receiver: string; alerts: { status: 'firing' | 'resolved'; labels: { alertname: string } }[] };

const read = (name: string) => readFile(fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url)), 'utf8');

/** Shortens `for: 5m`, `[10m]` and every interval of a configuration. */
const shorten = (text: string) =>
  text.replaceAll(/(for: |interval: |wait: |\[)(\d+)([smhd])\b/g, (_, before: string, count: string, unit: 's') => {
    return `${before}${Math.round((Number(count) * SECONDS[unit] * 1_000) / FASTER)}ms`;
  });

/** Starts both. `targets` gives the addresses of each job in deploy/prometheus.yml, and `prober` that of blackbox_exporter. */
export async function startMonitoring(targets: Targets, prober = ''): Promise<Monitoring> {
  const folder = await mkdtemp(join(tmpdir(), 'rigsouq-monitoring-'));
  const [prometheusPort, alertmanagerPort] = [await findFreePort(), await findFreePort()];
  const receiver = await startReceiver();
  const receivers = (await read('alertmanager.yml')).replaceAll('http://127.0.0.1:9', receiver.url);
  await writeFile(join(folder, 'alertmanager.yml'), shorten(receivers));
  await writeFile(join(folder, 'alerts.yml'), shorten(await read('alerts.yml')));
  await writeFile(join(folder, 'prometheus.yml'), await configure(targets, prober, folder, alertmanagerPort));
  const alertmanager = await startTestTool('prometheus-alertmanager', alertmanagerPort, [
    `--config.file=${join(folder, 'alertmanager.yml')}`,
    `--storage.path=${join(folder, 'alertmanager')}`,
    `--web.listen-address=127.0.0.1:${alertmanagerPort}`,
    '--cluster.listen-address=',
  ]);
  const prometheus = await startTestTool('prometheus', prometheusPort, [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${prometheusPort}`,
    // An alert ends four times this after its last report; the standard value is a minute.
    '--rules.alert.resend-delay=1s',
  ]);
  return {
    ...receiver,
    query: async (expression) => {
      const parameters = new URLSearchParams({ query: expression });
      const answer = await fetch(`http://127.0.0.1:${prometheusPort}/api/v1/query?${parameters}`);
      const { data } = (await answer.json()) as { data: { result: { value: [number, string] }[] } };
      return data.result.map(({ value }) => Number(value[1]));
    },
    stopPrometheus: () => prometheus.stop(),
    stop: async () => {
      await prometheus.stop();
      await alertmanager.stop();
      receiver.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Job = {
  job_name: string;
  static_configs?: { targets: string[]; labels?: object }[];
  file_sd_configs?: object[];
  relabel_configs?: { target_label: string; replacement?: string }[];
};
type Config = { global: object; rule_files: string[]; alerting: object; scrape_configs: Job[] };

async function configure(targets: Targets, prober: string, folder: string, alertmanagerPort: number): Promise<string> {
  const config = parse(await read('prometheus.yml')) as Config;
  const every = `${SCRAPE_SECONDS}s`;
  config.global = { scrape_interval: every, scrape_timeout: every, evaluation_interval: every };
  config.rule_files = [join(folder, 'alerts.yml')];
  config.alerting = { alertmanagers: [{ static_configs: [{ targets: [`127.0.0.1:${alertmanagerPort}`] }] }] };
  const known = config.scrape_configs.map(({ job_name }) => job_name);
  const unknown = Object.keys(targets).filter((name) => !known.includes(name));
  if (unknown.length) throw new Error(`deploy/prometheus.yml has no job ${unknown}`);
  for (const job of config.scrape_configs) {
    delete job.file_sd_configs;
    job.static_configs = [{ targets: [...(targets[job.job_name] ?? [])] }];
    for (const change of job.relabel_configs ?? []) if (change.replacement) change.replacement = prober;
  }
  return stringify(config);
}

/** Starts the server that Alertmanager calls. */
async function startReceiver() {
  const firing = new Set<string>();
  const receivers = new Map<string, Set<string>>();
  const reports = new Map<string, number>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const { receiver, alerts } = JSON.parse(body) as Report;
    for (const { status, labels } of alerts) {
      const name = labels.alertname;
      if (status === 'firing') firing.add(name);
      else firing.delete(name);
      receivers.set(name, (receivers.get(name) ?? new Set()).add(receiver));
      reports.set(name, (reports.get(name) ?? 0) + 1);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    firing,
    receivers,
    countReports: (alert: string) => reports.get(alert) ?? 0,
    close: () => server.close(),
  };
}

// Tests a whole installation: builds the images, starts compose.yaml as an installation does, and trades in it through nginx.
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { toFormData } from '@rigsouq/contract/form-fields';
import { loadDuring } from '../stack/load.ts';
import { type OwnCompany, signInAsCompany } from '../steps/company-steps.ts';
import { machineForm } from '../steps/deal-steps.ts';
import { consignmentForm } from '../steps/lot-steps.ts';
import { createPng } from '../steps/photos.ts';
import { blockEventLoop } from './block-event-loop.ts';
import { type Installation, prepareInstallation } from './compose.ts';
import { call, makeOperator, signUp } from './people.ts';

const MINUTE_MS = 60_000;
const PROMETHEUS = 'http://localhost:9090';
const servers = ['web-1', 'web-2', 'api-1', 'api-2', 'worker'] as const;

const test = base.extend<object, { installation: Installation }>({
  installation: [
    async ({ browserName: _ }, use) => {
      const installation = await prepareInstallation();
      // What an earlier run left behind would keep its passwords.
      await installation.compose('down', '--volumes', '--timeout', '5');
      try {
        await installation.compose('up', '--build', '--wait', '--wait-timeout', '300');
        await use(installation);
      } finally {
        await installation.remove();
      }
    },
    { scope: 'worker', timeout: 15 * MINUTE_MS },
  ],
  baseURL: async ({ installation }, use) => use(installation.url),
});
test.describe.configure({ mode: 'serial' });

const main = (page: Page) => page.getByRole('main');
async function openAs(context: BrowserContext, company: OwnCompany, path: string): Promise<Page> {
  await signInAsCompany(context, company);
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
  return page;
}

let supplier: OwnCompany;
let operator = '';
let lot = '';

test('lets companies sign up, list a machine, find it and bid, in a browser behind nginx', async ({
  browser,
  installation,
}) => {
  const { url } = installation;
  supplier = await signUp(url, 'supplier', 'supplier@rigsouq.test');
  const buyer = await signUp(url, 'buyer', 'buyer@rigsouq.test');
  operator = await makeOperator(installation, 'operator@rigsouq.test');

  await listMachine(url, 'Caterpillar 320 excavator');

  const visitor = await browser.newPage({ baseURL: url });
  await visitor.goto('/marketplace?verified=false&search=caterpillar');
  await expect(main(visitor).getByText('Caterpillar 320 excavator').first()).toBeVisible();
  const picture = main(visitor)
    .getByRole('img', { name: /Caterpillar 320/ })
    .first();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

  lot = await createLot(url);
  const page = await openAs(await browser.newContext({ baseURL: url }), buyer, `/auction/bid/${lot}`);
  await main(page).locator('form#bid [name=bidAmount]').fill('1000');
  await main(page).locator('form#bid [name=terms]').setChecked(true);
  await main(page).locator('form#bid button[type=submit]').click();
  await expect(main(page).getByRole('region', { name: 'Auction Status' })).toContainText('$1,000');
});

async function listMachine(url: string, title: string): Promise<void> {
  const images = [new File([new Uint8Array(createPng(1))], '1.png')];
  await call(url, '/equipment', { token: supplier.token, body: toFormData(machineForm(title), { images }) });
}

async function createLot(url: string): Promise<string> {
  const consignment = { token: supplier.token, body: toFormData({ ...consignmentForm('PC500'), type: 'Online' }) };
  const { _id } = await call<{ _id: string }>(url, '/equipment/consignment', consignment);
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
  const terms = { startPrice: 1_000, startDate: at(-1), endDate: at(600) };
  await call(url, `/admin/lots/${_id}/approve`, { token: operator, body: terms });
  return _id;
}

test('runs the servers without rights, on a read-only disk, with bounded memory and logs', async ({ installation }) => {
  for (const service of servers) {
    const status = await installation.exec(
      service,
      'node',
      '-e',
      `const { readFileSync, writeFileSync } = require('node:fs');
       const rights = /CapEff:\\s+(\\S+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1];
       let disk; try { writeFileSync('/app/x', ''); disk = 'writable' } catch (error) { disk = error.code }
       console.log([process.getuid(), Number.parseInt(rights, 16), disk].join(' '))`,
    );
    expect([service, status]).toEqual([service, '1000 0 EROFS']);
    expect(await installation.inspect(service, '{{.HostConfig.Memory}}')).toMatch(/^[1-9]\d{8,}$/);
  }
  for (const service of [...servers, 'nginx', 'postgres', 'redis', 'maildev'])
    expect([service, await installation.inspect(service, '{{index .HostConfig.LogConfig.Config "max-size"}}')]).toEqual(
      [service, '20m'],
    );
});

test('gives the processes that render pages no secret', async ({ installation }) => {
  const settings = await installation.inspect('web-1', '{{json .Config.Env}}');
  expect(settings).not.toMatch(/DATABASE_URL|AUTH_SECRET|REDIS_URL|SMTP_URL|PASSWORD/);
});

test('archives the log of the database, and takes the first backup', async ({ installation }) => {
  const info = () => installation.exec('backups', 'pgbackrest', '--stanza=rigsouq', 'info');
  await expect.poll(info, { timeout: 120_000 }).toContain('full backup');
  await expectArchiving(installation);
});

async function expectArchiving({ sql }: Installation): Promise<void> {
  const segment = await sql('select pg_walfile_name(pg_switch_wal())');
  const newest = 'select last_archived_wal from pg_stat_archiver';
  await expect.poll(() => sql(newest), { timeout: 60_000 }).toBe(segment);
}

test('monitors every part, and raises no alarm', async ({ installation, page }) => {
  const exporters = ['node-exporter', 'postgres-exporter', 'blackbox-exporter', 'edge-log'];
  const up = ['--profile', 'monitoring', 'up', '--detach', '--build', '--no-deps'];
  await installation.compose(...up, 'prometheus', 'alertmanager', ...exporters);
  await expect
    .poll(() => query('sum by (job) (up)', 'job'), { timeout: 60_000 })
    .toEqual({
      rigsouq: servers.length,
      node: 1,
      postgres: 1,
      edge: 1,
      'edge-log': 1,
    });
  await page.goto('/marketplace');
  const positive = ['edge_answers_total', 'probe_success', 'database_table_bytes', 'rigsouq_backup_time_seconds'];
  for (const metric of positive)
    await expect.poll(async () => (await query(`max(${metric})`)).all, { timeout: 90_000 }).toBeGreaterThan(0);
  // The disks of this machine, not those of the container.
  expect(await query('node_filesystem_size_bytes', 'mountpoint')).toHaveProperty('/');
  // The rules are evaluated every 15 seconds.
  await page.waitForTimeout(20_000);
  const alarms = () => query('ALERTS', 'alertname');
  await expect.poll(alarms, { timeout: 60_000 }).toEqual({ Watchdog: 1 });
  const reported = await fetch('http://localhost:9093/api/v2/alerts');
  expect(await reported.json()).toMatchObject([{ labels: { alertname: 'Watchdog' } }]);
});

/** Asks Prometheus, and returns the values by this label. */
async function query(expression: string, label = ''): Promise<Record<string, number>> {
  type Answer = { data: { result: { metric: Record<string, string>; value: [number, string] }[] } };
  const answer = await fetch(`${PROMETHEUS}/api/v1/query?${new URLSearchParams({ query: expression })}`);
  const { data } = (await answer.json()) as Answer;
  return Object.fromEntries(data.result.map(({ metric, value }) => [metric[label] ?? 'all', Number(value[1])]));
}

test('starts a process again whose event loop is blocked', async ({ installation }) => {
  const startedAt = () => installation.inspect('api-1', '{{.State.StartedAt}}');
  const before = await startedAt();
  await blockEventLoop(installation, 'api-1');
  await expect.poll(startedAt, { timeout: 60_000 }).not.toBe(before);
  await expect
    .poll(() => installation.inspect('api-1', '{{.State.Health.Status}}'), { timeout: 60_000 })
    .toBe('healthy');
});

test('releases two web and two api processes under load without a failed request', async ({ installation }) => {
  const report = await loadDuring(
    installation.url,
    async () => {
      for (const service of ['api-1', 'api-2', 'web-1', 'web-2'])
        await installation.compose('up', '--detach', '--no-deps', '--force-recreate', '--wait', service);
    },
    { atMostSeconds: 240 },
  );
  console.log(`rolling release: ${report.requests} requests in ${report.seconds.toFixed(0)} s`, report.counts);
  expect(report.requests).toBeGreaterThan(1_000);
  expect(report.failures).toEqual([]);
});

test('shows a page that says so while no web process runs', async ({ installation, page }) => {
  await installation.compose('stop', 'web-1', 'web-2');
  const answer = await page.goto('/marketplace');
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The service is temporarily unavailable');
  expect((await fetch(`${installation.url}/api/health/live`)).status).toBe(200);
  await installation.compose('up', '--detach', '--no-deps', '--wait', 'web-1', 'web-2');
  // The page asks again without the visitor.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The service is temporarily unavailable');
});

test('restores the database as it was at a chosen second', async ({ browser, installation }) => {
  const { url, compose } = installation;
  const second = await installation.sql("select date_trunc('second', now()) + interval '1 second'");
  const before = await installation.sql('select title from listings order by 1');
  await expect.poll(() => installation.sql(`select now() > '${second}'::timestamptz + interval '1 second'`)).toBe('t');
  await listMachine(url, 'Wrong machine');
  // An update without a condition is the most common reason for a restore.
  await installation.sql("update listings set title = 'Lost'");

  await compose('stop', ...servers, 'backups', 'postgres');
  const options = ['--delta', '--type=time', `--target=${second}`, '--target-action=promote'];
  await compose('run', '--rm', '--no-deps', 'backups', 'pgbackrest', '--stanza=rigsouq', ...options, 'restore');
  await compose('up', '--detach', '--wait', '--wait-timeout', '300');

  const visitor = await browser.newPage({ baseURL: url });
  await visitor.goto(`/auction/bid/${lot}`);
  await expect(main(visitor).getByRole('region', { name: 'Auction Status' })).toContainText('$1,000');
  expect(await installation.sql('select title from listings order by 1')).toBe(before);
  // The restored database is archived further.
  await expectArchiving(installation);
});

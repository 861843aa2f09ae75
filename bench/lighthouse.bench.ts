// Runs Lighthouse, with the settings of a phone on a slow line, on the production build: the median of three runs per page. Usage: `npm run bench --
// lighthouse [path …]`; the default is ten public pages. `:id` is the newest machine of the demo, `:lot` its lot that ends next. It fails below the
// goals.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { freePort, median, startServer } from './measure.ts';

const RUNS = 3;
const goals = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 };
const landing = { ...goals, performance: 95 };
type Category = keyof typeof goals;

const args = process.argv.slice(3);
const tenPages = [
  '/',
  '/ar',
  '/marketplace',
  '/equipment/:id',
  '/rentals',
  '/categories/excavators',
  '/browse-live-auctions',
  '/auction/bid/:lot',
  '/supplier-network',
  '/procurement',
];
const paths = args.length ? args : tenPages;
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const web = await startServer(
  'apps/server/src/main.ts',
  { ROLES: 'web,api', PORT: String(port), PUBLIC_URL: url },
  `${url}/`,
);
const chrome = await launch({
  chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  chromeFlags: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});

let missedGoal = false;
for (const path of paths) {
  const address = url + (await fillPath(path));
  const wanted = ['/', '/ar'].includes(path) ? landing : goals;
  const runs: Record<Category, number>[] = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (!result) throw new Error('lighthouse returned no result');
    const { categories, audits } = result.lhr;
    runs.push(
      Object.fromEntries(
        Object.keys(goals).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ) as Record<Category, number>,
    );
    const shown = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ];
    console.log(
      path,
      JSON.stringify(runs.at(-1)),
      shown.map((name) => `${name} ${audits[name]?.displayValue}`).join(', '),
    );
  }
  for (const [name, goal] of Object.entries(wanted) as [Category, number][]) {
    const score = median(runs.map((run) => run[name]));
    if (score < goal) missedGoal = true;
    console.log(`${path} ${name} ${score} (goal ${goal})`);
  }
}
await chrome.kill();
web.kill();
console.log(`ratio lighthouse ${missedGoal ? 0 : 1}`);
process.exit(missedGoal ? 1 : 0);

async function fillPath(path: string): Promise<string> {
  if (path.includes(':id')) return path.replace(':id', await firstOf('/api/auth/verified-products?limit=1'));
  if (path.includes(':lot')) return path.replace(':lot', await firstOf('/api/auth/live'));
  return path;
}

async function firstOf(list: string): Promise<string> {
  const [first] = (await (await fetch(url + list)).json()) as { _id: string }[];
  if (!first) throw new Error(`no entries in ${list}: run \`npm run demo\` first`);
  return first._id;
}

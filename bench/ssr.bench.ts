// Compares the landing page over HTTP with `renderToString` of the same tree: as visitors get it (shared pages, each with a new nonce), and with a
// new address each time, so that every request renders.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { freePort, median, startServer } from './measure.ts';

const SECONDS = 4;
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const web = await startServer('apps/server/src/main.ts', { ROLES: 'web', PORT: String(port), API_URL: url }, `${url}/`);
const renderer = fork('bench/render.ts', { env: { ...process.env, NODE_ENV: 'production' } });
process.on('exit', () => renderer.kill());
renderer.on('exit', (code) => {
  if (code) process.exit(code);
});
await once(renderer, 'message');

async function renders(child: ChildProcess, seconds: number): Promise<number> {
  child.send(seconds);
  const [rate] = await once(child, 'message');
  return rate as number;
}

async function served(path: () => string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: 16,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx} not 2xx, ${result.errors} errors`);
  return result.requests.average;
}

let asked = 0;
const kinds = { 'ssr-every-render': () => `/?n=${asked++}`, ssr: () => '/' };
const ratios: Record<string, number[]> = { 'ssr-every-render': [], ssr: [] };
await renders(renderer, 2);
for (const path of Object.values(kinds)) await served(path, 2);
for (let round = 1; round <= 5; round++)
  for (const [kind, path] of Object.entries(kinds)) {
    const bare = await renders(renderer, SECONDS);
    const ours = await served(path, SECONDS);
    ratios[kind]?.push(ours / bare);
    console.log(
      `${kind} round ${round}: ${ours.toFixed(0)}/s against ${bare.toFixed(0)}/s = ${(ours / bare).toFixed(3)}`,
    );
  }
for (const [kind, all] of Object.entries(ratios)) console.log(`ratio ${kind} ${median(all).toFixed(3)}`);
web.kill();
renderer.kill();
process.exit(0);

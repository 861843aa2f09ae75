import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const watchdog = fileURLToPath(new URL('./watchdog.ts', import.meta.url));
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts a process that prints 'up', does the work, and then keeps printing 'goes on'. */
function start(work: string, blockedMs?: number) {
  const script = `const { startWatchdog } = await import(${JSON.stringify(watchdog)});
    startWatchdog(${blockedMs ? `{ blockedMs: ${blockedMs} }` : ''});
    await new Promise((over) => setTimeout(over, 1_500));
    console.log('up');
    ${work}
    setInterval(() => console.log('goes on'), 100);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    output.out += text;
  });
  child.stderr.on('data', (text) => {
    output.err += text;
  });
  return { child, output };
}

const block = (ms: number) => `for (const end = Date.now() + ${ms}; Date.now() < end; );`;

it('ends a process whose event loop is blocked for more than ten seconds, and logs why', async () => {
  const { child, output } = start('for (;;);');
  await expect.poll(() => output.out, { timeout: 10_000 }).toContain('up');
  const startedAt = Date.now();
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  expect(Date.now() - startedAt).toBeGreaterThan(9_000);
  expect(Date.now() - startedAt).toBeLessThan(20_000);
  expect(JSON.parse(output.err.trim())).toMatchObject({ level: 60, msg: 'event loop blocked, ending the process' });
}, 40_000);

it('spares a process that was busy for less, and one that was stopped for longer', async () => {
  const busy = start(block(1_500), 3_000);
  await expect.poll(() => busy.output.out, { timeout: 15_000 }).toContain('goes on');
  const stopped = start('', 2_000);
  await expect.poll(() => stopped.output.out, { timeout: 15_000 }).toContain('goes on');
  stopped.child.kill('SIGSTOP');
  await sleep(4_000);
  stopped.child.kill('SIGCONT');
  const before = stopped.output.out.length;
  await expect.poll(() => stopped.output.out.length, { timeout: 5_000 }).toBeGreaterThan(before + 50);
  expect([busy.child.exitCode, stopped.child.exitCode]).toEqual([null, null]);
}, 40_000);

it('waits longer for a process that uses no CPU time, as on an overloaded machine', async () => {
  const wait = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);';
  const waiting = start(wait, 1_000);
  await expect.poll(() => waiting.output.out, { timeout: 15_000 }).toContain('goes on');
  const { child } = start(wait.replace('3_000', '60_000'), 1_000);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}, 40_000);

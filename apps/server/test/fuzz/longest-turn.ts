// Loaded into a server before its own code. Tells the parent, when asked, the longest time that one turn of the event loop has worked since it
// was asked last. Only time that this thread spent on a processor counts: other programs may keep it waiting for longer.
import { performance } from 'node:perf_hooks';

const EVERY_MS = 20;

let longestMs = 0;
let wall = performance.now();
let cpu = process.threadCpuUsage();

setInterval(() => {
  const { user, system } = process.threadCpuUsage(cpu);
  longestMs = Math.max(longestMs, Math.min(performance.now() - wall, (user + system) / 1000));
  wall = performance.now();
  cpu = process.threadCpuUsage();
}, EVERY_MS).unref();

process.on('message', () => {
  process.send?.({ longestMs });
  longestMs = 0;
});
process.channel?.unref();

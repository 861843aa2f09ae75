// Measures the longest turn of the event loop; it is loaded into a server before its own code. When asked, it sends the parent the longest time that
// one turn has worked since the last question. Only CPU time of this thread counts, because other programs may keep it waiting for longer.
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

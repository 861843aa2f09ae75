// Blocks the event loop of a server in a container for ever, by means of Node's inspector.
import type { Installation } from './compose.ts';

// The server is not process 1, which is the init of the container.
const script = `
const { readdirSync, readFileSync } = require('node:fs');
const pid = readdirSync('/proc').find((name) => /^\\d+$/.test(name) &&
  readFileSync('/proc/' + name + '/cmdline', 'utf8') === 'node\\0apps/server/src/main.ts\\0');
process.kill(Number(pid), 'SIGUSR1');
setTimeout(async () => {
  const [target] = await (await fetch('http://127.0.0.1:9229/json')).json();
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  socket.onopen = () => {
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: 'for (;;);' } }));
    setTimeout(() => process.exit(0), 500);
  };
}, 1000);`;

export async function blockEventLoop(installation: Installation, service: string): Promise<void> {
  await installation.exec(service, 'node', '-e', script);
}

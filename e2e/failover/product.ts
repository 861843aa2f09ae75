// Starts the product on the host `app`: nginx, two web and two api processes, and a worker.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAnswering, waitUntilReady } from '../stack/child.ts';
import { startInbox } from '../stack/inbox.ts';
import { startNginx } from '../stack/nginx.ts';
import { startServer, startWorker, type Undo } from '../stack/start-server.ts';

const EDGE_PORT = 8080;
const webPorts = [3001, 3002];
const apiPorts = [3011, 3012];
const at = (port: number) => `127.0.0.1:${port}`;

export type Product = { url: string; port: number; logs: string; stop: () => Promise<void> };

export async function startProduct(connections: Record<string, string>): Promise<Product> {
  const undo: Undo[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'rigsouq-failover-'));
  const url = `http://${at(EDGE_PORT)}`;
  const common = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    API_URL: `http://${at(apiPorts[0] ?? 0)}`,
    RENDER_RATE: '1000',
    LOG_LEVEL: 'info',
  };
  const inbox = await startInbox(folder, 1025, 1080);
  undo.push(() => inbox.child.end('SIGKILL'));
  const env = {
    ...common,
    ...connections,
    SMTP_URL: inbox.smtpUrl,
    STORAGE_URL: `file:${join(folder, 'storage')}`,
    AUTH_SECRET: randomBytes(32).toString('hex'),
  };
  const api = { role: 'api', ready: '/api/health/ready', env, folder } as const;
  const web = { role: 'web', ready: '/', env: common, folder } as const;
  await Promise.all(apiPorts.map((port, place) => startServer({ ...api, name: `api-${place + 1}`, port }, undo)));
  await Promise.all(webPorts.map((port, place) => startServer({ ...web, name: `web-${place + 1}`, port }, undo)));
  await startWorker({ metricsPort: 9100, env, folder }, undo);
  const edge = await startNginx(folder, { listen: at(EDGE_PORT), webs: webPorts.map(at), apis: apiPorts.map(at) });
  undo.push(() => edge.end('SIGTERM'));
  await waitUntilReady(edge, () => isAnswering(`${url}/api/health/ready`));
  return {
    url,
    port: EDGE_PORT,
    logs: folder,
    stop: async () => {
      for (const step of undo.reverse()) await step();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

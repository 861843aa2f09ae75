// Starts the product as it runs in production, on one machine: nginx, a web process, two api processes, a worker and an inbox.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAnswering, waitUntilReady } from './child.ts';
import { copyDemo } from './demo.ts';
import { type Inbox, startInbox } from './inbox.ts';
import { freePorts, takeLease } from './lease.ts';
import { startNginx } from './nginx.ts';
import { DRAIN_MS, type Server, startServer, startWorker, type Undo } from './start-server.ts';

export type StackOptions = {
  /** Settings for the processes of the product, which override those chosen here. */
  env?: Readonly<Record<string, string>>;
};

export type Stack = {
  url: string;
  apis: readonly [Server, Server];
  databaseUrl: string;
  redisUrl: string;
  inbox: Inbox;
  /** The folder with one `<name>.log` per process. */
  logs: string;
  stop(): Promise<void>;
};

export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const undo: Undo[] = [];
  // The steps are undone in reverse order. Each is tried even if another fails, so that nothing stays behind.
  const stop = async () => {
    const faults: unknown[] = [];
    for (const step of undo.splice(0).reverse()) await step().catch((fault: unknown) => faults.push(fault));
    if (faults.length > 0) throw new AggregateError(faults, 'the stack did not stop cleanly');
  };
  try {
    return { ...(await build(options, undo)), stop };
  } catch (fault) {
    await stop().catch((alsoFault: unknown) => console.error(alsoFault));
    throw fault;
  }
}

async function build(options: StackOptions, undo: Undo[]): Promise<Omit<Stack, 'stop'>> {
  const folder = await mkdtemp(join(tmpdir(), 'rigsouq-stack-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const lease = await takeLease();
  undo.push(lease.release);
  const demo = await copyDemo(`rigsouq_e2e_${lease.number}`, join(folder, 'storage'));
  undo.push(demo.drop);

  const [edgePort = 0, smtpPort = 0, inboxPort = 0, webPort = 0, api1 = 0, api2 = 0, metricsPort = 0] = await freePorts(
    lease,
    7,
  );
  const inbox = await startInbox(folder, smtpPort, inboxPort);
  undo.push(() => inbox.child.end('SIGKILL'));

  const url = `http://127.0.0.1:${edgePort}`;
  /** The settings that pages need. They contain neither the address of the database nor a secret. */
  const common = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    SUPPORT_PHONE: '+971 4 555 0100',
    SUPPORT_EMAIL: 'support@rigsouq.test',
    API_URL: `http://127.0.0.1:${api1}`,
    DRAIN_MS: String(DRAIN_MS),
    // All journeys come from one address, so the usual limit would stop them.
    RENDER_RATE: '1000',
    LOG_LEVEL: 'info',
    ...options.env,
  };
  const env = { ...demo.env, REDIS_URL: lease.redisUrl, SMTP_URL: inbox.smtpUrl, ...common };

  const api = { role: 'api', ready: '/api/health/ready', env, folder } as const;
  const starting = [
    startServer({ name: 'web', role: 'web', port: webPort, ready: '/', env: common, folder }, undo),
    startServer({ ...api, name: 'api-1', port: api1 }, undo),
    startServer({ ...api, name: 'api-2', port: api2 }, undo),
    startWorker({ metricsPort, env, folder }, undo),
  ] as const;
  // Every process gets the time to start or fail, so that none is still starting when the others are stopped.
  await Promise.allSettled(starting);
  const [, first, second] = await Promise.all(starting);

  const edge = await startNginx(folder, {
    listen: `127.0.0.1:${edgePort}`,
    webs: [`127.0.0.1:${webPort}`],
    apis: [`127.0.0.1:${api1}`, `127.0.0.1:${api2}`],
  });
  undo.push(() => edge.end('SIGTERM'));
  await waitUntilReady(edge, () => isAnswering(`${url}/api/health/ready`));
  return {
    url,
    apis: [first, second],
    databaseUrl: demo.env.DATABASE_URL,
    redisUrl: lease.redisUrl,
    inbox,
    logs: folder,
  };
}

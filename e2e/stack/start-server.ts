// Starts the processes of the product: the servers, which can be restarted, and the worker.
import { type Child, isAnswering, startChild, waitUntilReady } from './child.ts';

/** Ends a process or removes what was created for it. */
export type Undo = () => Promise<void>;

/** One process of the product. `restart` ends it as a release does, and resolves when it serves again. */
export type Server = { readonly pid: number; readonly url: string; restart(): Promise<void> };

type ProcessOptions = { env: Readonly<Record<string, string>>; folder: string };
type ServerOptions = ProcessOptions & {
  name: string;
  role: 'web' | 'api';
  port: number;
  /** The path that answers as soon as the server is ready. */
  ready: string;
};

const PROGRAM = 'apps/server/src/main.ts';
/** Milliseconds for which a stopping server still accepts new connections. */
export const DRAIN_MS = 500;

export async function startServer(options: ServerOptions, undo: Undo[]): Promise<Server> {
  const { name, role, port, ready, env, folder } = options;
  const address = `http://127.0.0.1:${port}`;
  let child: Child | undefined;
  const start = async () => {
    const started = await startProcess(name, { env: { ...env, ROLES: role, PORT: String(port) }, folder });
    child = started;
    await waitUntilReady(started, () => isAnswering(`${address}${ready}`));
  };
  // The child is killed and not drained: the database is dropped next, so no open request matters.
  undo.push(async () => child?.end('SIGKILL'));
  await start();
  return {
    get pid() {
      return child?.pid ?? 0;
    },
    url: address,
    async restart() {
      await child?.end('SIGTERM', DRAIN_MS + 20_000);
      await start();
    },
  };
}

type WorkerOptions = ProcessOptions & { metricsPort: number };

/** Starts the worker. It listens only for its metrics, so an answer there shows that it runs. */
export async function startWorker({ metricsPort, env, folder }: WorkerOptions, undo: Undo[]): Promise<void> {
  const settings = { ...env, ROLES: 'worker', METRICS_PORT: String(metricsPort) };
  const child = await startProcess('worker', { env: settings, folder });
  undo.push(() => child.end('SIGKILL'));
  await waitUntilReady(child, () => isAnswering(`http://127.0.0.1:${metricsPort}/metrics`));
}

function startProcess(name: string, { env, folder }: ProcessOptions): Promise<Child> {
  return startChild({ name, command: process.execPath, args: [PROGRAM], env, folder });
}

// Starts roles in their own processes, for tests that kill them, set their clocks wrong or fill their disk.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type Role = {
  /** The port of the api, or 0 for a worker. */
  readonly port: number;
  /** Returns the log, which is empty unless a LOG_LEVEL was set. */
  readonly readLog: () => string;
  /** The path under which this process sees the files of the role, including its own small disk. */
  readonly rootFolder: string;
  /** Sends SIGKILL, so that the role cannot finish anything. */
  readonly kill: () => Promise<void>;
};
type RoleOptions = {
  databaseUrl: string;
  clockOffMs?: number;
  settings?: Record<string, string>;
  /** A folder that is a separate disk of one megabyte for this process only. */
  smallDisk?: string;
};

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const wrongClock = ['--import', file('wrong-clock.ts')];

/** Runs the process in its own namespace, in which a user who is not root may mount a disk too. */
const withSmallDisk = (folder: string) => ({
  execPath: 'unshare',
  execArgv: [
    '--map-root-user',
    '--mount',
    'sh',
    '-c',
    'mount -t tmpfs -o size=1m tmpfs "$0" && exec "$@"',
    folder,
    process.execPath,
  ],
});

/** Starts a role and resolves once it reports that it is ready. */
export async function startRole(role: 'api' | 'worker', options: RoleOptions): Promise<Role> {
  const { databaseUrl, clockOffMs, settings, smallDisk } = options;
  const env = {
    ...process.env,
    ...settings,
    DATABASE_URL: databaseUrl,
    CLOCK_OFF_MS: String(clockOffMs ?? 0),
  };
  const child = fork(file(`${role}-process.ts`), {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    ...(clockOffMs && { execArgv: wrongClock }),
    ...(smallDisk && withSmallDisk(smallDisk)),
  });
  let log = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const exited = once(child, 'exit');
  const failed = exited.then(() => Promise.reject(new Error(`${role} process exited before it was ready`)));
  const [message] = await Promise.race([once(child, 'message'), failed]);
  return {
    port: Number(message.port ?? 0),
    readLog: () => log,
    rootFolder: `/proc/${child.pid}/root`,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

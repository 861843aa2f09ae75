// Roles in processes of their own, for tests that kill them, set their clocks wrong or fill their disk.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type Role = {
  /** Where the api listens; 0 for a worker. */
  readonly port: number;
  /** Its log, where a LOG_LEVEL was set. */
  readonly logged: () => string;
  /** Where its own files are seen from outside. */
  readonly files: string;
  /** SIGKILL: it has no time to finish anything. */
  readonly kill: () => Promise<void>;
};
type Wish = {
  databaseUrl: string;
  clockOffMs?: number;
  settings?: Record<string, string>;
  /** For this process alone the folder is a disk of its own, of one megabyte. */
  smallDisk?: string;
};

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const wrongClock = ['--import', file('wrong-clock.ts')];

/** In a namespace of its own also who is not root may mount something. */
const withSmallDisk = (folder: string) => ({
  execPath: 'unshare',
  execArgv: [
    ...['--map-root-user', '--mount', 'sh', '-c', 'mount -t tmpfs -o size=1m tmpfs "$0" && exec "$@"'],
    ...[folder, process.execPath],
  ],
});

/** Started once it says so itself. */
export async function startRole(role: 'api' | 'worker', wish: Wish): Promise<Role> {
  const { databaseUrl, clockOffMs, settings, smallDisk } = wish;
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
  const gone = once(child, 'exit');
  const said = await Promise.race([once(child, 'message'), gone.then(() => Promise.reject(new Error(`no ${role}`)))]);
  return {
    port: Number(said[0].port ?? 0),
    logged: () => log,
    files: `/proc/${child.pid}/root`,
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

// Roles in processes of their own, for tests that kill them or set their clocks wrong.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type Role = {
  /** Where the api listens; 0 for a worker. */
  readonly port: number;
  /** SIGKILL: it has no time to finish anything. */
  readonly kill: () => Promise<void>;
};
type Wish = { databaseUrl: string; clockOffMs?: number; settings?: Record<string, string> };

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const wrongClock = ['--import', file('wrong-clock.ts')];

/** Started once it says so itself. */
export async function startRole(role: 'api' | 'worker', { databaseUrl, clockOffMs, settings }: Wish): Promise<Role> {
  const env = {
    ...process.env,
    ...settings,
    DATABASE_URL: databaseUrl,
    CLOCK_OFF_MS: String(clockOffMs ?? 0),
  };
  const child = fork(file(`${role}-process.ts`), { env, ...(clockOffMs && { execArgv: wrongClock }) });
  const gone = once(child, 'exit');
  const said = await Promise.race([once(child, 'message'), gone.then(() => Promise.reject(new Error(`no ${role}`)))]);
  return {
    port: Number(said[0].port ?? 0),
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

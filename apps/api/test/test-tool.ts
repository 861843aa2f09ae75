// Starts programs that .ci/test-tools installs for tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export type TestTool = { readonly pid: number; readonly stop: () => Promise<void> };
type ToolOptions = {
  env?: Readonly<Record<string, string>>;
  /** A command that runs the program, in the same process. */
  runner?: readonly string[];
};

/** Starts the program and resolves once it accepts connections at this port. The program ends when this process ends for any reason. */
export async function startTestTool(
  name: string,
  port: number,
  args: readonly string[],
  { env = {}, runner = [] }: ToolOptions = {},
): Promise<TestTool> {
  const program = fileURLToPath(new URL(`../../../.tools/bin/${name}`, import.meta.url));
  if (!existsSync(program)) throw new Error(`${program} is missing. Run .ci/test-tools, which installs it.`);
  const [command = '', ...rest] = [...runner, 'setpriv', '--pdeathsig=KILL', '--', program, ...args];
  const tool = spawn(command, rest, { stdio: 'ignore', env: { ...process.env, ...env } });
  const ended = once(tool, 'exit');
  await Promise.race([waitForPort(port), ended.then(() => Promise.reject(new Error(`${name} did not start`)))]);
  return {
    pid: tool.pid ?? 0,
    stop: async () => {
      tool.kill('SIGKILL');
      await ended;
    },
  };
}

async function waitForPort(port: number): Promise<void> {
  for (let tries = 1; ; tries++) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (tries === 200) throw error;
      await setTimeout(50);
    } finally {
      socket.destroy();
    }
  }
}

// Imitates hosts on one machine. Each has its own network, file system and processes, so a test can cut its power or its network as that of a real one.
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Child, startChild } from '../stack/child.ts';

const run = promisify(execFile);
const INIT = fileURLToPath(new URL('host-init.sh', import.meta.url));

type Service = 'etcd' | 'patroni' | 'haproxy' | 'pgbouncer' | 'redis' | 'sentinel';
type HostOptions = {
  name: string;
  address: string;
  services: readonly Service[];
  /** Contents by path. */
  files: Readonly<Record<string, string>>;
};

export class Host {
  readonly name: string;
  readonly address: string;
  readonly #folder: string;
  readonly #services: readonly Service[];
  #child: Child | undefined;

  private constructor({ name, address, services }: HostOptions, folder: string) {
    this.name = name;
    this.address = address;
    this.#folder = folder;
    this.#services = services;
  }

  /** Creates the file system of a host with these files. The network exists already (.ci/test-failover). */
  static async create(parent: string, options: HostOptions): Promise<Host> {
    const folder = join(parent, options.name);
    for (const [path, text] of Object.entries(options.files)) {
      const file = join(folder, 'config', path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    return new Host(options, folder);
  }

  async start(): Promise<void> {
    await this.#setCable('up');
    const asHost = ['unshare', '--mount', '--pid', '--fork', '--kill-child=SIGKILL'];
    const init = [INIT, process.env.RIGSOUQ_HOST_ROOT ?? '', this.#folder, ...this.#services];
    const args = [this.#network, ...asHost, ...init];
    this.#child = await startChild({
      name: this.name,
      command: 'nsenter',
      args,
      env: {},
      folder: dirname(this.#folder),
    });
  }

  /** Cuts the power: every process ends immediately, and nothing is written or sent any more. */
  async kill(): Promise<void> {
    // The kernel would still send what the processes have handed over.
    await this.#setCable('down');
    await this.#child?.end('SIGKILL');
  }

  /** Drops the packets of these TCP ports in both directions, until `connect` is called. */
  async cut(ports: string): Promise<void> {
    const these = ['-p', 'tcp', '-m', 'multiport', '--ports', ports, '-j', 'DROP'];
    await this.#filter('-A', 'INPUT', '!', '-i', 'lo', ...these);
    await this.#filter('-A', 'OUTPUT', '!', '-o', 'lo', ...these);
  }

  async connect(): Promise<void> {
    await this.#filter('-F');
  }

  /** Runs a program on the host as the user of the database and returns its output. */
  async run(...command: string[]): Promise<string> {
    const pid = this.#child?.pid ?? 0;
    // The child is `unshare`, and its only child is the first process of the host.
    const init = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim();
    const inside = ['--target', init, '--mount', '--net', '--pid', 'chroot', join(this.#folder, 'files')];
    const user = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--'];
    try {
      return (await run('nsenter', [...inside, ...user, ...command])).stdout;
    } catch (error) {
      // Some programs report their errors on their output.
      throw new Error(`${command.join(' ')} failed: ${(error as { stdout?: string }).stdout}`, { cause: error });
    }
  }

  readLog(service: Service): Promise<string> {
    return readFile(join(this.#folder, 'logs', `${service}.log`), 'utf8');
  }

  get #network(): string {
    return `--net=/run/netns/rigsouq-${this.name}`;
  }

  async #setCable(state: 'up' | 'down'): Promise<void> {
    await run('nsenter', [this.#network, 'ip', 'link', 'set', 'eth0', state]);
  }

  async #filter(...args: string[]): Promise<void> {
    await run('nsenter', [this.#network, 'iptables', '-w', ...args]);
  }
}

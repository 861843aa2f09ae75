// Runs Toxiproxy in front of PostgreSQL, Redis, SMTP or S3, so that a test can delay, hold, drop or cut the traffic.
import { findFreePort } from './free-port.ts';
import { startTestTool } from './test-tool.ts';

/** 'downstream' is the direction from the server to the client. */
type Direction = 'downstream' | 'upstream';
type Toxic =
  | { type: 'latency'; attributes: { latency: number; jitter?: number } }
  | { type: 'bandwidth'; attributes: { /** Kilobytes per second. */ rate: number } }
  | { type: 'reset_peer'; attributes: { timeout: number } }
  | { type: 'limit_data'; attributes: { bytes: number } }
  | { type: 'timeout'; attributes: { timeout: number } };

export type FaultProxy = {
  /** The address of the server, through the proxy. */
  readonly url: string;
  /** Adds the fault to these directions, or to both directions if none is given. */
  readonly add: (toxic: Toxic, ...directions: Direction[]) => Promise<void>;
  readonly delay: (ms: number) => Promise<void>;
  /** Stops all traffic and keeps connections open. The traffic that was held back arrives after `heal`. */
  readonly hold: () => Promise<void>;
  /** Stops all traffic like `hold`, but what is sent meanwhile never arrives, and `heal` closes the connections. */
  readonly drop: () => Promise<void>;
  /** Closes all connections and accepts no new ones. */
  readonly cut: () => Promise<void>;
  /** Removes all faults. */
  readonly heal: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const LONGER_THAN_ANY_TEST_MS = 60 * 60_000;
const BOTH: Direction[] = ['downstream', 'upstream'];

export async function openFaultProxy(serverUrl: string): Promise<FaultProxy> {
  const control = await findFreePort();
  const tool = await startTestTool('toxiproxy', control, ['-host', '127.0.0.1', '-port', String(control)]);
  const ask = async (path: string, body: object): Promise<{ listen: string }> => {
    const answer = await fetch(`http://127.0.0.1:${control}${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`Toxiproxy refused ${path}: ${await answer.text()}`);
    return answer.status === 204 ? { listen: '' } : ((await answer.json()) as { listen: string });
  };
  const upstream = new URL(serverUrl).host;
  const { listen } = await ask('/proxies', { name: 'server', listen: '127.0.0.1:0', upstream, enabled: true });
  const url = new URL(serverUrl);
  url.host = listen;
  const add: FaultProxy['add'] = async (toxic, ...directions) => {
    for (const stream of directions.length ? directions : BOTH)
      await ask('/proxies/server/toxics', { ...toxic, stream });
  };
  return {
    url: url.href,
    add,
    // One direction is enough: a request and its answer together are delayed once.
    delay: (latency) => add({ type: 'latency', attributes: { latency } }, 'downstream'),
    hold: () => add({ type: 'latency', attributes: { latency: LONGER_THAN_ANY_TEST_MS } }),
    drop: () => add({ type: 'timeout', attributes: { timeout: 0 } }),
    cut: async () => void (await ask('/proxies/server', { enabled: false })),
    heal: async () => void (await ask('/reset', {})),
    close: () => tool.stop(),
  };
}

// Receives changes from the server while pages are open. One stream serves all tabs of a browser, because browsers open only a few
// connections to a host. The tab that holds the lock reads the stream and forwards events to the other tabs.
import { type Change, liveTicket } from '@rigsouq/contract/live';
import { call } from './api.ts';

/** A change, or `again` when events may have been missed and everything must be loaded again. */
export type Heard = Change | 'again';

const NAME = 'rigsouq live';
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

export function listenLive(onHeard: (heard: Heard) => void): () => void {
  const stop = new AbortController();
  const tabs = new BroadcastChannel(NAME);
  tabs.onmessage = ({ data }: MessageEvent<Heard>) => onHeard(data);
  const tell = (heard: Heard) => {
    if (stop.signal.aborted) return;
    onHeard(heard);
    tabs.postMessage(heard);
  };
  const listen = () => keepListening(stop.signal, tell);
  // The Locks API exists only on secure pages. On other pages each tab opens its own stream.
  const held = navigator.locks ? navigator.locks.request(NAME, { signal: stop.signal }, listen) : listen();
  held.catch(() => undefined);
  return () => {
    stop.abort();
    tabs.close();
  };
}

async function keepListening(signal: AbortSignal, tell: (heard: Heard) => void): Promise<void> {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    const began = await streamOnce(signal, tell).catch(() => false);
    if (began) wait = FIRST_WAIT_MS;
    // The random wait prevents all browsers from reconnecting at the same moment after a restart.
    await pause(wait * (0.5 + Math.random()), signal);
  }
}

/** Reads the stream until it breaks. Returns whether it had started. */
async function streamOnce(signal: AbortSignal, tell: (heard: Heard) => void): Promise<boolean> {
  const { ticket } = await call(liveTicket);
  if (signal.aborted) return false;
  const source = new EventSource(`/api/live/stream?ticket=${encodeURIComponent(ticket)}`);
  let began = false;
  source.addEventListener('again', () => {
    began = true;
    tell('again');
  });
  source.onmessage = ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as Change);
  await new Promise<void>((broken) => {
    source.onerror = () => broken();
    signal.addEventListener('abort', () => broken(), { once: true });
  });
  // EventSource would reconnect by itself with a ticket that has expired.
  source.close();
  return began;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((over) => {
    const timer = setTimeout(over, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      over();
    });
  });
}

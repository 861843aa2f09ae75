// Receives changes from the server while pages are open. One stream serves all tabs of a browser, because browsers open only a few
// connections to a host. The tab that holds the lock reads the stream and forwards events to the other tabs.
import { type Change, liveTicket } from '@rigsouq/contract/platform/live';
import { call } from './api.ts';

/** A change, or `again` when events may have been missed and everything must be loaded again. */
export type LiveEvent = Change | 'again';

const NAME = 'rigsouq live';
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

export function listenToLiveEvents(onEvent: (event: LiveEvent) => void): () => void {
  const stop = new AbortController();
  const tabs = new BroadcastChannel(NAME);
  tabs.onmessage = ({ data }: MessageEvent<LiveEvent>) => onEvent(data);
  const publish = (event: LiveEvent) => {
    if (stop.signal.aborted) return;
    onEvent(event);
    tabs.postMessage(event);
  };
  const listen = () => keepListening(stop.signal, publish);
  // The Locks API exists only on secure pages. On other pages each tab opens its own stream.
  const listening = navigator.locks ? navigator.locks.request(NAME, { signal: stop.signal }, listen) : listen();
  listening.catch(() => undefined);
  return () => {
    stop.abort();
    tabs.close();
  };
}

async function keepListening(signal: AbortSignal, publish: (event: LiveEvent) => void): Promise<void> {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    const started = await streamOnce(signal, publish).catch(() => false);
    if (started) wait = FIRST_WAIT_MS;
    // The random wait prevents all browsers from reconnecting at the same moment after a restart.
    await pause(wait * (0.5 + Math.random()), signal);
  }
}

/** Reads the stream until it breaks. Returns whether it had started. */
async function streamOnce(signal: AbortSignal, publish: (event: LiveEvent) => void): Promise<boolean> {
  const { ticket } = await call(liveTicket);
  if (signal.aborted) return false;
  const source = new EventSource(`/api/live/stream?ticket=${encodeURIComponent(ticket)}`);
  let started = false;
  source.addEventListener('again', () => {
    started = true;
    publish('again');
  });
  source.onmessage = ({ data }: MessageEvent<string>) => publish(JSON.parse(data) as Change);
  await new Promise<void>((resolve) => {
    source.onerror = () => resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  // EventSource would reconnect by itself with a ticket that has expired.
  source.close();
  return started;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

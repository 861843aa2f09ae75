import type { LotSnapshot } from '@rigsouq/contract/auctions/calls';
import { useEffect, useState } from 'react';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 20_000;

/**
 * Subscribes to the event stream of a lot while its page is visible. A background page closes its connection, because a browser allows only a few for
 * each host. Each message carries the whole state, so no change is lost. Returns true while the connection is lost.
 */
export function useLotStream(id: string, open: boolean, onSnapshot: (snapshot: LotSnapshot) => void): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!open) return;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_WAIT_MS;

    function listen() {
      stop();
      source = new EventSource(`/api/equipment/auction/${encodeURIComponent(id)}/stream`);
      source.onmessage = ({ data }: MessageEvent<string>) => {
        wait = FIRST_WAIT_MS;
        setLost(false);
        onSnapshot(JSON.parse(data) as LotSnapshot);
      };
      source.onerror = () => {
        setLost(true);
        // The browser reconnects by itself unless the server refused the connection.
        if (source?.readyState !== EventSource.CLOSED) return;
        // The random delay spreads the clients, so that they do not all reconnect at the same time after a restart.
        timer = setTimeout(listen, wait * (0.5 + Math.random()));
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      };
    }
    function stop() {
      clearTimeout(timer);
      source?.close();
    }
    const onVisibilityChange = () => (document.hidden ? stop() : listen());

    onVisibilityChange();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      stop();
      setLost(false);
    };
  }, [id, open, onSnapshot]);
  return lost;
}

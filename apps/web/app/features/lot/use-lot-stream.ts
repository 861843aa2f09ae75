import type { LotSnapshot } from '@rigsouq/contract/auctions';
import { useEffect, useState } from 'react';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 20_000;

/**
 * Listens to a lot while its page is seen. A page in the background leaves its connection to others, of which a browser has a handful
 * for a host; each message is the whole state, so nothing is missed. True while nothing is heard.
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
        // It tries again by itself unless it was refused.
        if (source?.readyState !== EventSource.CLOSED) return;
        // Not all at once after a restart.
        timer = setTimeout(listen, wait * (0.5 + Math.random()));
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      };
    }
    function stop() {
      clearTimeout(timer);
      source?.close();
    }
    const look = () => (document.hidden ? stop() : listen());

    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
      setLost(false);
    };
  }, [id, open, onSnapshot]);
  return lost;
}

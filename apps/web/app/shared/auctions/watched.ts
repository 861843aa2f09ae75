// The lots that the account watches, for the marks on the cards of public pages. They are loaded once, when a signed-in user sees a card.
import { useEffect, useSyncExternalStore } from 'react';
import { isSignedIn, readSession, useSession } from '../../lib/api/session.ts';

const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let watched = none;
let loadedToken: string | null = null;

export function useWatched(id: string): boolean {
  const session = useSession();
  const { token } = session;
  const signedIn = isSignedIn(session);
  useEffect(() => {
    if (signedIn) void loadWatched(token);
    else clearWatched();
  }, [signedIn, token]);
  return useSyncExternalStore(
    subscribe,
    () => watched.has(id),
    () => false,
  );
}

export function markWatched(id: string, isWatched: boolean): void {
  const others = [...watched].filter((known) => known !== id);
  setWatched(new Set(isWatched ? [...others, id] : others));
}

async function loadWatched(token: string | null): Promise<void> {
  if (loadedToken === token) return;
  loadedToken = token;
  try {
    const [{ call }, { readWatchlist }] = await Promise.all([
      import('../../lib/api/api.ts'),
      import('@rigsouq/contract/auctions/calls'),
    ]);
    const lots = (await call(readWatchlist)).filter((lot) => lot.watched);
    if (readSession().token === token) setWatched(new Set([...watched, ...lots.map(({ id }) => id)]));
  } catch {
    // The cards work without their marks. Watching a lot twice has no effect.
    loadedToken = null;
  }
}

function clearWatched(): void {
  loadedToken = null;
  if (watched !== none) setWatched(none);
}

function setWatched(next: ReadonlySet<string>): void {
  watched = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

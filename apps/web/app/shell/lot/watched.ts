// The lots that the account watches, for the marks on the cards of public pages. They are loaded once, when a signed-in user sees a card.
import { useEffect, useSyncExternalStore } from 'react';
import { isSignedIn, readSession, useSession } from '../../lib/session.ts';

const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let watched = none;
let askedFor: string | null = null;

export function useWatched(id: string): boolean {
  const session = useSession();
  const { token } = session;
  const signedIn = isSignedIn(session);
  useEffect(() => {
    if (signedIn) void learn(token);
    else forget();
  }, [signedIn, token]);
  return useSyncExternalStore(
    subscribe,
    () => watched.has(id),
    () => false,
  );
}

export function mark(id: string, is: boolean): void {
  const others = [...watched].filter((known) => known !== id);
  tell(new Set(is ? [...others, id] : others));
}

async function learn(token: string | null): Promise<void> {
  if (askedFor === token) return;
  askedFor = token;
  try {
    const [{ call }, { readWatchlist }] = await Promise.all([
      import('../../lib/api.ts'),
      import('@rigsouq/contract/auctions'),
    ]);
    const lots = (await call(readWatchlist)).filter((lot) => lot.watched);
    if (readSession().token === token) tell(new Set([...watched, ...lots.map(({ id }) => id)]));
  } catch {
    // The cards work without their marks. Watching a lot twice has no effect.
    askedFor = null;
  }
}

function forget(): void {
  askedFor = null;
  if (watched !== none) tell(none);
}

function tell(next: ReadonlySet<string>): void {
  watched = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

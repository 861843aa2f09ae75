// The session of the signed-in user, from local storage. The server does not know it: it renders every page for a visitor.
import { useSyncExternalStore } from 'react';

export type Session = {
  readonly token: string | null;
  readonly userId: string | null;
  readonly role: string | null;
  /** Milliseconds since 1970. */
  readonly lastLogin: number | null;
};

export type NewSession = { readonly token: string; readonly userId: string; readonly role: string };

const signedOut: Session = { token: null, userId: null, role: null, lastLogin: null };

const listeners = new Set<() => void>();
let snapshot = signedOut;

export function readSession(): Session {
  const token = read('token');
  const userId = read('userId');
  const role = read('role');
  const lastLogin = Number(read('lastLogin')) || null;
  const same =
    snapshot.token === token &&
    snapshot.userId === userId &&
    snapshot.role === role &&
    snapshot.lastLogin === lastLogin;
  if (!same) snapshot = { token, userId, role, lastLogin };
  return snapshot;
}

export function storeSession({ token, userId, role }: NewSession, now = Date.now()): void {
  localStorage.setItem('token', token);
  localStorage.setItem('userId', userId);
  localStorage.setItem('role', role);
  localStorage.setItem('lastLogin', String(now));
  notifyListeners();
}

export function forgetRole(): void {
  localStorage.removeItem('role');
  notifyListeners();
}

export function clearSession(): void {
  localStorage.clear();
  notifyListeners();
}

/** Removes all drafts of forms. Drafts survive an expired login, but the next user of this browser must not see them. */
export function forgetDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is disabled in this browser, so nothing was stored.
  }
}

/** Returns the session. The first render in the browser is signed out like the server's; the real session follows immediately. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession, () => signedOut);
}

export function isSignedIn(session: Session): boolean {
  return session.token !== null && session.userId !== null;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) || null;
  } catch {
    // Storage is disabled in this browser, so the user is a visitor.
    return null;
  }
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Logging out in one tab logs out in all tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

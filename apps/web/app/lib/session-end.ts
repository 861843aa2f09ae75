// The server refused the token. Calls announce it; the shell, which can navigate, hears it.
type Listener = () => void;

const listeners = new Set<Listener>();

export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

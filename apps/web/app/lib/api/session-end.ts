// Announces that the server refused the token. The code that makes calls announces it; the shell, which can navigate, listens.
type Listener = () => void;

const listeners = new Set<Listener>();

export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

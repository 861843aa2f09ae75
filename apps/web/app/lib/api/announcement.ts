/** Lets the code that makes calls announce something to the shell, which can navigate and show notices. */
export function createAnnouncement<Said = void>() {
  const listeners = new Set<(said: Said) => void>();
  return {
    announce: (said: Said): void => {
      for (const listener of listeners) listener(said);
    },
    listen: (listener: (said: Said) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

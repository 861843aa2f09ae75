// Machines that somebody likes, on this device alone: no call is made (CA-055).
import { deviceStore } from '../../lib/device-store.ts';

/** More are not kept; the oldest leave. */
const MOST = 200;

const store = deviceStore('favourites', (kept): readonly string[] =>
  Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(-MOST) : [],
);

export const useFavourites = store.use;

export function toggleFavourite(id: string): void {
  const others = store.read().filter((known) => known !== id);
  store.write(others.length < store.read().length ? others : [...others, id]);
}

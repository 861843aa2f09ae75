// Keeps the favourite machines on this device only, without any call to the server (CA-055).
import { deviceStore } from '../../../lib/device-store.ts';

/** The number of favourites kept; the oldest are removed first. */
const MAX_FAVOURITES = 200;

const store = deviceStore('favourites', (stored): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(-MAX_FAVOURITES) : [],
);

export const useFavourites = store.use;

export function toggleFavourite(id: string): void {
  const others = store.read().filter((known) => known !== id);
  store.write(others.length < store.read().length ? others : [...others, id]);
}

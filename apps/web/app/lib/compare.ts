// The machines that the user selected for comparison. The selection is kept on this device.
import { deviceStore } from './device-store.ts';

export const COMPARE_MAX = 4;

/** The fields that the compare bar shows. */
export type ComparedMachine = { readonly _id: string; readonly title: string; readonly image: string | null };

const store = deviceStore('compare', parseCompared);
export const useCompared = store.use;

export function isCompareFull(): boolean {
  return store.read().length >= COMPARE_MAX;
}

export function addCompared(machine: ComparedMachine): void {
  if (isCompareFull() || store.read().some(({ _id }) => _id === machine._id)) return;
  store.write([...store.read(), machine]);
}

export function removeCompared(id: string): void {
  store.write(store.read().filter(({ _id }) => _id !== id));
}

export function clearCompared(): void {
  store.write([]);
}

export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}`;
}

/** Returns the ids in the query of an address: well-formed ids only, each once, four at most. */
export function parseCompareIds(search: URLSearchParams): string[] {
  const given = (search.get('ids') ?? '').toLowerCase().split(',');
  return [...new Set(given.filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)))].slice(
    0,
    COMPARE_MAX,
  );
}

export function parseCompared(stored: unknown): readonly ComparedMachine[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .flatMap((one) => {
      const { _id, title, image } = (one ?? {}) as Record<string, unknown>;
      if (typeof _id !== 'string' || typeof title !== 'string') return [];
      // Only pictures of this site are allowed, so that a changed storage cannot make the browser fetch from another site.
      const own = typeof image === 'string' && image.startsWith('/uploads/') ? image : null;
      return [{ _id, title, image: own }];
    })
    .slice(0, COMPARE_MAX);
}

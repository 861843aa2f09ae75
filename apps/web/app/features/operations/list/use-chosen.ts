import { useState } from 'react';

/** Keeps which rows of a list are chosen. A row that leaves the list is no longer chosen. */
export function useChosen<Row extends { _id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const has = (id: string) => ids.includes(id);
  return {
    rows: rows.filter(({ _id }) => has(_id)),
    has,
    toggle: (id: string) => setIds(has(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    set: (all: readonly Row[]) => setIds(all.map(({ _id }) => _id)),
  };
}

import { useEffect, useState } from 'react';
import { type Equipment, machineCalls } from './load-equipment.ts';

/** The listing as its own account sees it: undefined while asked for, null where there is none. */
export function useOwnListing(id: string): Equipment | null | undefined {
  const [own, setOwn] = useState<Equipment | null>();
  useEffect(() => {
    let left = false;
    void Promise.all([import('../../lib/api.ts'), machineCalls()])
      .then(([{ call }, { readEquipment }]) => call(readEquipment, { params: { id } }))
      .catch(() => null)
      .then((answer) => !left && setOwn(answer));
    return () => {
      left = true;
    };
  }, [id]);
  return own;
}

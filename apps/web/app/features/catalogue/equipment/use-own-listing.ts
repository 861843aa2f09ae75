import { useEffect, useState } from 'react';
import { type Equipment, importMachineContracts } from './load-equipment.ts';

/** Returns the listing as its own account sees it: undefined while loading, null if there is none. */
export function useOwnListing(id: string): Equipment | null | undefined {
  const [own, setOwn] = useState<Equipment | null>();
  useEffect(() => {
    let unmounted = false;
    void Promise.all([import('../../../lib/api/api.ts'), importMachineContracts()])
      .then(([{ call }, { readEquipment }]) => call(readEquipment, { params: { id } }))
      .catch(() => null)
      .then((answer) => !unmounted && setOwn(answer));
    return () => {
      unmounted = true;
    };
  }, [id]);
  return own;
}

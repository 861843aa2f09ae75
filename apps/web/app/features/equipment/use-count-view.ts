import { countView } from '@rigsouq/contract/machine-page';
import { useEffect } from 'react';

/** Pages are kept and shared, so each look is told from here, once the page is alive. Nobody is told where that fails. */
export function useCountView(id: string): void {
  useEffect(() => {
    void import('../../lib/api.ts').then(({ call }) => call(countView, { params: { id } })).catch(() => undefined);
  }, [id]);
}

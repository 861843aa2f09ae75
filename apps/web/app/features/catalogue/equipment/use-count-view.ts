import type { countView } from '@rigsouq/contract/catalogue/machine-page';
import { useEffect } from 'react';
import { addressOf } from '../../../lib/address-of.ts';
import { readSession } from '../../../lib/api/session.ts';
import { importMachineContracts } from './load-equipment.ts';

/** The type ties this to the contract. Importing the endpoint itself would load all schemas of the page for one address. */
const viewEndpoint: Pick<typeof countView, 'method' | 'path'> = { method: 'POST', path: '/equipment/:id/view' };

/** Counts a view from the browser once the page is hydrated, because pages are cached and shared. A failure is ignored. */
export function useCountView(id: string): void {
  useEffect(() => {
    const counted = readSession().token ? countAsMember(id) : countAsVisitor(id);
    void counted.catch(() => undefined);
  }, [id]);
}

async function countAsVisitor(id: string) {
  const answer = await fetch(addressOf(viewEndpoint, { id }), { method: viewEndpoint.method });
  // A response body that is not read keeps the connection open.
  await answer.text();
}

/** Sends the session too, because the server does not count views by the listing's own account. */
async function countAsMember(id: string) {
  const [{ call }, { countView }] = await Promise.all([import('../../../lib/api/api.ts'), importMachineContracts()]);
  await call(countView, { params: { id } });
}

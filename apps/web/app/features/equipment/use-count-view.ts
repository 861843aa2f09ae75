import type { countView } from '@rigsouq/contract/machine-page';
import { useEffect } from 'react';
import { addressOf } from '../../lib/address-of.ts';
import { readSession } from '../../lib/session.ts';
import { machineCalls } from './load-equipment.ts';

/** Held to the contract by its type: the call itself would bring all schemas of the page, for one address. */
const look: Pick<typeof countView, 'method' | 'path'> = { method: 'POST', path: '/equipment/:id/view' };

/** Pages are kept and shared, so each look is told from here, once the page is alive. Nobody is told where that fails. */
export function useCountView(id: string): void {
  useEffect(() => {
    const told = readSession().token ? tellAsMember(id) : tellAsVisitor(id);
    void told.catch(() => undefined);
  }, [id]);
}

async function tellAsVisitor(id: string) {
  const answer = await fetch(addressOf(look, { id }), { method: look.method });
  // An answer that nobody reads stays open.
  await answer.text();
}

/** A look of the own account does not count, so the server has to know who looks. */
async function tellAsMember(id: string) {
  const [{ call }, { countView }] = await Promise.all([import('../../lib/api.ts'), machineCalls()]);
  await call(countView, { params: { id } });
}

import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { getNeeds } from '@rigsouq/contract/procurement/needs';
import { useEffect, useState } from 'react';
import { isSignedIn, useSession } from '../../../../lib/api/session.ts';

type Needs = AnswerOf<typeof getNeeds>;

/** Number of needs or projects on a profile, newest first. Readers would not read more. */
export const NEEDS_SHOWN = 100;

/** Returns the needs of the page. They are loaded again for a signed-in user, who may see budgets that a visitor does not see. */
export function useNeeds(buyerId: string, asVisitor: Needs | null): Needs | null {
  const signedIn = isSignedIn(useSession());
  const [own, setOwn] = useState<Needs | null>(null);
  useEffect(() => {
    let cancelled = false;
    setOwn(null);
    // If this call fails, the needs that a visitor sees stay on the page.
    if (signedIn)
      void loadNeeds(buyerId).then(
        (answer) => !cancelled && setOwn(answer),
        () => undefined,
      );
    return () => {
      cancelled = true;
    };
  }, [buyerId, signedIn]);
  return own ?? asVisitor;
}

async function loadNeeds(buyerId: string): Promise<Needs> {
  const { call } = await import('../../../../lib/api/api.ts');
  return call(getNeeds, { params: { userId: buyerId }, query: { limit: NEEDS_SHOWN } });
}

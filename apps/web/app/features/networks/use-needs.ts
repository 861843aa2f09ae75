import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { getNeeds } from '@rigsouq/contract/needs';
import { useEffect, useState } from 'react';
import { isSignedIn, useSession } from '../../lib/session.ts';

type Needs = AnswerOf<typeof getNeeds>;

/** More would not be read; the newest stand first. */
export const NEEDS_SHOWN = 100;

/** A page from the server shows what a visitor sees. Somebody who is signed in is asked for again: budgets may be theirs to see. */
export function useNeeds(buyerId: string, asVisitor: Needs | null): Needs | null {
  const signedIn = isSignedIn(useSession());
  const [own, setOwn] = useState<Needs | null>(null);
  useEffect(() => {
    let left = false;
    setOwn(null);
    // What the visitor's page holds stays good where this fails.
    if (signedIn)
      void ask(buyerId).then(
        (answer) => !left && setOwn(answer),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [buyerId, signedIn]);
  return own ?? asVisitor;
}

async function ask(buyerId: string): Promise<Needs> {
  const { call } = await import('../../lib/api.ts');
  return call(getNeeds, { params: { userId: buyerId }, query: { limit: NEEDS_SHOWN } });
}

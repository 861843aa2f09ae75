import { readProfile } from '@rigsouq/contract/companies/profile';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api.ts';
import { isSignedIn, useSession } from '../../lib/api/session.ts';

type Seller = { contactName: string; contactEmail: string; contactPhone: string; sells: boolean };

/** Returns the contact details of the signed-in user, to fill in a form. It is undefined for a visitor and until it is loaded. */
export function useSeller(): Seller | undefined {
  const signedIn = isSignedIn(useSession());
  const [seller, setSeller] = useState<Seller>();
  useEffect(() => {
    if (!signedIn) return setSeller(undefined);
    let cancelled = false;
    // If this call fails, the form stays empty as for a visitor.
    call(readProfile).then(
      ({ user: { contactName, email, phone, role } }) => {
        const sells = role.includes('supplier');
        if (!cancelled) setSeller({ contactName, contactEmail: email, contactPhone: phone, sells });
      },
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [signedIn]);
  return seller;
}

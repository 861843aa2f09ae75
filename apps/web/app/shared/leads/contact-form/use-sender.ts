import { profile } from '@rigsouq/contract/identity/calls';
import { useEffect, useRef } from 'react';
import { call } from '../../../lib/api/api.ts';
import type { ContractForm } from '../../../lib/api/contract-form.ts';
import { isSignedIn, useSession } from '../../../lib/api/session.ts';

/** The form field for each part of the sender. */
export type SenderFields<V> = Record<'firstName' | 'lastName' | 'email', keyof V & string> & {
  company?: keyof V & string;
};

/** Fills in the name, email and company of a signed-in user. What the user typed in the meantime is kept. */
export function useSender<V extends Record<string, string>>(
  form: ContractForm<V>,
  fields: SenderFields<V>,
  onFilled: () => void,
): void {
  const signedIn = isSignedIn(useSession());
  const fill = useRef<(parts: Record<keyof SenderFields<V>, string>) => void>(undefined);
  fill.current = (parts) => {
    for (const [part, field] of Object.entries(fields) as [keyof SenderFields<V>, keyof V & string][])
      if (!form.getValues()[field]) form.setFieldValue(field, parts[part] as never);
    onFilled();
  };
  useEffect(() => {
    if (!signedIn) return;
    // If this call fails, the form stays empty as for a visitor.
    call(profile).then(
      ({ user }) => {
        const [firstName = '', ...rest] = user.name.split(' ');
        fill.current?.({ firstName, lastName: rest.join(' '), email: user.email, company: user.companyName ?? '' });
      },
      () => undefined,
    );
  }, [signedIn]);
}

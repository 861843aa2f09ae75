import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedIn, useSession } from '../../../lib/api/session.ts';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { MyLimit } from './my-limit.tsx';
import classes from './register-to-bid-screen.module.css';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationNotes } from './registration-notes.tsx';
import { RegistrationThanks } from './registration-thanks.tsx';
import { myBiddingQuery, useRegistration } from './use-registration.ts';

export function RegisterToBidScreen() {
  const { t } = useTranslation();
  const signedIn = isSignedIn(useSession());
  const bidding = useQuery({ ...myBiddingQuery, enabled: signedIn });
  const [received, setReceived] = useState<string>();
  const state = useRegistration((email) => {
    setReceived(email);
    window.scrollTo({ top: 0 });
  });
  const title = t('Register to Bid');
  const lead = t('Every account can bid up to $25,000 across open auctions. Register to get a higher limit.');
  const pending = bidding.data?.registration?.state === 'pending';
  return (
    <>
      <PageHead title={title} description={lead} />
      <FormPage title={title} lead={lead} aside={<RegistrationNotes />}>
        <div className={classes.main}>
          {bidding.data && <MyLimit bidding={bidding.data} />}
          {bidding.isError && <QueryFailure query={bidding} fallback={t('Failed to fetch your bidding limit')} />}
          {received ? (
            <RegistrationThanks email={received} />
          ) : (
            // The server refuses a second registration while the first one is under review, so the form is hidden.
            !pending && <RegistrationForm state={state} />
          )}
        </div>
      </FormPage>
    </>
  );
}

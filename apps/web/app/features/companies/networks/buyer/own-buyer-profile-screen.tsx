import { Button } from '@mantine/core';
import { buyerProfile } from '@rigsouq/contract/companies/networks';
import { getNeeds, getProjects } from '@rigsouq/contract/procurement/needs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../../../lib/api/api.ts';
import { CallError, messageOf } from '../../../../lib/api/call-error.ts';
import { isSignedIn, readSession } from '../../../../lib/api/session.ts';
import { useLocalPath } from '../../../../lib/i18n/language.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { FailureNote } from '../../../../ui/states/failure-note.tsx';
import { LoadingPage } from '../../../../ui/states/loading.tsx';
import classes from '../profile-tabs.module.css';
import type { BuyerPage } from '../profiles.ts';
import { BuyerProfile } from './buyer-profile.tsx';
import { NEEDS_SHOWN } from './use-needs.ts';

/** Shows a signed-in buyer its own public profile. All other users go to the login (R18). */
export function OwnBuyerProfileScreen() {
  const { t, i18n } = useTranslation();
  const { page, error, retry } = useOwnPage();
  if (page)
    return (
      <BuyerProfile
        page={page}
        indexed={false}
        actions={
          <Button component={LocalLink} to="/settings/company" color="amber" size="md">
            {t('Edit profile')}
          </Button>
        }
        aside={<p>{t('This is how others see your company.')}</p>}
      />
    );
  return (
    <div className={classes.band}>
      <PageHead title={t('Your public profile')} indexed={false} />
      <div className={classes.inner}>
        {error ? (
          <FailureNote
            action={
              <Button variant="default" size="xs" onClick={retry}>
                {t('Try again')}
              </Button>
            }
          >
            {messageOf(i18n, error, t('Failed to load buyer profile'))}
          </FailureNote>
        ) : (
          <LoadingPage />
        )}
      </div>
    </div>
  );
}

function useOwnPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const localPath = useLocalPath();
  // The session is read from local storage in an effect, because the first render in the browser still sees the visitor of the server's page.
  const [buyerId, setBuyerId] = useState<string>();
  const own = useQuery({
    queryKey: ['own-buyer-profile', buyerId],
    queryFn: () => loadPage(buyerId ?? ''),
    enabled: buyerId !== undefined,
  });
  const noBuyer = own.error instanceof CallError && own.error.status === 404;

  // biome-ignore lint/correctness/useExhaustiveDependencies: decided on arrival, and once more when the server has answered
  useEffect(() => {
    const session = readSession();
    // A user without the buyer role gets no way back here, because this page would send that user away again.
    const state = noBuyer ? null : { back: pathname };
    if (!isSignedIn(session) || noBuyer) void navigate(localPath('/login'), { replace: true, state });
    else setBuyerId(session.userId ?? undefined);
  }, [noBuyer]);

  return { page: own.data, error: noBuyer ? null : own.error, retry: () => void own.refetch() };
}

async function loadPage(userId: string): Promise<BuyerPage> {
  const [buyer, needs, projects] = await Promise.all([
    call(buyerProfile, { params: { id: userId } }),
    call(getNeeds, { params: { userId }, query: { limit: NEEDS_SHOWN } }).catch(() => null),
    call(getProjects, { params: { userId }, query: { limit: NEEDS_SHOWN } }).catch(() => null),
  ]);
  return { buyer, needs, projects };
}

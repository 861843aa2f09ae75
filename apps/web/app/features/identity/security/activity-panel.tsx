import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect } from '@mantine/core';
import { listSecurityEvents, SECURITY_EVENT_DAYS } from '@rigsouq/contract/identity/security-events';
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { profileQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import { SecurityEventList } from '../../../shared/identity/security-event-list.tsx';
import { securityEventsKey } from '../../../shared/identity/security-events-key.ts';
import { Panel, PanelPlaceholder } from '../../../ui/page/panel.tsx';
import classes from './activity-panel.module.css';
import { EndSession, type SessionsToEnd } from './end-session.tsx';

type Scope = 'me' | 'company';

const eventsQuery = (scope: Scope) =>
  infiniteQueryOptions({
    queryKey: [...securityEventsKey, scope],
    queryFn: ({ pageParam: after }) => call(listSecurityEvents, { query: { of: scope, ...(after && { after }) } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Shows the security events of the user's login. The owner can also see who may act for the company. */
export function ActivityPanel() {
  const { t } = useTranslation();
  const [scope, setScope] = useState<Scope>('me');
  const isOwner = useQuery(profileQuery).data?.user.position === 'owner';
  const events = useInfiniteQuery(eventsQuery(scope));
  return (
    <Panel
      id="activity"
      title={t('Recent security activity')}
      lead={t('Logins and changes of the last {{days}} days. We store only part of each IP address.', {
        days: SECURITY_EVENT_DAYS,
      })}
      action={
        isOwner && (
          <NativeSelect
            aria-label={t('Activity of')}
            value={scope}
            onChange={(event) => setScope(event.currentTarget.value as Scope)}
            data={[
              { value: 'me', label: t('My login') },
              { value: 'company', label: t('Members and roles') },
            ]}
          />
        )
      }
    >
      <NotYou />
      {events.data ? (
        <SecurityEventList key={scope} query={events} />
      ) : (
        <PanelPlaceholder query={events} failed={t('Failed to fetch the security activity')} />
      )}
    </Panel>
  );
}

function NotYou() {
  const { t } = useTranslation();
  const [ending, setEnding] = useState<SessionsToEnd>();
  return (
    <div className={classes.note}>
      <p>{t('Do you see activity you do not recognise? Change your password and log out of all other devices.')}</p>
      <div className={classes.actions}>
        <Button component="a" href="#login-details" variant="default" size="xs">
          {t('Change password')}
        </Button>
        <Button variant="default" size="xs" onClick={() => setEnding('others')}>
          {t('Log out of all other devices')}
        </Button>
      </div>
      <EndSession ending={ending} onClose={() => setEnding(undefined)} />
    </div>
  );
}

import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OpenSession, sessionsQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { EndSession, type SessionsToEnd } from './end-session.tsx';
import { SessionRow } from './session-row.tsx';
import classes from './sessions-panel.module.css';

/** Lists the sessions of this account. The user can end them. */
export function SessionsPanel() {
  const { t } = useTranslation();
  const sessions = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<SessionsToEnd>();
  const list = sessions.data?.sessions;
  const others = list?.some((session) => !session.current) ?? false;

  return (
    <section aria-labelledby="sessions" className={classes.panel}>
      <div className={classes.head}>
        <div>
          <h2 id="sessions" className={classes.title}>
            {t('Your sessions')}
          </h2>
          <p className={classes.lead}>{t('Devices logged in to your account.')}</p>
        </div>
        {others && (
          <Button variant="default" onClick={() => setEnding('others')}>
            {t('End all other sessions')}
          </Button>
        )}
      </div>
      {sessions.isError ? (
        <div className={classes.note}>
          <QueryFailure query={sessions} fallback={t('Failed to fetch sessions')} />
        </div>
      ) : (
        <SessionList list={list} onEnd={setEnding} />
      )}
      <EndSession ending={ending} onClose={() => setEnding(undefined)} />
    </section>
  );
}

function SessionList({ list, onEnd }: { list: OpenSession[] | undefined; onEnd: (session: OpenSession) => void }) {
  const { t } = useTranslation();
  if (!list) {
    return (
      <div className={classes.list} aria-busy="true" aria-label={t('Loading...')} role="status">
        {[1, 2, 3].map((row) => (
          <div key={row} className={classes.waiting}>
            <Skeleton height={16} width="40%" />
            <Skeleton height={12} width="60%" mt={10} />
          </div>
        ))}
      </div>
    );
  }
  if (list.length === 0) return <p className={classes.empty}>{t('No sessions found.')}</p>;
  return (
    <ul className={classes.list}>
      {list.map((session) => (
        <SessionRow key={session._id} session={session} onEnd={onEnd} />
      ))}
    </ul>
  );
}

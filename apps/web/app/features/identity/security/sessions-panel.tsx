import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { type OpenSession, sessionsQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import { Panel, PanelPlaceholder } from '../../../ui/page/panel.tsx';
import { EndSession, type SessionsToEnd } from './end-session.tsx';
import { SessionRow } from './session-row.tsx';
import classes from './sessions-panel.module.css';

/** The newest sessions, which are the ones a user knows. */
const SHOWN_FIRST = 3;

/** Lists the sessions of this account. The user can end them. */
export function SessionsPanel() {
  const { t } = useTranslation();
  const sessions = useQuery(sessionsQuery);
  const [ending, setEnding] = useState<SessionsToEnd>();
  const list = sessions.data?.sessions;
  const others = list?.some((session) => !session.current) ?? false;

  return (
    <Panel
      id="sessions"
      title={t('Your sessions')}
      lead={t('Devices logged in to your account.')}
      action={
        others && (
          <Button variant="default" onClick={() => setEnding('others')}>
            {t('End all other sessions')}
          </Button>
        )
      }
    >
      {list ? (
        <SessionList list={list} onEnd={setEnding} />
      ) : (
        <PanelPlaceholder query={sessions} failed={t('Failed to fetch sessions')} />
      )}
      <EndSession ending={ending} onClose={() => setEnding(undefined)} />
    </Panel>
  );
}

function SessionList({ list, onEnd }: { list: readonly OpenSession[]; onEnd: (session: OpenSession) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  if (list.length === 0) return <p className={classes.empty}>{t('No sessions found.')}</p>;
  return (
    <>
      <ul className={classes.list}>
        {(showsAll ? list : list.slice(0, SHOWN_FIRST)).map((session) => (
          <SessionRow key={session._id} session={session} onEnd={onEnd} />
        ))}
      </ul>
      {!showsAll && list.length > SHOWN_FIRST && (
        <button type="button" className={classes.all} onClick={() => setShowsAll(true)}>
          {t('Show all {{number}} sessions', { number: formatNumber(list.length, language) })}
        </button>
      )}
    </>
  );
}

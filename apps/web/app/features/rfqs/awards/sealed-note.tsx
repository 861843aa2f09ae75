import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { Countdown } from '../../../shared/auctions/countdown.tsx';
import { Moment } from '../../../shared/auctions/moment.tsx';
import { useServerTime } from '../../../shared/auctions/server-clock.ts';
import type { Rfq } from './comparison-query.ts';
import classes from './sealed-note.module.css';

const REFRESH_MS = 3_000;

/** Explains that no one can read an answer before the deadline, and shows the time until then. */
export function SealedNote({ rfq }: { rfq: Rfq }) {
  const { t } = useTranslation();
  const { _id, state, deadline, now } = rfq;
  return (
    <section className={classes.note}>
      <IconLock size={40} stroke={1.5} aria-hidden="true" className={classes.icon} />
      {state === 'open' && deadline ? (
        <>
          <h2 className={classes.title}>{t('Responses are sealed')}</h2>
          <p>
            {t('No one can read them before the deadline, not even Rigsouq. They all open at:')}{' '}
            <strong>
              <Moment at={deadline} />
            </strong>
          </p>
          <p className={classes.left}>
            <Countdown until={deadline} now={now} over={t('Opening...')} />
          </p>
          <RefreshAfterDeadline deadline={deadline} now={now} />
        </>
      ) : (
        <>
          <h2 className={classes.title}>{t('Nothing to compare')}</h2>
          <p>
            {state === 'draft'
              ? t('This request has not been sent to suppliers yet.')
              : t('This request was cancelled. Unopened responses stay sealed permanently.')}
          </p>
        </>
      )}
      <Button component={LocalLink} to={`/procurement/rfq/${_id}`} variant="default">
        {t('Back to the request')}
      </Button>
    </section>
  );
}

/** Polls after the deadline, because the worker opens the answers only some seconds later. */
function RefreshAfterDeadline({ deadline, now }: { deadline: string; now: string }) {
  const client = useQueryClient();
  const due = useServerTime(now) >= Date.parse(deadline);
  useEffect(() => {
    if (!due) return;
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: ['rfqs'] }), REFRESH_MS);
    return () => clearInterval(timer);
  }, [client, due]);
  return null;
}

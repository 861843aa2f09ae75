import { IconLock, IconLockOpen } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../shared/auctions/countdown.tsx';
import { Moment } from '../../../shared/auctions/moment.tsx';
import type { Rfq } from '../rfq-query.ts';
import classes from './seal.module.css';

/** Shows until when answers are sealed, by the server's clock, and what that means for the reader (PR-004). */
export function Seal({ rfq, children }: { rfq: Rfq; children?: ReactNode }) {
  const { t } = useTranslation();
  const { state, deadline, now } = rfq;
  if (deadline === null || state === 'draft') return null;
  const sealed = state === 'open';
  return (
    <section className={classes.seal} data-sealed={sealed || undefined} aria-label={t('Seal status')}>
      {sealed ? (
        <IconLock size={24} stroke={1.75} aria-hidden="true" className={classes.lock} />
      ) : (
        <IconLockOpen size={24} stroke={1.75} aria-hidden="true" className={classes.lock} />
      )}
      <div className={classes.words}>
        <p className={classes.until}>
          {sealed ? t('Sealed until') : t('Deadline')} <Moment at={deadline} />
        </p>
        {children}
      </div>
      {sealed && (
        <p className={classes.left}>
          <span className={classes.label}>{t('Time left')}</span>
          <Countdown until={deadline} now={now} over={t('Opening')} />
        </p>
      )}
    </section>
  );
}

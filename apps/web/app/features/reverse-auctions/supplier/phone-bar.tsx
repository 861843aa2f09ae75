import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { Countdown } from '../../../shell/lot/countdown.tsx';
import type { SuppliersAuction } from '../auction-query.ts';
import classes from './phone-bar.module.css';

/** The rank, the time and the way to the form, always within reach of the thumb. */
export function PhoneBar({ auction: { rank, endsAt, now } }: { auction: SuppliersAuction }) {
  const { t } = useTranslation();
  const language = useLanguage();

  // The link leads there by itself; a keyboard opens only where the finger has asked for it.
  function open(event: MouseEvent) {
    const field = document.querySelector<HTMLElement>('#offer input');
    if (!field) return;
    event.preventDefault();
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  }

  return (
    <div className={classes.bar}>
      <p className={classes.words}>
        <span className={classes.rank}>
          {rank === null ? t('No rank yet') : t('Rank {{rank}}', { rank: formatNumber(rank, language) })}
        </span>
        <span className={classes.line}>
          <Countdown until={endsAt} now={now} over={t('Closing...')} />
        </span>
      </p>
      <Button component="a" href="#offer" color="amber" size="md" className={classes.button} onClick={open}>
        {t('Make an offer')}
      </Button>
    </div>
  );
}

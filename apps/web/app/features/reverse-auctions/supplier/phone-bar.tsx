import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { Countdown } from '../../../shared/auctions/countdown.tsx';
import type { SuppliersAuction } from '../auction-query.ts';
import classes from './phone-bar.module.css';

/** Shows the rank, the remaining time and a link to the form at the bottom edge of a phone. */
export function PhoneBar({ auction: { rank, endsAt, now } }: { auction: SuppliersAuction }) {
  const { t } = useTranslation();
  const language = useLanguage();

  // The link also works alone, but a phone opens its keyboard only if the field gets the focus in the handler of a tap.
  function focusForm(event: MouseEvent) {
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
      <Button component="a" href="#offer" color="amber" size="md" className={classes.button} onClick={focusForm}>
        {t('Make an offer')}
      </Button>
    </div>
  );
}

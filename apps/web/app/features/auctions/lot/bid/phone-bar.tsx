import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../../shared/auctions/countdown.tsx';
import { Dollars } from '../../../../shared/auctions/dollars.tsx';
import { isSealed, type Lot, positionTextOf } from '../lot.ts';
import classes from './phone-bar.module.css';

/** Keeps the price, the time left and the link to the form at the bottom edge of a phone screen. */
export function PhoneBar({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  if (lot.status !== 'active' || !lot.endDate || lot.you?.owner) return null;
  const position = positionTextOf(lot);

  // Without JavaScript the link alone leads to the form. The field gets the focus only after a tap, because the focus opens the on-screen keyboard.
  function focusBidField(event: MouseEvent) {
    const field = document.getElementById('bid-amount');
    if (!field) return;
    event.preventDefault();
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  }

  return (
    <div className={classes.bar}>
      <p className={classes.words}>
        <span className={classes.price}>
          {isSealed(lot) ? t('Sealed') : <Dollars amount={lot.currentBid ?? lot.minimumBid} />}
        </span>
        <span className={classes.line}>
          <Countdown until={lot.endDate} now={lot.now} over={t('Closing...')} />
          {position && ` · ${t(position)}`}
        </span>
      </p>
      <Button component="a" href="#bid" color="amber" size="md" className={classes.button} onClick={focusBidField}>
        {t('Bid Now')}
      </Button>
    </div>
  );
}

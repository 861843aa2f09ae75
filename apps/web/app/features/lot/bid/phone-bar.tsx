import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../shell/lot/countdown.tsx';
import { Dollars } from '../../../shell/lot/dollars.tsx';
import { positionWords } from '../../../shell/lot/lot-words.ts';
import { isSealed, type Lot, positionOf } from '../lot.ts';
import classes from './phone-bar.module.css';

/** The price, the time and the way to the form, always within reach of the thumb. */
export function PhoneBar({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  if (lot.status !== 'active' || !lot.endDate || lot.you?.owner) return null;
  const position = positionOf(lot);

  // The link leads there by itself; a keyboard opens only where the finger has asked for it.
  function open(event: MouseEvent) {
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
          {isSealed(lot) ? t('Sealed') : <Dollars of={lot.currentBid ?? lot.minimumBid} />}
        </span>
        <span className={classes.line}>
          <Countdown until={lot.endDate} now={lot.now} over={t('Closing...')} />
          {position && ` · ${t(positionWords[position])}`}
        </span>
      </p>
      <Button component="a" href="#bid" color="amber" size="md" className={classes.button} onClick={open}>
        {t('Bid Now')}
      </Button>
    </div>
  );
}

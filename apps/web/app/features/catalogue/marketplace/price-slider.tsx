import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../lib/format/format.ts';
import classes from './price-slider.module.css';

/** The end of the documented slider, in US dollars (CA-040). */
export const PRICE_TOP = 1_000_000;
const STEP = 5_000;

type PriceSliderProps = { priceMin: string; priceMax: string };

/** Combines two native sliders on one track, so that keyboard and touch work as usual. */
export function PriceSlider({ priceMin, priceMax }: PriceSliderProps) {
  const { t } = useTranslation();
  const fromAddress = {
    from: Number(priceMin),
    until: priceMax === '' ? PRICE_TOP : Math.min(Number(priceMax), PRICE_TOP),
  };
  const [{ from, until }, move] = useState(fromAddress);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address moves it too
  useEffect(() => move(fromAddress), [priceMin, priceMax]);

  const upper = (amount: number) => formatDollars(amount) + (amount === PRICE_TOP ? '+' : '');
  const slider = { min: 0, max: PRICE_TOP, step: STEP, className: classes.slider } as const;
  const track = { '--from': from / PRICE_TOP, '--until': until / PRICE_TOP } as CSSProperties;
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{t('Price (US dollars)')}</legend>
      <p className={classes.range}>
        <bdi dir="ltr">
          {formatDollars(from)} – {upper(until)}
        </bdi>
      </p>
      <div className={classes.track} style={track}>
        <input
          type="range"
          {...slider}
          name="priceMin"
          value={from}
          onChange={(event) => move({ from: Math.min(Number(event.currentTarget.value), until), until })}
          aria-label={t('Lowest price')}
          aria-valuetext={formatDollars(from)}
        />
        <input
          type="range"
          {...slider}
          name="priceMax"
          value={until}
          onChange={(event) => move({ from, until: Math.max(Number(event.currentTarget.value), from) })}
          aria-label={t('Highest price')}
          aria-valuetext={upper(until)}
        />
      </div>
    </fieldset>
  );
}

import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../../lib/format/format.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import type { Equipment, Rates } from '../load-equipment.ts';
import { chosenCurrency, convertCurrency } from './convert-currency.ts';
import { CurrencyChoice } from './currency-choice.tsx';
import classes from './price.module.css';

type PriceProps = { listing: Equipment; rates: Rates };

export function Price({ listing, rates }: PriceProps) {
  const { t } = useTranslation();
  const { type, price, dailyRate, hourlyRate, weeklyRate, currency } = listing;
  const main = type === 'rent' ? dailyRate : price;
  const currencyAndRates = { currency, rates };
  if (main === null) return <p className={classes.main}>{t('Price on request')}</p>;
  const others = [
    { label: text('Per hour'), rate: hourlyRate },
    { label: text('Per week'), rate: weeklyRate },
  ];
  return (
    <div>
      <p className={classes.main}>
        <Amount amount={main} currency={currency} />
        {type === 'rent' && <span className={classes.unit}>{t('/day')}</span>}
      </p>
      {/* The row always takes space, so that choosing a currency does not move the layout. */}
      <div className={classes.own}>
        <Converted amount={main} {...currencyAndRates} />
        {rates.length > 0 && <CurrencyChoice listed={currency} />}
      </div>
      {type === 'rent' && (
        <dl className={classes.rates}>
          {others.map(
            ({ label, rate }) =>
              rate !== null && (
                <div key={label}>
                  <dt>{t(label)}</dt>
                  <dd>
                    <Amount amount={rate} currency={currency} />
                    <Converted amount={rate} {...currencyAndRates} />
                  </dd>
                </div>
              ),
          )}
        </dl>
      )}
    </div>
  );
}

function Amount({ amount, currency }: { amount: number; currency: string }) {
  const language = useLanguage();
  return <bdi>{formatPrice(amount, currency, language)}</bdi>;
}

function Converted({ amount, currency, rates }: { amount: number; currency: string; rates: Rates }) {
  const language = useLanguage();
  const wanted = chosenCurrency.use();
  const converted = convertCurrency(amount, currency, wanted, rates);
  if (converted === undefined) return null;
  return <bdi className={classes.converted}>≈ {formatPrice(converted, wanted, language)}</bdi>;
}

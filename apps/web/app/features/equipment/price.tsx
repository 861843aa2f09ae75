import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../lib/format.ts';
import { text } from '../../lib/i18n.ts';
import { useLanguage } from '../../lib/language.ts';
import { CurrencyChoice } from './currency-choice.tsx';
import { chosenCurrency, convert } from './exchange.ts';
import type { Equipment, Rates } from './load-equipment.ts';
import classes from './price.module.css';

type PriceProps = { listing: Equipment; rates: Rates };

export function Price({ listing, rates }: PriceProps) {
  const { t } = useTranslation();
  const { type, price, dailyRate, hourlyRate, weeklyRate, currency } = listing;
  const main = type === 'rent' ? dailyRate : price;
  const amount = { currency, rates };
  if (main === null) return <p className={classes.main}>{t('Price on request')}</p>;
  const others = [
    { label: text('Per hour'), rate: hourlyRate },
    { label: text('Per week'), rate: weeklyRate },
  ];
  return (
    <div>
      <p className={classes.main}>
        <Asked of={main} currency={currency} />
        {type === 'rent' && <span className={classes.unit}>{t('/day')}</span>}
      </p>
      {/* Its place is kept: choosing a currency moves nothing. */}
      <div className={classes.own}>
        <Converted of={main} {...amount} />
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
                    <Asked of={rate} currency={currency} />
                    <Converted of={rate} {...amount} />
                  </dd>
                </div>
              ),
          )}
        </dl>
      )}
    </div>
  );
}

function Asked({ of, currency }: { of: number; currency: string }) {
  const language = useLanguage();
  return <bdi>{formatPrice(of, currency, language)}</bdi>;
}

function Converted({ of, currency, rates }: { of: number; currency: string; rates: Rates }) {
  const language = useLanguage();
  const wanted = chosenCurrency.use();
  const amount = convert(of, currency, wanted, rates);
  if (amount === undefined) return null;
  return <bdi className={classes.converted}>≈ {formatPrice(amount, wanted, language)}</bdi>;
}

import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { SuppliersAuction } from '../auction-query.ts';
import classes from './offer-form.module.css';
import { type OfferInput, parsePercent, quickSteps } from './offer-values.ts';

type LowerAllProps = {
  auction: SuppliersAuction;
  typed: OfferInput;
  /** True if the sum is too high. */
  wrong: boolean;
  onWrite: (typed: OfferInput) => void;
};

/** Lowers all prices by the same percentage of the supplier's last offer. */
export function LowerAll({ auction: { decrement }, typed, wrong, onWrite }: LowerAllProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const write = (percent: string) => onWrite({ percent, prices: {} });
  return (
    <div className={classes.lower}>
      <TextInput
        name="percent"
        label={t('Lower all prices by')}
        description={t('Percentage of your last offer, at least {{percent}}', {
          percent: `${formatNumber(decrement, language, 2)}%`,
        })}
        inputMode="decimal"
        size="md"
        dir="ltr"
        autoComplete="off"
        maxLength={6}
        rightSection="%"
        value={typed.percent}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        error={
          typed.percent !== '' && parsePercent(typed.percent) === null ? t('Enter a number between 0 and 100') : wrong
        }
      />
      <fieldset className={classes.quick} aria-label={t('Quick steps')}>
        {quickSteps(decrement).map((step) => (
          <button
            key={step}
            type="button"
            className={classes.step}
            aria-pressed={parsePercent(typed.percent) === step}
            onClick={() => write(String(step))}
          >
            <bdi dir="ltr">−{formatNumber(step, language, 2)}%</bdi>
          </button>
        ))}
      </fieldset>
    </div>
  );
}

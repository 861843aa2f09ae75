import { currencies } from '@rigsouq/contract/taxonomy';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenCurrency } from './convert-currency.ts';
import classes from './currency-choice.module.css';

/** Uses a native select, because it needs no extra code and works well on a phone. */
export function CurrencyChoice({ listed }: { listed: string }) {
  const { t } = useTranslation();
  const id = useId();
  const chosen = chosenCurrency.use();
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>{t('Convert to')}</label>
      <select
        id={id}
        translate="no"
        value={chosen}
        onChange={(event) => chosenCurrency.write(event.currentTarget.value)}
        className={classes.select}
      >
        <option value="">—</option>
        {currencies.map(({ code }) => (
          <option key={code} value={code} disabled={code === listed}>
            {code}
          </option>
        ))}
      </select>
    </div>
  );
}

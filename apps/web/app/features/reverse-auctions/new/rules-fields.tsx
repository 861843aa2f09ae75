import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { overtimeMinutes, overtimeRanks } from '@rigsouq/contract/reverse-auctions/calls';
import { zoneOf } from '@rigsouq/kernel/zones';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../../lib/api/field-errors.ts';
import { formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import fields from '../../../ui/forms/form-fields.module.css';
import type { RuleValues } from './auction-values.ts';
import classes from './new-auction.module.css';

type RulesFieldsProps = {
  values: RuleValues;
  /** The country of delivery. The times are in its time zone. */
  country: string;
  faults: FieldErrors;
  write: (change: Partial<RuleValues>) => void;
};

const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** Asks for the time and the rules. They are announced and cannot change later. */
export function RulesFields({ values, country, faults, write }: RulesFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const zone = zoneOf(country).name[language];
  const field = (name: keyof RuleValues) => {
    const fault = faults[name];
    return {
      name,
      size: 'md',
      inputWrapperOrder: hintBelow,
      value: values[name],
      error: fault && t(fault),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) => write({ [name]: currentTarget.value }),
    } as const;
  };
  return (
    <DealPanel title={t('Time and rules')}>
      <div className={classes.parts}>
        <div className={fields.grid}>
          <TextInput type="datetime-local" label={t('Start ({{zone}})', { zone })} {...field('startsAt')} />
          <TextInput type="datetime-local" label={t('End ({{zone}})', { zone })} {...field('endsAt')} />
          <TextInput
            label={t('Minimum decrement (%)')}
            description={t('How far each new offer must be below the supplier’s previous one: 0.25 to 3.')}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            maxLength={5}
            className={fields.whole ?? ''}
            {...field('decrement')}
          />
          <NativeSelect
            label={t('Overtime')}
            description={t(
              'An offer in these last minutes can extend the auction by the same time, up to one hour in total.',
            )}
            data={overtimeMinutes.map((minutes) => ({
              value: String(minutes),
              label: t('{{number}} min', { number: formatNumber(minutes, language) }),
            }))}
            {...field('overtimeMinutes')}
          />
          <NativeSelect
            label={t('Overtime applies to')}
            description={t('Only a change in these ranks extends the auction.')}
            data={overtimeRanks.map((ranks) => ({
              value: String(ranks),
              label:
                ranks === 1 ? t('First place') : t('Top {{ranks}} ranks', { ranks: formatNumber(ranks, language) }),
            }))}
            {...field('overtimeRanks')}
          />
        </div>
      </div>
    </DealPanel>
  );
}

import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { currencies } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../../lib/api/field-errors.ts';
import { formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { RfqLine } from '../rfq-query.ts';
import classes from './answer.module.css';
import { type Offer, offerKey, offerTotal } from './answer-values.ts';
import type { Answer } from './use-answer.ts';

type OfferFieldsProps = { line: RfqLine; offer: Offer; faults: FieldErrors; actions: Answer['actions'] };

export function OfferFields({ line, offer, faults, actions }: OfferFieldsProps) {
  const { t } = useTranslation();
  const key = offerKey(offer);
  const field = (name: 'price' | 'currency' | 'leadDays' | 'offered' | 'note') => {
    const fault = faults[`${key}.${name}`];
    return {
      name: `${key}.${name}`,
      size: 'md',
      value: offer[name],
      error: fault && t(fault),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        actions.changeOffer(key, { [name]: currentTarget.value }),
    } as const;
  };
  const numberProps = { dir: 'ltr', autoComplete: 'off' } as const;
  const alternative = offer.option > 1;
  return (
    <fieldset className={classes.offer}>
      <legend className={classes.legend}>
        {alternative
          ? t('Alternative {{number}} for line {{line}}', { number: offer.option - 1, line: line.line })
          : t('Offer for line {{line}}', { line: line.line })}
      </legend>
      <div className={classes.fields}>
        <TextInput
          label={offer.mode === 'rent' ? t('Price per unit for the whole rental') : t('Price per unit')}
          inputMode="decimal"
          maxLength={20}
          {...numberProps}
          {...field('price')}
        />
        <NativeSelect label={t('Currency')} data={currencies.map(({ code }) => code)} {...field('currency')} />
        <TextInput
          label={t('Lead time (days)')}
          inputMode="numeric"
          maxLength={4}
          {...numberProps}
          {...field('leadDays')}
        />
        <NativeSelect
          label={t('Buy or rent')}
          name={`${key}.mode`}
          size="md"
          value={offer.mode}
          onChange={({ currentTarget: { value } }) =>
            actions.changeOffer(key, { mode: value === 'rent' ? 'rent' : 'buy' })
          }
          data={[
            { value: 'buy', label: t('For sale') },
            { value: 'rent', label: t('For rent') },
          ]}
        />
        <TextInput
          label={alternative ? t('Alternative offered') : t('Make and model (optional)')}
          maxLength={200}
          autoComplete="off"
          className={classes.wide ?? ''}
          {...field('offered')}
        />
        <TextInput
          label={t('Note (optional)')}
          maxLength={2_000}
          autoComplete="off"
          className={classes.wide ?? ''}
          {...field('note')}
        />
      </div>
      <OfferFoot line={line} offer={offer} onRemove={() => actions.removeOption(key)} />
    </fieldset>
  );
}

type OfferFootProps = { line: RfqLine; offer: Offer; onRemove: () => void };

/** Shows the total of an offer, and the button that removes an alternative. */
function OfferFoot({ line, offer, onRemove }: OfferFootProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const total = offerTotal(offer, line.quantity);
  return (
    <div className={classes.foot}>
      <span>
        {total !== undefined &&
          t('Quantity {{quantity}}: {{total}}', {
            quantity: line.quantity,
            total: formatPrice(total, offer.currency, language),
          })}
      </span>
      {offer.option > 1 && (
        <Button
          variant="default"
          size="xs"
          onClick={onRemove}
          aria-label={t('Remove alternative {{number}} for line {{line}}', {
            number: offer.option - 1,
            line: line.line,
          })}
        >
          {t('Remove')}
        </Button>
      )}
    </div>
  );
}

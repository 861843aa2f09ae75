import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { currencies } from '@rigsouq/contract/taxonomy';
import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '../../../lib/api/field-errors.ts';
import { formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LineDescription } from '../../../shared/rfqs/line-description.tsx';
import type { RfqLine } from '../rfq-query.ts';
import classes from './answer.module.css';
import { nextOption, type Offer, offerKey, offerTotal } from './answer-values.ts';
import type { Answer } from './use-answer.ts';

type LineOffersProps = { line: RfqLine; offers: readonly Offer[]; faults: FieldErrors; actions: Answer['actions'] };

/** Shows the fields for the offers of one line: the requested machine, and alternatives. */
export const LineOffers = memo(
  function LineOffers({ line, offers, faults, actions }: LineOffersProps) {
    const { t } = useTranslation();
    return (
      <div className={classes.line}>
        <LineDescription line={line} />
        {offers.map((offer) => (
          <OfferFields key={offer.option} line={line} offer={offer} faults={faults} actions={actions} />
        ))}
        {nextOption(offers, line.line) && (
          <Button
            variant="subtle"
            color="blue"
            size="sm"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => actions.addOption(line)}
            aria-label={t('Offer an alternative for line {{number}}', { number: line.line })}
            className={classes.add ?? ''}
          >
            {t('Offer an alternative')}
          </Button>
        )}
      </div>
    );
  },
  // The array of a line is new at each render, but the offers in it are not, so they are compared one by one.
  (one, two) =>
    one.line === two.line &&
    one.faults === two.faults &&
    one.actions === two.actions &&
    one.offers.length === two.offers.length &&
    one.offers.every((offer, at) => offer === two.offers[at]),
);

type OfferFieldsProps = Omit<LineOffersProps, 'offers'> & { offer: Offer };

function OfferFields({ line, offer, faults, actions }: OfferFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const key = offerKey(offer);
  const total = offerTotal(offer, line.quantity);
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
          label={offer.mode === 'rent' ? t('Rental price per unit') : t('Price per unit')}
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
      <div className={classes.foot}>
        <span>
          {total !== undefined &&
            t('Quantity {{quantity}}: {{total}}', {
              quantity: line.quantity,
              total: formatPrice(total, offer.currency, language),
            })}
          {offer.mode === 'rent' && (
            <span className={classes.hint}>
              {total !== undefined && ' · '}
              {t('Prices are for the whole rental period.')}
            </span>
          )}
        </span>
        {alternative && (
          <Button
            variant="default"
            size="xs"
            onClick={() => actions.removeOption(key)}
            aria-label={t('Remove alternative {{number}} for line {{line}}', {
              number: offer.option - 1,
              line: line.line,
            })}
          >
            {t('Remove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

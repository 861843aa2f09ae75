import { TextInput } from '@mantine/core';
import { errorTable } from '@rigsouq/contract/errors';
import { reverseTexts } from '@rigsouq/contract/reverse-auctions/calls';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LineDescription, type RequestedLine } from '../../../shared/rfqs/line-description.tsx';
import type { SuppliersAuction } from '../auction-query.ts';
import classes from './offer-form.module.css';
import { type OfferInput, shownPrice, validatePrice } from './offer-values.ts';

type LinePriceProps = {
  line: RequestedLine;
  auction: SuppliersAuction;
  typed: OfferInput;
  /** True after the first attempt to send. A missing price is reported only then. */
  tried: boolean;
  /** True if the sum is too high. */
  wrong: boolean;
  onWrite: (typed: OfferInput) => void;
};

export function LinePrice({ line, auction, typed, tried, wrong, onWrite }: LinePriceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { own, currency, lines } = auction;
  const shown = shownPrice(typed, auction, line.line);
  const last = own.find((one) => one.line === line.line)?.price;
  const fault = shown !== '' || tried ? validatePrice(shown, currency) : undefined;

  // The other prices stay as they are shown now.
  function write(price: string) {
    const prices = Object.fromEntries(lines.map((one) => [one.line, shownPrice(typed, auction, one.line)]));
    onWrite({ percent: '', prices: { ...prices, [line.line]: price } });
  }

  return (
    <li className={classes.line}>
      <LineDescription line={line} />
      <fieldset className={classes.group} aria-label={t('Offer for line {{line}}', { line: line.line })}>
        <TextInput
          name={`price-${line.line}`}
          label={line.mode === 'rent' ? t('Price per unit for the whole rental') : t('Price per unit')}
          description={last !== undefined && t('Previous: {{price}}', { price: formatPrice(last, currency, language) })}
          inputMode="decimal"
          size="md"
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          leftSection={currency}
          leftSectionWidth={56}
          value={shown}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          error={fault ? t(fault === 'price' ? reverseTexts.price : errorTable['listing.price_digits'][1]) : wrong}
        />
      </fieldset>
    </li>
  );
}

import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { IconCircleCheckFilled, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { AnswerOffer } from './award/choices.ts';
import { parsePieces } from './award/choices.ts';
import type { RfqLine } from './comparison-query.ts';
import type { LineSelection } from './lines/line-selection.ts';
import classes from './offer-view.module.css';

type OfferViewProps = { offered: AnswerOffer; line: RfqLine; currency: string; selection: LineSelection };

/** Shows one offer for one line: its price in both currencies, its lead time and its special marks. */
export function OfferView({ offered, line, currency, selection }: OfferViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { offer } = offered;
  const { chosen, expired } = selection.offerState(offered);
  const days = t('{{number}} days', { count: offer.leadDays, number: formatNumber(offer.leadDays, language) });
  return (
    <div className={classes.offer} data-best={offer.best || undefined} data-chosen={chosen > 0 || undefined}>
      <Price offered={offered} line={line} currency={currency} selection={selection} />
      {offer.currency !== currency && (
        <p className={classes.original}>
          {t('Original offer: {{price}}', { price: formatPrice(offer.price, offer.currency, language) })}
        </p>
      )}
      {line.quantity > 1 && (
        <p>
          {t('Total for {{number}}: {{price}}', {
            number: formatNumber(line.quantity, language),
            price: formatPrice(offer.total, currency, language),
          })}
        </p>
      )}
      <p>
        {t('Lead time: {{days}}', { days })}
        {' · '}
        {t('{{points}} points', { points: formatNumber(offer.points, language, 1) })}
      </p>
      <Marks offered={offered} line={line} expired={expired} />
      {offer.offered && (
        <p className={classes.words}>
          <bdi>{offer.offered}</bdi>
        </p>
      )}
      {offer.note && (
        <p className={classes.note}>
          <bdi>{offer.note}</bdi>
        </p>
      )}
      {!selection.open && chosen > 0 && (
        <p className={classes.chosen}>
          <IconCircleCheckFilled size={16} aria-hidden="true" />
          {t('Quantity selected: {{number}}', { number: formatNumber(chosen, language) })}
        </p>
      )}
    </div>
  );
}

/** Shows the price with the control that chooses the offer. */
function Price({ offered, line, currency, selection }: OfferViewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { answer, offer } = offered;
  const { chosen, expired, take, takePart } = selection.offerState(offered);
  const price = formatPrice(offer.unit, currency, language);
  const shown = <span className={classes.price}>{price}</span>;
  if (!selection.open || expired) return <p>{shown}</p>;
  const about = { company: answer.supplier.companyName, line: line.line, price };
  if (selection.parts)
    return (
      <div className={classes.pick}>
        {shown}
        <TextInput
          inputMode="numeric"
          size="xs"
          className={classes.pieces ?? ''}
          aria-label={t('Quantity from {{company}}, line {{line}}, {{price}}', about)}
          value={chosen || ''}
          placeholder="0"
          onChange={({ currentTarget }) => takePart(parsePieces(currentTarget.value))}
        />
      </div>
    );
  return (
    <label className={classes.pick}>
      <input
        type="radio"
        name={`line-${line.line}`}
        checked={chosen > 0}
        onChange={take}
        aria-label={t('{{company}}, line {{line}}, {{price}}', about)}
      />
      {shown}
    </label>
  );
}

function Marks({ offered, line, expired }: Pick<OfferViewProps, 'offered' | 'line'> & { expired: boolean }) {
  const { t } = useTranslation();
  const { offer } = offered;
  const other =
    offer.mode !== line.mode &&
    (offer.mode === 'rent' ? t('Rental instead of purchase') : t('Purchase instead of rental'));
  if (!offer.best && offer.option === 1 && !other && !expired && !offer.declined) return null;
  return (
    <ul className={classes.marks}>
      {offer.best && (
        <li data-mark="best">
          <IconStarFilled size={12} aria-hidden="true" />
          {t('Best')}
        </li>
      )}
      {offer.option > 1 && <li>{t('Alternative')}</li>}
      {other && <li data-mark="other">{other}</li>}
      {expired && <li data-mark="expired">{t('No longer valid')}</li>}
      {offer.declined && <li data-mark="expired">{t('Declined the order')}</li>}
    </ul>
  );
}

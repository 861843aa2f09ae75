import { formatPlaceUntil } from '@rigsouq/kernel/place-time';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealFacts, DealPanel } from '../../../shared/deals/deal-panel.tsx';
import type { Quote } from './quote-query.ts';

export function QuoteFacts({ quote }: { quote: Quote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price, currency, listed, validUntil, note, history } = quote;
  const nextStep = nextStepOf(t, quote);
  const supplierNote = history.findLast(({ act }) => act === 'quote')?.note;
  return (
    <DealPanel title={t('The quote')}>
      <DealFacts
        facts={[
          price !== null &&
            currency !== null && { label: t('Price'), value: formatPrice(price, currency, language), large: true },
          listed.price !== null && {
            label: t('Listed price'),
            value: formatPrice(listed.price, listed.currency, language),
          },
          nextStep !== '' && { label: t('Next step'), value: nextStep },
          validUntil !== null && {
            label: t('Valid until'),
            value: formatPlaceUntil(validUntil, language, quote.equipmentId.country),
          },
          supplierNote && { label: t('Supplier’s note'), value: <bdi>{supplierNote}</bdi> },
          note !== null && { label: t('Buyer’s note'), value: <bdi>{note}</bdi> },
        ]}
      />
    </DealPanel>
  );
}

/** Returns the next step. Payment and delivery do not run on the platform, so the text leaves them to the two companies. */
function nextStepOf(t: TFunction, { status, side, equipmentId }: Quote): string {
  const buying = side === 'buyer';
  if (status === 'Requested')
    return buying
      ? t('The supplier has not replied yet. We’ll notify you when they do.')
      : t('The buyer is waiting for your price.');
  if (status === 'Quoted')
    return buying
      ? t('Accept or reject this price.')
      : t('Waiting for the buyer’s decision. You can still change the price.');
  if (status !== 'Accepted') return buying ? t('You can request a new quote on the machine’s page.') : '';
  if (buying) return t('Agreed. Arrange payment, documents and delivery directly with the supplier.');
  return equipmentId.type === 'sell'
    ? t(
        'Agreed. Arrange payment, documents and delivery directly with the buyer, then mark the machine as sold in My Listings.',
      )
    : t('Agreed. Arrange payment, documents and delivery directly with the buyer.');
}

import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatPrice, formatUntil } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { DealFacts, DealPanel } from '../../shell/deal/deal-panel.tsx';
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
          validUntil !== null && { label: t('Valid until'), value: formatUntil(validUntil, language) },
          supplierNote && { label: t('Note of the supplier'), value: <bdi>{supplierNote}</bdi> },
          note !== null && { label: t('Note of the buyer'), value: <bdi>{note}</bdi> },
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
      ? t('The supplier has not answered yet. We write to you when it does.')
      : t('The buyer waits for your price.');
  if (status === 'Quoted')
    return buying ? t('Accept or reject this price.') : t('The buyer decides. Until then you can change the price.');
  if (status !== 'Accepted') return buying ? t('You can ask again on the page of the machine.') : '';
  if (buying) return t('Agreed. Settle payment, papers and delivery with the supplier directly.');
  return equipmentId.type === 'sell'
    ? t(
        'Agreed. Settle payment, papers and delivery with the buyer directly, then mark the machine as sold in My Listings.',
      )
    : t('Agreed. Settle payment, papers and delivery with the buyer directly.');
}

import { useTranslation } from 'react-i18next';
import { formatPrice, formatUntil } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { DealFacts, DealPanel } from '../../shell/deal/deal-panel.tsx';
import type { Quote } from './quote-query.ts';

export function QuoteFacts({ quote }: { quote: Quote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price, currency, validUntil, note, history, status, side } = quote;
  const said = history.findLast(({ act }) => act === 'quote')?.note;
  return (
    <DealPanel title={t('The quote')}>
      <DealFacts
        facts={[
          status === 'Requested' && {
            label: t('Next step'),
            value: side === 'buyer' ? t('The supplier has not answered yet.') : t('The buyer waits for your price.'),
          },
          price !== null &&
            currency !== null && { label: t('Price'), value: formatPrice(price, currency, language), large: true },
          validUntil !== null && { label: t('Valid until'), value: formatUntil(validUntil, language) },
          said && { label: t('Note of the supplier'), value: <bdi>{said}</bdi> },
          note !== null && { label: t('Note of the buyer'), value: <bdi>{note}</bdi> },
        ]}
      />
    </DealPanel>
  );
}

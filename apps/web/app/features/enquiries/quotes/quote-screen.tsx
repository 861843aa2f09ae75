import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/i18n/i18n.ts';
import { otherName } from '../../../shared/deals/deal.ts';
import { DealContact } from '../../../shared/deals/deal-contact.tsx';
import { DealHead } from '../../../shared/deals/deal-head.tsx';
import { DealHistory } from '../../../shared/deals/deal-history.tsx';
import { DealPage } from '../../../shared/deals/deal-page.tsx';
import { DealReviews } from '../../../shared/trust/deal-reviews/deal-reviews.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import { quoteQuery } from './quote-query.ts';

const texts = {
  request: text('Quote requested'),
  quote: text('Price quoted'),
  decline: text('Request declined'),
  accept: text('Price accepted'),
  reject: text('Price rejected'),
  expire: text('Quote expired'),
} as const;

/** Shows a quote to the buyer who asked for it and to the supplier who answers. */
export function QuoteScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <DealPage
      kind={t('Quote')}
      query={quoteQuery(id)}
      missing={t('Quote not found')}
      failed={t('Failed to fetch the quote')}
      back="tab=inquiries"
      main={(quote) => (
        <>
          <DealHead kind={t('Quote')} equipment={quote.equipmentId} {...quote} />
          <QuoteFacts quote={quote} />
          <QuoteActions quote={quote} />
          <DealContact {...quote} agreed={quote.status === 'Accepted'} />
          <DealReviews
            kind="quote"
            id={quote._id}
            other={otherName(t, quote.other)}
            completed={quote.status === 'Accepted'}
          />
        </>
      )}
      aside={({ history, side, other, equipmentId }) => (
        <DealHistory steps={history} side={side} other={other} words={texts} country={equipmentId.country} />
      )}
    />
  );
}

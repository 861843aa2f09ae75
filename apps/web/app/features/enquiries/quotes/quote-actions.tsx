import { acceptQuote, declineQuote, rejectQuote } from '@rigsouq/contract/enquiries/quotes';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { messagePath } from '../../../shared/deals/deal.ts';
import { type DealAction, DealActions } from '../../../shared/deals/deal-actions.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { Quote } from './quote-query.ts';

export function QuoteActions({ quote }: { quote: Quote }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const keyFor = useIdempotencyKey();
  const { _id: id, price, currency, status, can } = quote;
  const params = { id };
  const shownPrice = price !== null && currency !== null ? formatPrice(price, currency, language) : '';
  const answer = status === 'Quoted' ? t('Change the price') : t('Send quote');

  const actions: DealAction[] = [
    {
      key: 'accept',
      label: t('Accept'),
      title: t('Accept {{price}}?', { price: shownPrice }),
      effect: t('The supplier will be notified that you accept this price.'),
      confirm: t('Accept {{price}}', { price: shownPrice }),
      tone: 'main',
      done: t(acceptQuote.message),
      failed: t('Failed to accept the quote'),
      // The call sends the price on the screen. If the supplier has changed it meanwhile, the buyer sees the new price and decides again.
      send: () => {
        const body = { price: price ?? 0, currency: currency ?? '' };
        return call(acceptQuote, { params, body }, { idempotencyKey: keyFor({ id, ...body }) });
      },
    },
    {
      key: 'quote',
      label: answer,
      title: answer,
      tone: status === 'Requested' ? 'main' : undefined,
      form: (close) => <AnswerForm quote={quote} onDone={close} />,
    },
    {
      key: 'reject',
      label: t('Reject'),
      title: t('Reject this price?'),
      effect: t('This closes the quote. You can request a new one on the machine’s page.'),
      note: t('Note to the supplier (optional)'),
      confirm: t('Reject'),
      tone: 'danger',
      done: t(rejectQuote.message),
      failed: t('Failed to reject the quote'),
      send: (note) => call(rejectQuote, { params, body: { note } }),
    },
    {
      key: 'decline',
      label: t('Decline'),
      title: t('Decline this request?'),
      effect: t('The buyer will be notified that you cannot quote for this machine.'),
      note: t('Note to the buyer (optional)'),
      confirm: t('Decline'),
      tone: 'danger',
      done: t(declineQuote.message),
      failed: t('Failed to decline the request'),
      send: (note) => call(declineQuote, { params, body: { note } }),
    },
  ];
  return (
    <DealActions can={can} acts={actions} refresh="quotes" messages={messagePath(quote.equipmentId, quote.other)} />
  );
}

import type { placeBid } from '@rigsouq/contract/auctions/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { CallError, messageOf } from '../../../../lib/api/call-error.ts';
import { useIdempotencyKey } from '../../../../lib/api/idempotency-key.ts';
import { retryOptions } from '../../../../lib/api/retry-options.ts';
import { formatDollarsInText } from '../../../../lib/format/format.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import type { Language } from '../../../../lib/i18n/language.ts';
import { toast } from '../../../../lib/toast.ts';
import { positionTexts } from '../../../../shared/auctions/lot-texts.ts';
import { importAuctionContract } from '../load-lot.ts';
import type { BidOffer } from './bid-values.ts';

export type Receipt = AnswerOf<typeof placeBid>;

/** Places a bid exactly once: a second click or a retry after a lost answer sends the same idempotency key. */
export function useBid(consignmentId: string, onPlaced: () => void) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: async (offer: BidOffer) => {
      const [{ call }, { placeBid }] = await Promise.all([
        import('../../../../lib/api/api.ts'),
        importAuctionContract(),
      ]);
      const body = { consignmentId, ...offer, consent: consentFor('bid') };
      return call(placeBid, { body }, { idempotencyKey: keyFor(body) });
    },
    ...retryOptions,
    onSuccess: ({ message, status }) => {
      onPlaced();
      if (status === 'outbid') void toast({ message: t(positionTexts.outbid), tone: 'bad' });
      else void toast({ message: t(message), tone: 'good' });
    },
    onError: (error) => void toast({ message: refusalText(i18n, error), tone: 'bad' }),
    // The lot is also refetched after a refusal, because most often another bidder was faster.
    onSettled: () => client.invalidateQueries({ queryKey: ['auctions'] }),
  });
}

/** Formats the text exactly as the specification does: the amount has no thousands separator (R70). */
export function tooLowText(i18n: I18n, minimumBid: number): string {
  const amount = i18n.language === 'ar' ? `\u2066$${minimumBid}\u2069` : `$${minimumBid}`;
  return i18n.t('Bid must be at least {{amount}}', { amount });
}

/** Returns the server's message with the amounts from its answer. */
export function refusalText(i18n: I18n, error: unknown): string {
  const message = messageOf(i18n, error, text('Failed to place bid'));
  if (!(error instanceof CallError)) return message;
  const { minimumBid, limit, free } = error.facts;
  const language = i18n.language as Language;
  if (error.code === 'bid.too_low' && minimumBid !== undefined) return tooLowText(i18n, Number(minimumBid));
  if (error.code === 'bid.limit' && limit !== undefined && free !== undefined) {
    const amounts = {
      limit: formatDollarsInText(language, Number(limit)),
      free: formatDollarsInText(language, Number(free)),
    };
    return `${message} ${i18n.t('You have {{free}} of your {{limit}} limit available.', amounts)}`;
  }
  return message;
}

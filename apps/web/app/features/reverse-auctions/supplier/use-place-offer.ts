import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { placeOffer } from '@rigsouq/contract/reverse-auctions/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { CallError, messageOf } from '../../../lib/api/call-error.ts';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { retryOptions } from '../../../lib/api/retry-options.ts';
import { formatPrice } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import type { Language } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import type { Offer } from './offer-values.ts';

export type Receipt = AnswerOf<typeof placeOffer>;

/** Places an offer exactly once: a second click and a retry after a lost answer are the same offer. */
export function usePlaceOffer(id: string, onPlaced: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ lines }: Offer) => {
      const body = { lines };
      return call(placeOffer, { params: { id }, body }, { idempotencyKey: keyFor(body) });
    },
    ...retryOptions,
    onSuccess: () => {
      onPlaced();
      void toast({ message: t(placeOffer.message), tone: 'good' });
    },
    // The queries are also refreshed after a refusal, because the auction may have ended or a colleague was faster.
    onSettled: () => client.invalidateQueries({ queryKey: ['rfqs'] }),
  });
}

/** Returns the message of the server, with the maximum sum that it sent. */
export function refusalText(i18n: I18n, error: unknown, currency: string): string {
  const message = messageOf(i18n, error, text('Failed to send the offer'));
  if (!(error instanceof CallError) || error.code !== 'reverse.too_high' || error.facts.most === undefined)
    return message;
  const most = formatPrice(Number(error.facts.most), currency, i18n.language as Language);
  return `${message} ${i18n.t('The maximum is {{most}}.', { most })}`;
}

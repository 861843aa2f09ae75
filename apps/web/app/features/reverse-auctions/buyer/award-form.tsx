import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { awardReverseAuction, reverseTexts } from '@rigsouq/contract/reverse-auctions/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { CallError, messageOf } from '../../../lib/api/call-error.ts';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { formatDollarsInText, formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import { DealFacts } from '../../../shared/deals/deal-panel.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import type { BuyersAuction } from '../auction-query.ts';

type AwardFormProps = { auction: BuyersAuction; supplier: BuyersAuction['suppliers'][number]; onClose: () => void };

/** Awards the auction to a supplier. A reason is required if the supplier does not have the first rank. */
export function AwardForm({ auction, supplier, onClose }: AwardFormProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { currency, approvalLimit } = auction;
  const needsReason = supplier.rank !== 1;
  const sending = useAward({ auction, supplier, onClose });

  function submit(event: FormEvent) {
    event.preventDefault();
    const reasonMissing = needsReason && reason.trim() === '';
    setMissing(reasonMissing);
    if (reasonMissing) field.current?.focus();
    else sending.mutate(reason);
  }

  return (
    <form noValidate className={dialogs.form} onSubmit={submit}>
      <DealFacts
        facts={[
          {
            label: t('Total excl. VAT'),
            value: <bdi>{formatPrice(supplier.total ?? 0, currency, language)}</bdi>,
            large: true,
          },
        ]}
      />
      <p>
        {approvalLimit === null
          ? t('The order goes to the supplier immediately. This cannot be undone.')
          : t(
              'Up to {{limit}} in 24 hours, the order goes to the supplier immediately. Above that, a second team member must approve first.',
              {
                limit: formatDollarsInText(language, approvalLimit),
              },
            )}
      </p>
      <Textarea
        ref={field}
        name="reason"
        label={needsReason ? t('Reason') : t('Reason (optional)')}
        description={needsReason && t('This is not the lowest offer. Give a reason.')}
        size="md"
        rows={3}
        maxLength={2_000}
        value={reason}
        error={missing && t(reverseTexts.reason)}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        data-autofocus
      />
      {sending.isError && <FailureNote>{messageOf(i18n, sending.error, t('Failed to award'))}</FailureNote>}
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button type="submit" color="amber" disabled={sending.isPending}>
          {sending.isPending ? t('Sending...') : t('Award')}
        </Button>
      </div>
    </form>
  );
}

/** Sends the award with its reason, and closes the form when the auction is awarded. */
function useAward({ auction, supplier, onClose }: AwardFormProps) {
  const { t, i18n } = useTranslation();
  const keyFor = useIdempotencyKey();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => {
      const body = { supplierId: supplier._id, reason };
      return call(awardReverseAuction, { params: { id: auction._id }, body }, { idempotencyKey: keyFor(body) });
    },
    onSuccess: ({ state }) => {
      onClose();
      const message = state === 'approval' ? t('Award sent for approval') : t('Order sent to the supplier');
      void toast({ message, tone: 'good' });
    },
    onError: (error) => {
      // Another member was faster. The page behind the dialog shows the decision.
      if (!(error instanceof CallError) || error.code !== 'reverse.state') return;
      onClose();
      void toast({ message: messageOf(i18n, error, t('Failed to award')), tone: 'bad' });
    },
    onSettled: () => Promise.all(['rfqs', 'orders'].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}

import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { awardRfq } from '@rigsouq/contract/rfqs/awards';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/api.ts';
import { CallError, messageOf } from '../../../../lib/api/call-error.ts';
import { useIdempotencyKey } from '../../../../lib/api/idempotency-key.ts';
import { formatNumber, formatPrice } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { toast } from '../../../../lib/toast.ts';
import dialogs from '../../../../shared/deals/deal-actions.module.css';
import { FailureNote } from '../../../../ui/states/failure-note.tsx';
import type { OpenedTender } from '../comparison-query.ts';
import classes from './award-form.module.css';
import { type Choices, linesOf, needsApproval, summarizeChoices } from './choices.ts';

type AwardFormProps = OpenedTender & { choices: Choices; onClose: () => void };

/** Shows the orders that the award creates, asks for the reason and says what happens next. */
export function AwardForm({ rfq, comparison, choices, onClose }: AwardFormProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { total, shares, left, needsReason } = summarizeChoices(rfq.lines, comparison, choices);
  const waits = needsApproval(total, comparison);
  const sending = useAward({ rfq, comparison, choices, onClose });

  function submit(event: FormEvent) {
    event.preventDefault();
    const reasonMissing = needsReason && reason.trim() === '';
    setMissing(reasonMissing);
    if (reasonMissing) field.current?.focus();
    else sending.mutate(reason);
  }

  return (
    <form noValidate className={dialogs.form} onSubmit={submit}>
      <ul className={classes.shares}>
        {shares.map(({ companyName, currency, lines, total: share }) => (
          <li key={`${companyName} ${currency}`} className={classes.share}>
            <span>
              <bdi>{companyName}</bdi>{' '}
              <span className={classes.lines}>
                {t('{{number}} lines', { count: lines, number: formatNumber(lines, language) })}
              </span>
            </span>
            <strong>{formatPrice(share, comparison.currency, language)}</strong>
          </li>
        ))}
      </ul>
      {left.length > 0 && <p>{t('Not ordered: line {{lines}}', { lines: left.join(t(', ')) })}</p>}
      <p>
        {waits
          ? t('This is above your company’s approval limit. Orders are sent after a second team member approves.')
          : t('Orders go to the suppliers immediately. This cannot be undone.')}
      </p>
      <Textarea
        ref={field}
        label={needsReason ? t('Reason') : t('Reason (optional)')}
        description={needsReason && t('The award is split or not the best offer. Give a reason.')}
        rows={3}
        maxLength={2_000}
        value={reason}
        error={missing && t('Give a reason')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        data-autofocus
      />
      {sending.isError && <FailureNote>{messageOf(i18n, sending.error, t('Failed to award'))}</FailureNote>}
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button type="submit" color="amber" disabled={sending.isPending}>
          {sending.isPending ? t('Sending...') : waits ? t('Request approval') : t('Award and send orders')}
        </Button>
      </div>
    </form>
  );
}

/** Sends the award with its reason, and closes the form when the request is awarded. */
function useAward({ rfq, comparison, choices, onClose }: AwardFormProps) {
  const { t, i18n } = useTranslation();
  const keyFor = useIdempotencyKey();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => {
      const body = { version: comparison.version, lines: linesOf(choices), reason };
      return call(awardRfq, { params: { id: rfq._id }, body }, { idempotencyKey: keyFor(body) });
    },
    onSuccess: ({ state }) => {
      onClose();
      const message = state === 'approval' ? t('Award sent for approval') : t('Orders sent to suppliers');
      void toast({ message, tone: 'good' });
    },
    onError: (error) => {
      // Another member awarded the request first. The page behind the dialog shows the result.
      if (!(error instanceof CallError) || error.code !== 'rfq.state') return;
      onClose();
      void toast({ message: messageOf(i18n, error, t('Failed to award')), tone: 'bad' });
    },
    onSettled: () => Promise.all(['rfqs', 'orders'].map((topic) => client.invalidateQueries({ queryKey: [topic] }))),
  });
}

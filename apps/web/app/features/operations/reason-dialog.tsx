import { Button, Textarea } from '@mantine/core';
import { rejectCompany } from '@rigsouq/contract/operations/calls';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api/call-error.ts';
import { useContractForm } from '../../lib/api/contract-form.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import classes from './companies/decisions.module.css';
import type { CompanyFile } from './operations-queries.ts';
import { useDecision } from './use-decision.ts';

export type DecisionWithReason = 'approve' | 'revoke' | 'reject' | 'suspend';

const texts = {
  approve: {
    question: text('Verify {{name}}?'),
    effect: text(
      'It will carry the Verified badge until its licence expires. Compare the name, number and date on the document first.',
    ),
    label: text('Reason'),
    hint: text('What you compared. Only operators can see it.'),
    confirm: text('Approve'),
    color: 'amber',
  },
  revoke: {
    question: text('Remove the Verified badge of {{name}}?'),
    effect: text('The badge disappears everywhere. The company keeps working and waits for a new review.'),
    label: text('Reason'),
    hint: text('The company will see this in our email.'),
    confirm: text('Remove badge'),
    color: 'red',
  },
  reject: {
    question: text('Reject {{name}}?'),
    effect: text('It will not get the Verified badge but can keep working. You can approve it later.'),
    label: text('Reason'),
    hint: text('The company will see this in our email.'),
    confirm: text('Reject'),
    color: 'red',
  },
  suspend: {
    question: text('Suspend {{name}}?'),
    effect: text('Its team members are logged out immediately, and the company is hidden until you restore it.'),
    label: text('Reason'),
    hint: text('The company will see this in our email.'),
    confirm: text('Suspend'),
    color: 'red',
  },
} as const;

type ReasonDialogProps = {
  company: CompanyFile['company'];
  reasonFor: DecisionWithReason | undefined;
  onClose: () => void;
  onDecided: () => void;
};

/** Asks for a reason that the company will read, and says what will happen. */
export function ReasonDialog({ company, reasonFor, onClose, onDecided }: ReasonDialogProps) {
  const { t } = useTranslation();
  // The texts stay while the dialog fades out.
  const [shown, setShown] = useState<DecisionWithReason>(reasonFor ?? 'reject');
  useEffect(() => {
    if (reasonFor) setShown(reasonFor);
  }, [reasonFor]);
  const name = company.companyName ?? company.contactName;
  return (
    <Dialog opened={reasonFor !== undefined} onClose={onClose} title={t(texts[shown].question, { name })}>
      <ReasonForm
        id={company._id}
        decision={shown}
        onCancel={onClose}
        onDecided={() => {
          onClose();
          onDecided();
        }}
      />
    </Dialog>
  );
}

type ReasonFormProps = {
  id: string;
  decision: DecisionWithReason;
  /** The reason that the operator can send as it is. */
  proposal?: string;
  onCancel?: () => void;
  /** Shows the failure outside of the form, which may be gone when another operator was faster. */
  onFailed?: (error: unknown) => void;
  onDecided: () => void;
};

export function ReasonForm({ id, decision, proposal = '', onCancel, onFailed, onDecided }: ReasonFormProps) {
  const { t, i18n } = useTranslation();
  const form = useContractForm(rejectCompany.body, { reason: proposal });
  const decide = useDecision(id, onDecided, onFailed);

  function submit({ reason }: typeof form.values) {
    decide.mutate({ decision, reason }, { onError: (error) => void form.showFieldErrors(error) });
  }

  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <p>{t(texts[decision].effect)}</p>
      {decide.isError && !onFailed && (
        <FailureNote>{messageOf(i18n, decide.error, t('Failed to save the decision'))}</FailureNote>
      )}
      <Textarea
        label={t(texts[decision].label)}
        description={t(texts[decision].hint)}
        name="reason"
        rows={proposal ? 2 : 4}
        maxLength={1000}
        {...(onCancel && { 'data-autofocus': true })}
        key={form.key('reason')}
        {...form.getInputProps('reason')}
      />
      <div className={classes.answers}>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        )}
        <Button type="submit" color={texts[decision].color} disabled={decide.isPending}>
          {t(texts[decision].confirm)}
        </Button>
      </div>
    </form>
  );
}

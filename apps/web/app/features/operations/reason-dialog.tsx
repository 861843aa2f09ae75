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

export type DecisionWithReason = 'reject' | 'suspend';

const texts = {
  reject: {
    question: text('Reject {{name}}?'),
    effect: text('It will not get the Verified badge but can keep working. You can approve it later.'),
    confirm: text('Reject'),
  },
  suspend: {
    question: text('Suspend {{name}}?'),
    effect: text('Its team members are logged out immediately, and the company is hidden until you restore it.'),
    confirm: text('Suspend'),
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
      <ReasonForm id={company._id} decision={shown} onClose={onClose} onDecided={onDecided} />
    </Dialog>
  );
}

type ReasonFormProps = { id: string; decision: DecisionWithReason; onClose: () => void; onDecided: () => void };

function ReasonForm({ id, decision, onClose, onDecided }: ReasonFormProps) {
  const { t, i18n } = useTranslation();
  const form = useContractForm(rejectCompany.body, { reason: '' });
  const decide = useDecision(id, () => {
    onClose();
    onDecided();
  });

  function submit({ reason }: typeof form.values) {
    decide.mutate({ decision, reason }, { onError: (error) => void form.showFieldErrors(error) });
  }

  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <p>{t(texts[decision].effect)}</p>
      {decide.isError && <FailureNote>{messageOf(i18n, decide.error, t('Failed to save the decision'))}</FailureNote>}
      <Textarea
        label={t('Reason')}
        description={t('The company will see this in our email.')}
        name="reason"
        rows={4}
        maxLength={1000}
        data-autofocus
        key={form.key('reason')}
        {...form.getInputProps('reason')}
      />
      <div className={classes.answers}>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" color="red" disabled={decide.isPending}>
          {t(texts[decision].confirm)}
        </Button>
      </div>
    </form>
  );
}

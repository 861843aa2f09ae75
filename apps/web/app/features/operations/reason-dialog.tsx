import { Button, Textarea } from '@mantine/core';
import { rejectCompany } from '@rigsouq/contract/operations';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/call-error.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { text } from '../../lib/i18n.ts';
import { Dialog } from '../../shell/dialog.tsx';
import { FailureNote } from '../../shell/failure-note.tsx';
import classes from './decisions.module.css';
import type { CompanyFile } from './operations-queries.ts';
import { useDecision } from './use-decision.ts';

export type WithReason = 'reject' | 'suspend';

const words = {
  reject: {
    question: text('Reject {{name}}?'),
    effect: text('It gets no Verified badge and can go on working. You can approve it later.'),
    act: text('Reject'),
  },
  suspend: {
    question: text('Suspend {{name}}?'),
    effect: text('Its members are logged out at once, and nobody sees the company until you restore it.'),
    act: text('Suspend'),
  },
} as const;

type ReasonDialogProps = {
  company: CompanyFile['company'];
  asking: WithReason | undefined;
  onClose: () => void;
  onDecided: () => void;
};

/** Asks why, in words that the company will read, and says what happens. */
export function ReasonDialog({ company, asking, onClose, onDecided }: ReasonDialogProps) {
  const { t } = useTranslation();
  // The words stay while the modal fades out.
  const [shown, setShown] = useState<WithReason>(asking ?? 'reject');
  useEffect(() => {
    if (asking) setShown(asking);
  }, [asking]);
  const name = company.companyName ?? company.contactName;
  return (
    <Dialog opened={asking !== undefined} onClose={onClose} title={t(words[shown].question, { name })}>
      <ReasonForm id={company._id} decision={shown} onClose={onClose} onDecided={onDecided} />
    </Dialog>
  );
}

type ReasonFormProps = { id: string; decision: WithReason; onClose: () => void; onDecided: () => void };

function ReasonForm({ id, decision, onClose, onDecided }: ReasonFormProps) {
  const { t, i18n } = useTranslation();
  const form = useContractForm(rejectCompany.body, { reason: '' });
  const sending = useDecision(id, () => {
    onClose();
    onDecided();
  });

  function submit({ reason }: typeof form.values) {
    sending.mutate({ decision, reason }, { onError: (error) => void form.showFieldErrors(error) });
  }

  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <p>{t(words[decision].effect)}</p>
      {sending.isError && <FailureNote>{messageOf(i18n, sending.error, t('Failed to save the decision'))}</FailureNote>}
      <Textarea
        label={t('Reason')}
        description={t('The company reads it in our letter.')}
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
        <Button type="submit" color="red" disabled={sending.isPending}>
          {t(words[decision].act)}
        </Button>
      </div>
    </form>
  );
}

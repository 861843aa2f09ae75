import { Button } from '@mantine/core';
import { acceptForward, declineForward } from '@rigsouq/contract/leads/forwards';
import { currencies } from '@rigsouq/contract/taxonomy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { CallError, messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { toast } from '../../../lib/toast.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import grid from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, LongTextField, TextField } from '../../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './link-page.module.css';

const schema = acceptForward.body.omit({ token: true });

export function AnswerForm({ token, onDecided }: { token: string; onDecided: () => Promise<void> }) {
  const { t } = useTranslation();
  const form = useContractForm(schema, { answer: '', price: '', currency: '', contact: '' });
  const { failure, decide } = useDecision(onDecided, form.showFieldErrors);
  return (
    <section className={classes.card} aria-labelledby="answer">
      <h2 id="answer" className={classes.subtitle}>
        {t('Your answer')}
      </h2>
      <form
        method="post"
        noValidate
        className={dialogs.form}
        onSubmit={form.onSubmit(
          (values) => decide(() => call(acceptForward, { body: { token, ...values } })),
          form.focusFirstError,
        )}
      >
        <div className={grid.grid}>
          <LongTextField
            form={form}
            field="answer"
            label={t('What you offer')}
            description={t('We send this to the customer.')}
            required
            maxLength={2_000}
            rows={5}
            className={grid.whole ?? ''}
          />
          <TextField form={form} field="price" label={t('Price (optional)')} inputMode="decimal" maxLength={15} />
          <ChoiceField form={form} field="currency" label={t('Currency')} choices={currencies} />
          <TextField
            form={form}
            field="contact"
            label={t('How the customer can reach you')}
            required
            maxLength={200}
            className={grid.whole ?? ''}
          />
        </div>
        {failure && <FailureNote>{failure}</FailureNote>}
        <div className={dialogs.acts}>
          <Button type="submit" color="amber" size="md" disabled={form.submitting}>
            {form.submitting ? t('Sending...') : t('Accept request')}
          </Button>
          <Decline onDecline={() => decide(() => call(declineForward, { body: { token } }))} />
        </div>
      </form>
    </section>
  );
}

function Decline({ onDecline }: { onDecline: () => Promise<void> }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" size="md" onClick={() => setAsking(true)}>
        {t('Decline')}
      </Button>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={t('Decline this request?')}>
        <p>{t('We look for another provider. You cannot undo this.')}</p>
        <div className={dialogs.answers}>
          <Button variant="default" onClick={() => setAsking(false)}>
            {t('Back')}
          </Button>
          <Button
            color="red"
            onClick={() => {
              setAsking(false);
              void onDecline();
            }}
          >
            {t('Decline')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** Sends a decision and shows the request again, also when it was decided elsewhere in the meantime. */
function useDecision(onDecided: () => Promise<void>, showFieldErrors: (error: unknown) => boolean) {
  const { t, i18n } = useTranslation();
  const [failure, setFailure] = useState<string>();
  async function decide(send: () => Promise<{ message: string }>) {
    setFailure(undefined);
    try {
      const { message } = await send();
      await onDecided();
      void toast({ message: t(message), tone: 'good' });
    } catch (error) {
      if (error instanceof CallError && error.code === 'forward.decided') await onDecided();
      else if (!showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to send the answer')));
    }
  }
  return { failure, decide };
}

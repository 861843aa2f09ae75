import { Button } from '@mantine/core';
import { approveBidder } from '@rigsouq/contract/operations/auction-desk';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { errorsByField, useContractForm } from '../../../lib/api/contract-form.ts';
import { toast } from '../../../lib/toast.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import { TextField } from '../../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { deskKey } from '../desk-key.ts';
import type { Registration } from './auction-queries.ts';

type Values = { limit: string };
const bodyOf = ({ limit }: Values) => ({ limit: Number(plainNumber(limit)) });

export function ApproveBidderForm({
  registration,
  onDone,
}: {
  registration: Pick<Registration, '_id'>;
  onDone: () => void;
}) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useContractForm<Values>(
    (typed) => errorsByField(approveBidder.body.safeParse(bodyOf(typed)).error?.issues),
    {
      limit: '',
    },
  );

  async function submit(typed: Values) {
    setFailure(undefined);
    try {
      await call(approveBidder, { params: { id: registration._id }, body: bodyOf(typed) });
      onDone();
      void toast({ message: t(approveBidder.message), tone: 'good' });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to save the decision')));
    }
    await client.invalidateQueries({ queryKey: deskKey });
  }

  return (
    <form noValidate className={dialogs.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <TextField
        form={form}
        field="limit"
        label={t('Bidding limit (USD)')}
        description={t('The most this account can commit across open auctions')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        data-autofocus
      />
      {failure && <FailureNote>{failure}</FailureNote>}
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onDone}>
          {t('Back')}
        </Button>
        <Button type="submit" color="amber" disabled={form.submitting}>
          {form.submitting ? t('Sending...') : t('Approve')}
        </Button>
      </div>
    </form>
  );
}

import { Button } from '@mantine/core';
import { changeMarketingNumber } from '@rigsouq/contract/directory/marketing-number-desk';
import type { MarketingNumberKey } from '@rigsouq/contract/directory/marketing-numbers';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { toast } from '../../../lib/toast.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import { TextField } from '../../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { deskKey } from '../desk-key.ts';

type MarketingNumberFormProps = { numberKey: MarketingNumberKey; value: string; onDone: () => void };

export function MarketingNumberForm({ numberKey, value, onDone }: MarketingNumberFormProps) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useContractForm(changeMarketingNumber.body, { value });

  async function submit(body: typeof form.values) {
    setFailure(undefined);
    try {
      await call(changeMarketingNumber, { params: { key: numberKey }, body });
      onDone();
      void toast({ message: t(changeMarketingNumber.message), tone: 'good' });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to save the number')));
    }
    await client.invalidateQueries({ queryKey: deskKey });
  }

  return (
    <form noValidate className={dialogs.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <TextField
        form={form}
        field="value"
        label={t('On the page')}
        description={t('K is thousand, M is million, B is billion. Arabic pages write them in words.')}
        dir="ltr"
        maxLength={40}
        required
        data-autofocus
      />
      {failure && <FailureNote>{failure}</FailureNote>}
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onDone}>
          {t('Back')}
        </Button>
        <Button type="submit" color="amber" disabled={form.submitting}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}

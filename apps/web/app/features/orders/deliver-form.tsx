import { Button } from '@mantine/core';
import { deliverOrder } from '@rigsouq/contract/orders/calls';
import { dayOf } from '@rigsouq/kernel/periods';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import { useContractForm } from '../../lib/api/contract-form.ts';
import { toast } from '../../lib/toast.ts';
import dialogs from '../../shared/deals/deal-actions.module.css';
import { TextField } from '../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import type { Order } from './order-queries.ts';

export function DeliverForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const today = dayOf(new Date(), order.country);
  const form = useContractForm(deliverOrder.body, { deliveredOn: today });

  async function submit(body: typeof form.values) {
    setFailure(undefined);
    try {
      await call(deliverOrder, { params: { id: order._id }, body });
      onDone();
      void toast({ message: t(deliverOrder.message), tone: 'good' });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to confirm the delivery')));
    }
    await client.invalidateQueries({ queryKey: ['orders'] });
  }

  return (
    <form noValidate className={dialogs.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <p>{t('The supplier will be notified. On-time delivery counts in your supplier scorecard.')}</p>
      <TextField
        form={form}
        field="deliveredOn"
        label={t('Delivery date')}
        type="date"
        min={dayOf(new Date(order.createdAt), order.country)}
        max={today}
        data-autofocus
      />
      {failure && <FailureNote>{failure}</FailureNote>}
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onDone}>
          {t('Back')}
        </Button>
        <Button type="submit" color="amber" disabled={form.submitting}>
          {form.submitting ? t('Sending...') : t('Confirm delivery')}
        </Button>
      </div>
    </form>
  );
}

import { Button } from '@mantine/core';
import { addExchangeRate, addVatRate } from '@rigsouq/contract/operations/desk-system';
import { currencies, gulfCountries } from '@rigsouq/contract/taxonomy';
import { parsePlaceMinute } from '@rigsouq/kernel/place-time';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { type ContractForm, errorsByField, useContractForm } from '../../../lib/api/contract-form.ts';
import { toast } from '../../../lib/toast.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import { ChoiceField, TextField } from '../../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { deskKey } from '../desk-key.ts';

type ExchangeValues = { currency: string; usd: string; since: string };
const exchangeOf = ({ currency, usd, since }: ExchangeValues) => ({
  currency,
  usd: Number(plainNumber(usd)),
  since: since ? parsePlaceMinute(since, null) : '',
});

export function ExchangeRateForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const form = useContractForm<ExchangeValues>(
    (typed) => errorsByField(addExchangeRate.body.safeParse(exchangeOf(typed)).error?.issues),
    { currency: 'EUR', usd: '', since: '' },
  );
  const { failure, submit } = useSubmitRate(form, onDone, (typed) =>
    call(addExchangeRate, { body: exchangeOf(typed) }),
  );
  const choices = currencies.filter(({ code }) => code !== 'USD').map(({ code }) => ({ code, label: code }));
  return (
    <form noValidate className={dialogs.form} onSubmit={submit}>
      <ChoiceField form={form} field="currency" label={t('Currency')} choices={choices} />
      <TextField form={form} field="usd" label={t('US dollars per unit')} inputMode="decimal" dir="ltr" />
      <TextField form={form} field="since" label={t('Effective from (Gulf time)')} type="datetime-local" />
      <FormButtons failure={failure} form={form} onDone={onDone} />
    </form>
  );
}

type VatValues = { country: string; percent: string; since: string };
const vatOf = ({ country, percent, since }: VatValues) => ({ country, percent: Number(plainNumber(percent)), since });

export function VatRateForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const form = useContractForm<VatValues>(
    (typed) => errorsByField(addVatRate.body.safeParse(vatOf(typed)).error?.issues),
    {
      country: 'ae',
      percent: '',
      since: '',
    },
  );
  const { failure, submit } = useSubmitRate(form, onDone, (typed) => call(addVatRate, { body: vatOf(typed) }));
  return (
    <form noValidate className={dialogs.form} onSubmit={submit}>
      <ChoiceField form={form} field="country" label={t('Country')} choices={gulfCountries} />
      <TextField form={form} field="percent" label={t('VAT (%)')} inputMode="decimal" dir="ltr" />
      <TextField form={form} field="since" label={t('Effective from')} type="date" />
      <FormButtons failure={failure} form={form} onDone={onDone} />
    </form>
  );
}

function useSubmitRate<V extends Record<string, string>>(
  form: ContractForm<V>,
  onDone: () => void,
  send: (typed: V) => Promise<{ message: string }>,
) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const submit = form.onSubmit(async (typed: V) => {
    setFailure(undefined);
    try {
      const { message } = await send(typed);
      onDone();
      void toast({ message: t(message), tone: 'good' });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to save the rate')));
    }
    await client.invalidateQueries({ queryKey: deskKey });
  }, form.focusFirstError);
  return { failure, submit };
}

type FormButtonsProps = { failure: string | undefined; form: { submitting: boolean }; onDone: () => void };

function FormButtons({ failure, form, onDone }: FormButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      {failure && <FailureNote>{failure}</FailureNote>}
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onDone}>
          {t('Back')}
        </Button>
        <Button type="submit" color="amber" disabled={form.submitting}>
          {t('Save')}
        </Button>
      </div>
    </>
  );
}

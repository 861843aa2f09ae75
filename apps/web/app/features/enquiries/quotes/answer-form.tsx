import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect } from '@mantine/core';
import { answerQuote } from '@rigsouq/contract/enquiries/quotes';
import { currencies } from '@rigsouq/contract/taxonomy';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import { type Country, zoneOf } from '@rigsouq/kernel/zones';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { errorsByField, useContractForm } from '../../../lib/api/contract-form.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import fields from '../../../ui/forms/form-fields.module.css';
import { LongTextField, TextField } from '../../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import type { Quote } from './quote-query.ts';

const inDays = (days: number, country: Country) => daysLater(dayOf(new Date(), country), days);

type Values = { price: string; currency: string; validUntil: string; note: string };

/** Asks the supplier for price, currency and validity. The supplier can change them until the buyer accepts. */
export function AnswerForm({ quote, onDone }: { quote: Quote; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const { country } = quote.equipmentId;
  const [failure, setFailure] = useState<string>();
  const form = useContractForm<Values>(
    (typed) => errorsByField(answerQuote.body.safeParse(bodyOf(typed)).error?.issues),
    {
      price: quote.price === null ? '' : String(quote.price),
      currency: quote.currency ?? quote.listed.currency,
      validUntil: inDays(14, country),
      note: '',
    },
  );

  async function submit(typed: Values) {
    setFailure(undefined);
    try {
      await call(answerQuote, { params: { id: quote._id }, body: bodyOf(typed) });
      onDone();
      void toast({ message: t(answerQuote.message), tone: 'good' });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to send the quote')));
    }
    await client.invalidateQueries({ queryKey: ['quotes'] });
  }

  return (
    <form noValidate className={dialogs.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <div className={fields.grid}>
        <TextField
          form={form}
          field="price"
          label={t('Price')}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          data-autofocus
        />
        <NativeSelect
          name="currency"
          label={t('Currency')}
          size="md"
          data={currencies.map(({ code, label }) => ({ value: code, label: `${code} · ${t(label)}` }))}
          key={form.key('currency')}
          {...form.getInputProps('currency')}
        />
        <TextField
          form={form}
          field="validUntil"
          label={t('Valid until')}
          description={t('Until the end of this day, {{zone}}', { zone: zoneOf(country).name[language] })}
          type="date"
          min={inDays(0, country)}
          max={inDays(365, country)}
          className={fields.whole ?? ''}
        />
        <LongTextField
          form={form}
          field="note"
          label={t('Note to the buyer (optional)')}
          rows={3}
          maxLength={2_000}
          className={fields.whole ?? ''}
        />
      </div>
      {failure && <FailureNote>{failure}</FailureNote>}
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onDone}>
          {t('Back')}
        </Button>
        <Button type="submit" color="amber" disabled={form.submitting}>
          {form.submitting ? t('Sending...') : t('Send quote')}
        </Button>
      </div>
    </form>
  );
}

function bodyOf({ price, ...rest }: Values) {
  return { ...rest, price: plainNumber(price) };
}

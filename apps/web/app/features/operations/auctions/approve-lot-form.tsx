import { Button } from '@mantine/core';
import { approveLot } from '@rigsouq/contract/operations/auction-desk';
import { parsePlaceMinute } from '@rigsouq/kernel/place-time';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import { type Country, zoneOf } from '@rigsouq/kernel/zones';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { errorsByField, useContractForm } from '../../../lib/api/contract-form.ts';
import { formatDollarsInText } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import fields from '../../../ui/forms/form-fields.module.css';
import { TextField } from '../../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { deskKey } from '../desk-key.ts';
import type { DeskLot } from './auction-queries.ts';
import { proposeDates } from './propose-dates.ts';

type Values = { startPrice: string; estimatedValue: string; startDate: string; endDate: string };

/** The values the seller asked for. The form starts with them; the operator sets starting price, estimate and dates (R76). */
type RequestedLot = Pick<DeskLot, '_id' | 'startPrice' | 'reservePrice' | 'wantedDate' | 'auctionDuration' | 'country'>;

export function ApproveLotForm({ lot, now, onDone }: { lot: RequestedLot; now: string; onDone: () => void }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const { country, wantedDate } = lot;
  const zone = zoneOf(country).name[language];
  const [failure, setFailure] = useState<string>();
  const form = useContractForm<Values>(
    (typed) => errorsByField(approveLot.body.safeParse(bodyOf(typed, country)).error?.issues),
    {
      startPrice: String(lot.startPrice || 100),
      estimatedValue: '',
      ...proposeDates({ wantedDate, days: Number.parseInt(lot.auctionDuration, 10), country }, Date.parse(now)),
    },
  );

  async function submit(typed: Values) {
    setFailure(undefined);
    try {
      await call(approveLot, { params: { id: lot._id }, body: bodyOf(typed, country) });
      onDone();
      void toast({ message: t(approveLot.message), tone: 'good' });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to save the decision')));
    }
    await client.invalidateQueries({ queryKey: deskKey });
  }

  return (
    <form noValidate className={dialogs.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <p>{t('Seller’s reserve: {{price}}.', { price: formatDollarsInText(language, lot.reservePrice) })}</p>
      <div className={fields.grid}>
        <TextField
          form={form}
          field="startPrice"
          label={t('Starting price (USD)')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          data-autofocus
        />
        <TextField
          form={form}
          field="estimatedValue"
          label={t('Estimated value (optional)')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
        />
        <TextField
          form={form}
          field="startDate"
          label={t('Start ({{zone}})', { zone })}
          type="datetime-local"
          className={fields.whole ?? ''}
        />
        <TextField
          form={form}
          field="endDate"
          label={t('End ({{zone}})', { zone })}
          type="datetime-local"
          className={fields.whole ?? ''}
        />
      </div>
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

function bodyOf({ startPrice, estimatedValue, startDate, endDate }: Values, country: Country) {
  return {
    startPrice: Number(plainNumber(startPrice)),
    estimatedValue: estimatedValue.trim() === '' ? null : Number(plainNumber(estimatedValue)),
    startDate: parsePlaceMinute(startDate, country),
    endDate: parsePlaceMinute(endDate, country),
  };
}

import { Button } from '@mantine/core';
import { saveBuyingSettings } from '@rigsouq/contract/rfqs/awards';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import { useContractForm } from '../../lib/api/contract-form.ts';
import { formatDollarsInText } from '../../lib/format/format.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { toast } from '../../lib/toast.ts';
import { TextField } from '../../ui/forms/form-fields.tsx';
import { SettingsSection } from '../../ui/forms/settings-section.tsx';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import { QueryFailure } from '../../ui/states/query-failure.tsx';
import { buyingSettingsQuery } from './order-queries.ts';
import classes from './orders-screen.module.css';

/** Shows the sum above which two members have to agree on an award. The owner sets it; the other members read it. */
export function ApprovalLimit() {
  const { t } = useTranslation();
  const language = useLanguage();
  const settings = useQuery(buyingSettingsQuery);
  const found = settings.data;
  return (
    <SettingsSection
      id="approval-limit"
      title={t('Award approval')}
      lead={t(
        'Awards by one person above this amount in 24 hours need approval from a second owner or manager. With no limit, one person can award alone.',
      )}
    >
      {settings.isError ? (
        <QueryFailure query={settings} fallback={t('Failed to fetch the limit')} />
      ) : found?.mayChange ? (
        <LimitForm key={String(found.approvalLimit)} limit={found.approvalLimit} />
      ) : (
        found && (
          <p>
            {found.approvalLimit === null
              ? t('No limit is set. Your account owner can set one.')
              : t(
                  'Awards by one person above {{limit}} in 24 hours need a second approval. Your account owner can change the limit.',
                  {
                    limit: formatDollarsInText(language, found.approvalLimit),
                  },
                )}
          </p>
        )
      )}
    </SettingsSection>
  );
}

const limitError = text('Limit must be a whole number of US dollars from 0 to 1,000,000,000');

function LimitForm({ limit }: { limit: number | null }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useContractForm(
    (typed) => (saveBuyingSettings.body.safeParse(bodyOf(typed)).success ? {} : { approvalLimit: limitError }),
    { approvalLimit: limit === null ? '' : String(limit) },
  );

  async function submit(typed: { approvalLimit: string }) {
    setFailure(undefined);
    try {
      await call(saveBuyingSettings, { body: bodyOf(typed) });
      void toast({ message: t(saveBuyingSettings.message), tone: 'good' });
    } catch (error) {
      setFailure(messageOf(i18n, error, t('Failed to save the limit')));
    }
    await Promise.all([
      client.invalidateQueries(buyingSettingsQuery),
      // The limit decides which awards of requests wait for a second member.
      client.invalidateQueries({ queryKey: ['rfqs'] }),
    ]);
  }

  return (
    <form noValidate className={classes.limit} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <TextField
        form={form}
        field="approvalLimit"
        label={t('Approval limit (USD)')}
        description={t('Leave empty for no limit')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={16}
      />
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" variant="default" disabled={form.submitting}>
        {form.submitting ? t('Saving...') : t('Save')}
      </Button>
    </form>
  );
}

function bodyOf({ approvalLimit }: { approvalLimit: string }) {
  return { approvalLimit: approvalLimit.trim() === '' ? null : Number(plainNumber(approvalLimit)) };
}

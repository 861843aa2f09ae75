import { Button } from '@mantine/core';
import { addEntry, changeEntry } from '@rigsouq/contract/directory/calls';
import { availabilities } from '@rigsouq/contract/directory/lists';
import { categories, gulfCountries, yearsInBusiness } from '@rigsouq/contract/taxonomy';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { type ContractForm, useContractForm } from '../../../lib/api/contract-form.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import { ChipsField } from '../../../ui/forms/chips-field.tsx';
import { ChoiceField, LongTextField, TextField } from '../../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { deskKey } from '../desk-key.ts';
import type { DeskEntry, EntryKind } from './directory-queries.ts';
import { bodyOf, type EntryValues, skillsOf, validateEntry, valuesOf } from './entry-values.ts';

const emailLanguages = [
  { code: 'en', label: text('English') },
  { code: 'ar', label: text('Arabic') },
];

type EntryFormProps = { kind: EntryKind; entry?: DeskEntry; onDone: () => void };

/** Adds a directory entry or changes an existing one. */
export function EntryForm({ kind, entry, onDone }: EntryFormProps) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useContractForm<EntryValues>((typed) => validateEntry(kind, typed), valuesOf(entry));

  async function submit(typed: EntryValues) {
    setFailure(undefined);
    const body = bodyOf(kind, typed);
    try {
      if (entry) await call(changeEntry, { params: { id: entry._id }, body });
      else await call(addEntry, { body });
      onDone();
      void toast({ message: entry ? t(changeEntry.message) : t(addEntry.message), tone: 'good' });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to save the entry')));
    }
    await client.invalidateQueries({ queryKey: deskKey });
  }

  return (
    <form noValidate className={dialogs.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <TextField form={form} field="name" label={t('Name')} maxLength={120} required data-autofocus />
      <TextField form={form} field="title" label={t('Position or company (optional)')} maxLength={120} />
      <LongTextField form={form} field="words" label={t('Card text')} maxLength={1_000} rows={4} required />
      {kind !== 'testimonial' && <TradeFields kind={kind} form={form} />}
      {failure && <FailureNote>{failure}</FailureNote>}
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onDone}>
          {t('Back')}
        </Button>
        <Button type="submit" color="amber" disabled={form.submitting}>
          {form.submitting ? t('Sending...') : t('Save')}
        </Button>
      </div>
    </form>
  );
}

function TradeFields({ kind, form }: { kind: 'expert' | 'provider'; form: ContractForm<EntryValues> }) {
  const { t } = useTranslation();
  const expert = kind === 'expert';
  return (
    <>
      <ChipsField
        form={form}
        field="skills"
        label={expert ? t('Specialization') : t('Services')}
        list={skillsOf[kind]}
      />
      {!expert && <ChipsField form={form} field="equipment" label={t('Equipment type')} list={categories} />}
      <ChipsField form={form} field="countries" label={t('Countries')} list={gulfCountries} />
      <TextField form={form} field="city" label={t('City (optional)')} maxLength={80} />
      <TextField
        form={form}
        field="email"
        type="email"
        label={t('Email for requests (not public)')}
        maxLength={254}
        dir="ltr"
      />
      <ChoiceField form={form} field="language" label={t('Language of emails')} choices={emailLanguages} />
      <ChoiceField form={form} field="experience" label={t('Years of experience')} choices={yearsInBusiness} />
      {expert && <ChoiceField form={form} field="availability" label={t('Availability')} choices={availabilities} />}
    </>
  );
}

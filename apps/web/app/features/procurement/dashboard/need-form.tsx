import { Button } from '@mantine/core';
import { createNeed, updateNeed, urgencies } from '@rigsouq/contract/procurement/needs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { CategoryChoices } from '../../../shared/catalogue/category-choices.tsx';
import { ChoiceField, TextField } from '../../../ui/forms/form-fields.tsx';
import { bodyOf, checkNeed, emptyNeed, type Need, valuesOf } from './need-values.ts';
import classes from './record-form.module.css';
import { hintBelow, useRecordForm } from './use-record-form.ts';

const choices = urgencies.map((urgency) => ({ code: urgency, label: urgency }));
const numberInput = { dir: 'ltr', autoComplete: 'off', maxLength: 16 } as const;

/** Creates or updates a need. */
export function NeedForm({ need, onDone }: { need?: Need; onDone?: () => void }) {
  const { t } = useTranslation();
  const known = useId();
  const { form, onSubmit } = useRecordForm({
    check: checkNeed,
    values: need ? valuesOf(need, t) : emptyNeed,
    send: (values) => {
      const body = bodyOf(values, t);
      return need ? call(updateNeed, { params: { id: need._id }, body }) : call(createNeed, { body });
    },
    list: 'needs',
    done: need ? t(updateNeed.message) : t(createNeed.message),
    failed: need ? t('Failed to update need') : t('Failed to create need'),
    onDone,
  });
  const submitLabel = need ? t('Update need') : t('Create need');
  const submittingLabel = need ? t('Updating...') : t('Creating...');
  return (
    <form
      method="post"
      noValidate
      onSubmit={onSubmit}
      className={`${classes.form} ${classes.need}`}
      data-narrow={need && true}
    >
      <TextField
        form={form}
        field="category"
        label={t('Category')}
        description={t('For example Cranes')}
        inputWrapperOrder={hintBelow}
        list={known}
        autoComplete="off"
        maxLength={120}
        className={classes.wide ?? ''}
      />
      <CategoryChoices id={known} />
      <TextField form={form} field="quantity" label={t('Quantity')} inputMode="numeric" {...numberInput} />
      <ChoiceField form={form} field="urgency" label={t('Urgency')} choices={choices} />
      <TextField
        form={form}
        field="budget"
        label={t('Budget (USD)')}
        description={t('Enter 0 for an open budget')}
        inputWrapperOrder={hintBelow}
        inputMode="decimal"
        {...numberInput}
        className={classes.wide ?? ''}
      />
      <Button type="submit" color="amber" size="md" disabled={form.submitting} className={classes.send ?? ''}>
        {form.submitting ? submittingLabel : submitLabel}
      </Button>
    </form>
  );
}

import { Button } from '@mantine/core';
import { keepSupplier, supplierStandings } from '@rigsouq/contract/supplier-lists/calls';
import { categories } from '@rigsouq/contract/taxonomy';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import { type ContractForm, useContractForm } from '../../lib/api/contract-form.ts';
import { toast } from '../../lib/toast.ts';
import { ChipsField } from '../../ui/forms/chips-field.tsx';
import fields from '../../ui/forms/form-fields.module.css';
import { LongTextField, TextField } from '../../ui/forms/form-fields.tsx';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import { standingTexts } from './standing-badge.tsx';
import classes from './supplier-list-form.module.css';
import { bodyOf, type SupplierListValues, validateSupplier, valuesOf } from './supplier-list-values.ts';
import type { Supplier } from './supplier-queries.ts';

/** Asks which list a supplier is on, and for categories, tags and a note. */
export function SupplierListForm({ supplier }: { supplier: Supplier }) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useContractForm<SupplierListValues>(validateSupplier, valuesOf(supplier, t(', ')));

  async function submit(typed: SupplierListValues) {
    setFailure(undefined);
    try {
      await call(keepSupplier, { params: { id: supplier._id }, body: bodyOf(typed) });
      void toast({ message: t(keepSupplier.message), tone: 'good' });
    } catch (error) {
      if (!form.showFieldErrors(error)) setFailure(messageOf(i18n, error, t('Failed to save the supplier')));
    }
    await client.invalidateQueries({ queryKey: ['suppliers'] });
  }

  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(submit, form.focusFirstError)}>
      <Standings form={form} />
      <ChipsField form={form} field="categories" label={t('Use for')} list={categories} />
      <TextField
        form={form}
        field="tags"
        label={t('Tags')}
        description={t('Separate with commas: fast, north')}
        autoComplete="off"
        dir="auto"
        maxLength={1_000}
      />
      <LongTextField
        form={form}
        field="note"
        label={t('Note')}
        description={t('Only your company can see this.')}
        rows={4}
        dir="auto"
        maxLength={2_000}
      />
      {failure && <FailureNote>{failure}</FailureNote>}
      <Button type="submit" color="amber" size="md" disabled={form.submitting}>
        {form.submitting ? t('Saving...') : supplier.standing ? t('Save') : t('Add to my suppliers')}
      </Button>
    </form>
  );
}

function Standings({ form }: { form: ContractForm<SupplierListValues> }) {
  const { t } = useTranslation();
  const { standing: chosen } = form.getValues();
  return (
    <fieldset className={fields.group}>
      <legend className={fields.legend}>{t('List')}</legend>
      <div className={classes.standings}>
        {supplierStandings.map((standing) => (
          <label key={standing} className={classes.standing}>
            <input
              type="radio"
              name="standing"
              value={standing}
              defaultChecked={chosen === standing}
              onChange={() => form.setFieldValue('standing', standing, { forceUpdate: false })}
            />
            <span>
              <span className={classes.label}>{t(standingTexts[standing].label)}</span>
              <span className={classes.line}>{t(standingTexts[standing].line)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import '@mantine/core/styles/Chip.layer.css';
import { Chip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { supplierCategories } from '../../../lib/supplier-categories.ts';
import fields from '../../../ui/forms/form-fields.module.css';
import { LongTextField, TextField } from '../../../ui/forms/form-fields.tsx';
import { AttachmentField } from './attachment-field.tsx';
import type { WizardState } from './use-wizard.ts';

export function ServicesStep({ wizard }: { wizard: WizardState }) {
  const { t } = useTranslation();
  const { form } = wizard;
  return (
    <>
      <LongTextField
        form={form}
        field="description"
        label={t('Company description')}
        description={t('What you supply, where, and what you are known for')}
        rows={5}
        maxLength={4_000}
      />
      <fieldset className={fields.group}>
        <legend className={fields.legend}>{t('Equipment types')}</legend>
        <p className={fields.description}>{t('Choose all that apply')}</p>
        <Chip.Group
          multiple
          key={form.key('equipmentTypes')}
          defaultValue={form.getValues().equipmentTypes}
          onChange={(chosen) => form.setFieldValue('equipmentTypes', chosen, { forceUpdate: false })}
        >
          <div className={fields.chips}>
            {supplierCategories.map(({ code, label }) => (
              <Chip key={code} value={code} color="ink" size="md">
                {t(label)}
              </Chip>
            ))}
          </div>
        </Chip.Group>
      </fieldset>
      <TextField
        form={form}
        field="website"
        label={t('Website (optional)')}
        type="url"
        inputMode="url"
        autoComplete="url"
        dir="ltr"
        placeholder="https://"
        maxLength={200}
      />
      <AttachmentField wizard={wizard} name="logo" />
    </>
  );
}

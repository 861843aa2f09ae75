import '@mantine/core/styles/Input.layer.css';
import { Button } from '@mantine/core';
import { type ComponentCode, components } from '@rigsouq/contract/enquiries/inspections';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../lib/api/contract-form.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { LongTextField, TextField } from '../../../ui/forms/form-fields.tsx';
import { PhotoField } from '../../../ui/photos/photo-field.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { RatingField } from './rating-field.tsx';
import classes from './report-form.module.css';
import { noteField, type ReportValues } from './report-values.ts';
import { useReportForm } from './use-report-form.ts';

export function ReportForm({ id }: { id: string }) {
  const { t } = useTranslation();
  const { form, photos, sent, failure, onSubmit } = useReportForm(id);
  return (
    <DealPanel title={t('Write the report')}>
      <form noValidate className={classes.form} onSubmit={onSubmit}>
        {components.map(({ code }) => (
          <ComponentFields key={code} form={form} code={code} />
        ))}
        <TextField
          form={form}
          field="hours"
          label={t('Hour meter (optional)')}
          inputMode="numeric"
          dir="ltr"
          maxLength={12}
          className={classes.hours ?? ''}
        />
        <LongTextField form={form} field="remark" label={t('Overall comments (optional)')} rows={4} maxLength={2_000} />
        <div>
          <p className={classes.label}>{t('Photos (optional)')}</p>
          <PhotoField
            name="photos"
            hint={t('Up to 10 photos, JPG, PNG or WebP, 10MB each. Only you and the other party can see them.')}
            photos={photos}
            sent={sent}
            disabled={form.submitting}
          />
        </div>
        {failure && <FailureNote>{failure}</FailureNote>}
        <div>
          <Button type="submit" color="amber" size="md" disabled={form.submitting}>
            {form.submitting ? t('Sending...') : t('Send report')}
          </Button>
        </div>
      </form>
    </DealPanel>
  );
}

function ComponentFields({ form, code }: { form: ContractForm<ReportValues>; code: ComponentCode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = components.find((one) => one.code === code)?.[language] ?? code;
  return (
    <div className={classes.component}>
      <RatingField form={form} code={code} name={name} />
      <TextField
        form={form}
        field={noteField(code)}
        label={t('Note: {{component}}', { component: name })}
        placeholder={t('Note')}
        labelProps={{ className: classes.unseen }}
        maxLength={500}
      />
    </div>
  );
}

import { Button } from '@mantine/core';
import { SELL_PHOTOS_MAX, sellBrands, sellCategories, sellConditions } from '@rigsouq/contract/leads/selling';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../lib/hydrated.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { MachineContactFields } from '../../../shared/leads/contact-form/person-fields.tsx';
import { UploadProgressList } from '../../../ui/files/upload-progress-list.tsx';
import classes from '../../../ui/form-page/form-card.module.css';
import { FormSection } from '../../../ui/form-page/form-section.tsx';
import { RobotTrap } from '../../../ui/form-page/robot-trap.tsx';
import fields from '../../../ui/forms/form-fields.module.css';
import { ChoiceField, LongTextField, TextField } from '../../../ui/forms/form-fields.tsx';
import { PhotoField } from '../../../ui/photos/photo-field.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import type { SellFormState } from './use-sell-form.ts';

/** Brand names are the same in both languages. */
const brands = sellBrands.map((brand) => ({ code: brand, label: brand }));

export function SellForm({ state }: { state: SellFormState }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const { form, photos, sent, note, seller } = state;
  const busy = form.submitting;
  return (
    // The method is post, so that typed values never end up in the address if the browser submits the form itself.
    <form method="post" noValidate className={classes.form} aria-label={t('Your equipment')} onSubmit={state.submit}>
      {seller && !seller.sells && (
        <p className={classes.role}>
          {t(
            'Your account has the buyer role only. You can still submit the form; we keep your draft until you add the supplier role.',
          )}{' '}
          <LocalLink to="/settings/company#roles">{t('Add the supplier role')}</LocalLink>
        </p>
      )}
      <FormSection title={t('Equipment details')}>
        <MachineFields state={state} />
      </FormSection>
      <FormSection title={t('Photos')}>
        <PhotoField
          name="photos"
          photos={photos}
          sent={sent}
          disabled={busy}
          hint={t('Up to {{max}} photos, JPG, PNG or WebP, 10MB each. The first is the main one.', {
            max: SELL_PHOTOS_MAX,
          })}
        />
      </FormSection>
      <FormSection title={t('Contact information')}>
        <MachineContactFields form={form} />
        <RobotTrap form={form} />
      </FormSection>
      {note && <FailureNote>{note}</FailureNote>}
      <div className={classes.actions}>
        {sent && <UploadProgressList sent={sent} files={photos.list.flatMap(({ file }) => file ?? [])} />}
        <Button type="submit" color="amber" size="md" className={classes.submit ?? ''} disabled={!hydrated || busy}>
          {busy ? t('Sending...') : t('Submit for review')}
        </Button>
        <p className={classes.promise}>{t('We review every submission within 24 hours.')}</p>
      </div>
    </form>
  );
}

function MachineFields({ state: { form } }: { state: SellFormState }) {
  const { t } = useTranslation();
  const numberProps = { inputMode: 'numeric', dir: 'ltr', autoComplete: 'off', maxLength: 12 } as const;
  const whole = fields.whole ?? '';
  return (
    <div className={fields.grid}>
      <TextField
        form={form}
        field="title"
        label={t('Title')}
        description={t('For example Caterpillar 320 excavator')}
        required
        maxLength={200}
        className={whole}
      />
      <ChoiceField form={form} field="category" label={t('Category')} choices={sellCategories} required />
      <ChoiceField form={form} field="brand" label={t('Brand')} choices={brands} required translate="no" />
      <TextField form={form} field="model" label={t('Model')} required maxLength={60} autoComplete="off" />
      <TextField form={form} field="year" label={t('Year')} required {...numberProps} />
      <TextField form={form} field="hours" label={t('Hours (optional)')} {...numberProps} />
      <ChoiceField form={form} field="condition" label={t('Condition')} choices={sellConditions} required />
      <TextField
        form={form}
        field="price"
        label={t('Price (USD)')}
        required
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={20}
      />
      <TextField form={form} field="location" label={t('Location')} required maxLength={120} />
      <LongTextField
        form={form}
        field="description"
        label={t('Description')}
        description={t('Service history, attachments, known faults')}
        required
        rows={5}
        maxLength={10_000}
        className={whole}
      />
    </div>
  );
}

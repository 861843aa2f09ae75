import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Button, Progress, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoField } from '../../../ui/photos/photo-field.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './listing-form.module.css';
import type { ListingType } from './listing-values.ts';
import { MachineFields, SpecificationFields } from './machine-fields.tsx';
import { TermsFields } from './terms-fields.tsx';
import type { ListingFormState } from './use-listing-form.ts';

type Heading = 'h2' | 'h3';
type ListingFormProps = {
  state: ListingFormState;
  submit: { idle: string; busy: string };
  /** The heading level of each section: one below the heading above the form. */
  heading: Heading;
  aside?: ReactNode;
};

/** Edits a new or an existing listing, for sale or for rent. */
export function ListingForm({ state, submit, heading, aside }: ListingFormProps) {
  const { t } = useTranslation();
  const { form, type, photos, sent, note } = state;
  const busy = form.submitting;
  return (
    <form method="post" noValidate className={classes.form} {...state.formHandlers}>
      {!state.fixed && (
        <Section heading={heading} title={t('Type')}>
          <SegmentedControl
            fullWidth
            size="md"
            name="type"
            aria-label={t('Type')}
            value={type}
            onChange={(chosen) => state.chooseType(chosen as ListingType)}
            data={[
              { value: 'sell', label: t('For sale') },
              { value: 'rent', label: t('For rent') },
            ]}
          />
        </Section>
      )}
      <Section heading={heading} title={t('Photos')}>
        <PhotoField
          name="images"
          photos={photos}
          sent={sent}
          disabled={busy}
          hint={t('Up to 10 photos, JPG, PNG or WebP, 10MB each. The first is the main one.')}
        />
      </Section>
      <Section heading={heading} title={t('The machine')}>
        <MachineFields form={form} type={type} />
      </Section>
      <Section heading={heading} title={type === 'sell' ? t('Price and currency') : t('Rental rates')}>
        <TermsFields form={form} type={type} />
      </Section>
      <Section heading={heading} title={t('Specifications')}>
        <SpecificationFields form={form} />
      </Section>
      {note && <FailureNote>{note}</FailureNote>}
      <div className={classes.actions}>
        {sent && sent.total > 0 && (
          <Progress
            value={Math.round((sent.loaded / sent.total) * 100)}
            color="green"
            size="sm"
            className={classes.progress}
            aria-label={t('Sending your files')}
          />
        )}
        {aside}
        <Button type="submit" color="amber" size="md" className={classes.submit} disabled={busy}>
          {busy ? submit.busy : submit.idle}
        </Button>
      </div>
    </form>
  );
}

function Section({ heading: Heading, title, children }: { heading: Heading; title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <Heading className={classes.title}>{title}</Heading>
      <div className={classes.fields}>{children}</div>
    </section>
  );
}

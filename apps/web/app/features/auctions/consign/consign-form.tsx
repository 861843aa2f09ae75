import { Button } from '@mantine/core';
import { CONSIGN_PHOTOS_MAX } from '@rigsouq/contract/auctions/consignments';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../lib/hydrated.ts';
import { MachineContactFields } from '../../../shared/leads/contact-form/person-fields.tsx';
import { UploadProgressList } from '../../../ui/files/upload-progress-list.tsx';
import classes from '../../../ui/form-page/form-card.module.css';
import { FormSection } from '../../../ui/form-page/form-section.tsx';
import { PhotoField } from '../../../ui/photos/photo-field.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { AuctionFields } from './auction-fields.tsx';
import { MachineFields } from './machine-fields.tsx';
import { MachinePicker } from './machine-picker.tsx';
import { MissingFields } from './missing-fields.tsx';
import type { ConsignFormState } from './use-consign-form.ts';

export function ConsignForm({ state }: { state: ConsignFormState }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const { form, photos, sent, note, seller, missing } = state;
  const busy = form.submitting;
  return (
    // The method is post so that the entered values never end up in the address, even if the browser submits the form itself.
    <form
      method="post"
      noValidate
      className={classes.form}
      aria-label={t('Consign Your Equipment')}
      onSubmit={state.submit}
      onChange={state.updateMissing}
    >
      <FormSection title={t('Equipment Information')}>
        {seller?.sells && <MachinePicker state={state} />}
        <MachineFields state={state} />
      </FormSection>
      <FormSection title={t('Auction Settings')}>
        <AuctionFields state={state} />
      </FormSection>
      <FormSection title={t('Equipment Photos')}>
        <PhotoField
          name="images"
          photos={photos}
          sent={sent}
          disabled={busy}
          hint={t('Up to {{max}} photos, JPG, PNG or WebP, 10MB each. The first is the main one.', {
            max: CONSIGN_PHOTOS_MAX,
          })}
        />
      </FormSection>
      <FormSection title={t('Contact Information')}>
        <MachineContactFields form={form} />
      </FormSection>
      {note && <FailureNote>{note}</FailureNote>}
      <div className={classes.actions}>
        {sent && <UploadProgressList sent={sent} files={photos.list.flatMap(({ file }) => file ?? [])} />}
        <Button
          type="submit"
          color="amber"
          size="md"
          className={classes.submit ?? ''}
          disabled={!hydrated || missing.length > 0 || busy}
        >
          {busy ? t('Sending...') : t('Submit for Approval')}
        </Button>
        <MissingFields missing={missing} />
      </div>
    </form>
  );
}

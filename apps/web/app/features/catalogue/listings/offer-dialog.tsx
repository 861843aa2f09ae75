import { Button } from '@mantine/core';
import { offerAlso } from '@rigsouq/contract/catalogue/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { toast } from '../../../lib/toast.ts';
import classes from '../../../shared/dashboard/dialogs.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { type MyListing, refreshListings } from './listing-queries.ts';
import { emptyTerms, type ListingType, termsOf, toFieldErrors } from './listing-values.ts';
import { TermsFields } from './terms-fields.tsx';

type OfferDialogProps = { listing: MyListing | undefined; onClose: () => void };

/** Offers the same machine for sale as well as for rent (R30). */
export function OfferDialog({ listing, onClose }: OfferDialogProps) {
  const { t } = useTranslation();
  const type = listing?.can.offer;
  const title = type === 'sell' ? t('Offer also for sale') : t('Offer also for rent');
  return (
    <Dialog opened={Boolean(listing && type)} onClose={onClose} title={title}>
      {listing && type && <OfferForm key={listing._id} listing={listing} type={type} onClose={onClose} />}
    </Dialog>
  );
}

type OfferFormProps = { listing: MyListing; type: ListingType; onClose: () => void };

function OfferForm({ listing, type, onClose }: OfferFormProps) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [note, setNote] = useState<string>();
  const form = useContractForm(
    (typed: typeof emptyTerms) => toFieldErrors(offerAlso.body.safeParse(termsOf(type, typed)).error?.issues ?? []),
    { ...emptyTerms, currency: listing.currency },
  );

  async function submit(typed: typeof emptyTerms) {
    setNote(undefined);
    try {
      await call(offerAlso, { params: { id: listing._id }, body: termsOf(type, typed) });
    } catch (error) {
      if (!form.showFieldErrors(error)) setNote(messageOf(i18n, error, t('Failed to update the listing')));
      return;
    }
    onClose();
    void toast({ message: t(offerAlso.message), tone: 'good' });
    await refreshListings(client);
  }

  function refuse(errors: Parameters<typeof form.focusFirstError>[0]) {
    void toast({ message: t('Please fix the form errors before submitting'), tone: 'bad' });
    form.focusFirstError(errors);
  }

  return (
    <form method="post" noValidate className={classes.body} onSubmit={form.onSubmit(submit, refuse)}>
      <p>
        <bdi>{listing.title}</bdi>
      </p>
      <TermsFields form={form} type={type} />
      {note && <FailureNote>{note}</FailureNote>}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" color="amber" disabled={form.submitting}>
          {form.submitting ? t('Adding...') : t('Offer', { context: 'action' })}
        </Button>
      </div>
    </form>
  );
}

import { IMAGES_MAX } from '@rigsouq/contract/catalogue/calls';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, messageOf } from '../../../lib/api/call-error.ts';
import { type ContractForm, useContractForm } from '../../../lib/api/contract-form.ts';
import type { UploadProgress } from '../../../lib/api/send-form.ts';
import { toast } from '../../../lib/toast.ts';
import { arrangePhotos, type StoredPhoto } from '../../../ui/photos/photos.ts';
import { usePhotos } from '../../../ui/photos/use-photos.ts';
import { bodyOf, checkListing, type ListingType, type ListingValues, toFieldErrors } from './listing-values.ts';

export type ListingForm = ContractForm<ListingValues>;
export type ListingFormState = ReturnType<typeof useListingForm>;

type Submission = ReturnType<typeof arrangePhotos> & { readonly body: ReturnType<typeof bodyOf> };

type Options = {
  type: ListingType;
  values: ListingValues;
  photos: readonly StoredPhoto[];
  /** Whether the listing exists already. Then its type cannot change. */
  saved: boolean;
  /** Called after every change. */
  onChange?: (type: ListingType, values: ListingValues) => void;
  send: (filled: Submission, onProgress: (sent: UploadProgress) => void) => Promise<void>;
  /** The message if the server gave no reason. */
  failure: string;
};

/** Error codes that belong to one field although the server did not list the field. */
const fieldOfCode: Readonly<Record<string, string>> = {
  'listing.no_image': 'images',
  'listing.too_many_images': 'images',
  'media.unknown': 'images',
};

export function useListingForm({ values, saved, onChange, send, failure, ...start }: Options) {
  const { t, i18n } = useTranslation();
  const [type, setType] = useState(start.type);
  const [sent, setSent] = useState<UploadProgress>();
  const [note, setNote] = useState<string>();
  const photos = usePhotos({ stored: start.photos, max: IMAGES_MAX, tooMany: t('Maximum 10 images allowed') });
  const form = useContractForm<ListingValues>((typed) => checkListing(type, typed, saved), values);

  function chooseType(next: ListingType) {
    setType(next);
    form.clearErrors();
    onChange?.(next, form.getValues());
  }

  function refuse(errors: Parameters<ListingForm['focusFirstError']>[0]) {
    const shown = photos.check();
    void toast({ message: t('Please fix the form errors before submitting'), tone: 'bad' });
    if (shown) form.focusFirstError(errors);
    else photos.input.current?.focus();
  }

  async function submit(typed: ListingValues) {
    setNote(undefined);
    if (photos.list.length === 0) return refuse({});
    try {
      await send({ ...arrangePhotos(photos.list), body: bodyOf(type, typed, saved) }, setSent);
    } catch (error) {
      showError(error);
    } finally {
      setSent(undefined);
    }
  }

  function showError(error: unknown) {
    const message = messageOf(i18n, error, failure);
    setNote(message);
    if (!(error instanceof CallError)) return;
    const implied = fieldOfCode[error.code];
    const faults = toFieldErrors(implied ? [{ path: implied, message }] : error.errors);
    const { images, ...named } = Object.fromEntries(Object.entries(faults).map(([field, text]) => [field, t(text)]));
    if (images) photos.setError(images);
    form.setErrors(named);
    form.focusFirstError(named);
  }

  return {
    form,
    type,
    chooseType,
    fixed: saved,
    photos,
    sent,
    note,
    formHandlers: {
      onChange: ({ target }: FormEvent) => {
        // Files are not stored. A change of the type is reported by `chooseType`; here the previous type would still be set.
        const isHandledElsewhere = target instanceof HTMLInputElement && ['type', 'images'].includes(target.name);
        if (!isHandledElsewhere) onChange?.(type, form.getValues());
      },
      onSubmit: form.onSubmit(submit, refuse),
    },
  };
}

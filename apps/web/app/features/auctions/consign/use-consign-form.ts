import { CONSIGN_PHOTOS_MAX, consign } from '@rigsouq/contract/auctions/consignments';
import { errorTable } from '@rigsouq/contract/errors';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { CallError, messageOf } from '../../../lib/api/call-error.ts';
import { type ContractForm, useContractForm } from '../../../lib/api/contract-form.ts';
import type { UploadProgress } from '../../../lib/api/send-form.ts';
import { readSession } from '../../../lib/api/session.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { useLanguage, useLocalPath } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import { useSeller } from '../../../shared/companies/use-seller.ts';
import { useSendToLogin } from '../../../shell/use-require-session.ts';
import { arrangePhotos } from '../../../ui/photos/photos.ts';
import { usePhotos } from '../../../ui/photos/use-photos.ts';
import { bodyOf, type ConsignValues, checkConsignment, emptyConsignment, listMissing } from './consign-values.ts';

export const LOGIN_PROMPT = text('Please log in to consign equipment');
export type ConsignFormState = ReturnType<typeof useConsignForm>;

export function useConsignForm() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const language = useLanguage();
  const sendToLogin = useSendToLogin();
  const [sent, setSent] = useState<UploadProgress>();
  const [note, setNote] = useState<string>();
  const photos = usePhotos({ max: CONSIGN_PHOTOS_MAX, tooMany: t(errorTable['consign.too_many_photos'][1]) });
  const form = useContractForm<ConsignValues>((values) => checkConsignment(values), emptyConsignment);
  const [missing, setMissing] = useState(() => listMissing(emptyConsignment));
  const [otherMaker, setOtherMaker] = useState(false);
  /** The fields that come from the chosen listing. They cannot be changed here. */
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());

  function updateMissing(): void {
    const values = form.getValues();
    const now = listMissing(values);
    // The same list keeps its identity, so that a typed character does not render the form again.
    setMissing((before) => (before.join() === now.join() ? before : now));
    setOtherMaker(values.manufacturer === 'Other');
  }

  function fill(values: Partial<ConsignValues>): void {
    form.setValues(values);
    form.clearErrors();
    updateMissing();
  }

  function fillFromListing(machine: Partial<ConsignValues>): void {
    fill(machine);
    setLocked(new Set(Object.keys(machine).filter((field) => field !== 'description' && machine[field as never])));
  }

  const seller = useSeller();
  usePrefillFromSeller(seller, form, fill);

  async function submit(values: ConsignValues) {
    if (!readSession().token) return sendToLogin(LOGIN_PROMPT);
    setNote(undefined);
    try {
      const files = { images: arrangePhotos(photos.list).images };
      await call(consign, { body: { ...bodyOf(values), language }, files }, { onProgress: setSent });
      void toast({ message: t(consign.message), tone: 'good' });
      await navigate(localPath('/auctions'));
    } catch (error) {
      const message = messageOf(i18n, error, t('Failed to submit consignment'));
      setNote(message);
      form.showFieldErrors(error);
      if (error instanceof CallError && error.errors.some(({ path }) => path === 'images')) photos.setError(message);
    } finally {
      setSent(undefined);
    }
  }

  function refuse(errors: Parameters<typeof form.focusFirstError>[0]) {
    void toast({ message: t('Please fix the form errors before submitting'), tone: 'bad' });
    form.focusFirstError(errors);
  }

  return {
    form,
    photos,
    sent,
    note,
    seller,
    missing,
    otherMaker,
    updateMissing,
    locked,
    fillFromListing,
    submit: form.onSubmit(submit, refuse),
  };
}

/** Fills in the contact of the signed-in seller. Values that the user has already typed stay unchanged. */
function usePrefillFromSeller(
  seller: ReturnType<typeof useSeller>,
  form: ContractForm<ConsignValues>,
  fill: (values: Partial<ConsignValues>) => void,
): void {
  const prefill = useRef(fill);
  prefill.current = (known) => {
    const typed = form.getValues();
    fill(Object.fromEntries(Object.entries(known).filter(([field]) => !typed[field as keyof ConsignValues])));
  };
  useEffect(() => {
    if (!seller) return;
    const { contactName, contactEmail, contactPhone } = seller;
    prefill.current({ contactName, contactEmail, contactPhone });
  }, [seller]);
}

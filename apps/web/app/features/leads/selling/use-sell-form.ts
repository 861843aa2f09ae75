import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { SELL_PHOTOS_MAX, sendSellForm } from '@rigsouq/contract/leads/selling';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { CallError, messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import type { UploadProgress } from '../../../lib/api/send-form.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import { useSeller } from '../../../shared/companies/use-seller.ts';
import { arrangePhotos } from '../../../ui/photos/photos.ts';
import { usePhotos } from '../../../ui/photos/use-photos.ts';
import { bodyOf, checkSale, emptySale, type SaleValues } from './sell-values.ts';

export type ReceivedSale = Pick<AnswerOf<typeof sendSellForm>, 'next' | 'listingId'> & { email: string };
export type SellFormState = ReturnType<typeof useSellForm>;

export function useSellForm(onReceived: (received: ReceivedSale) => void) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const [sent, setSent] = useState<UploadProgress>();
  const [note, setNote] = useState<string>();
  const photos = usePhotos({ max: SELL_PHOTOS_MAX, tooMany: t('Maximum 20 photos allowed') });
  const form = useContractForm<SaleValues>(checkSale, emptySale);

  const seller = useSeller();
  const current = useRef(form);
  current.current = form;
  useEffect(() => {
    if (!seller) return;
    // Values that the user has typed meanwhile stay.
    for (const field of ['contactName', 'contactEmail', 'contactPhone'] as const)
      if (!current.current.getValues()[field]) current.current.setFieldValue(field, seller[field]);
  }, [seller]);

  async function submit(values: SaleValues) {
    setNote(undefined);
    try {
      const files = { photos: arrangePhotos(photos.list).images };
      const answer = await call(sendSellForm, { body: bodyOf(values, language), files }, { onProgress: setSent });
      const { next, listingId } = answer;
      onReceived({ next, listingId, email: values.contactEmail.trim() });
      await toast({ message: t(sendSellForm.message), tone: 'good' });
    } catch (error) {
      const message = messageOf(i18n, error, t('Failed to submit your equipment'));
      setNote(message);
      form.showFieldErrors(error);
      if (error instanceof CallError && error.errors.some(({ path }) => path === 'photos')) photos.setError(message);
    } finally {
      setSent(undefined);
    }
  }

  function showInvalid(errors: Parameters<typeof form.focusFirstError>[0]) {
    void toast({ message: t('Please fix the form errors before submitting'), tone: 'bad' });
    form.focusFirstError(errors);
  }

  return { form, photos, sent, note, seller, submit: form.onSubmit(submit, showInvalid) };
}

import { Button } from '@mantine/core';
import { createOrderPdfLink } from '@rigsouq/contract/orders/calls';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import type { Language } from '../../lib/i18n/language.ts';
import acts from '../../shared/deals/deal-actions.module.css';
import { FailureNote } from '../../ui/states/failure-note.tsx';

/** Offers the PDF in both languages, because each company may read another one. The link is requested on a click, because it works for minutes. */
export function OrderPdfs({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const download = useMutation({
    mutationFn: (language: Language) => call(createOrderPdfLink, { params: { id }, body: { language } }),
    // The browser downloads the file, so the page stays open.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const pdfs = [
    { language: 'en', label: t('PDF in English') },
    { language: 'ar', label: t('PDF in Arabic') },
  ] as const;
  return (
    <>
      <div className={acts.acts}>
        {pdfs.map(({ language, label }) => (
          <Button
            key={language}
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            onClick={() => download.mutate(language)}
            disabled={download.isPending}
          >
            {label}
          </Button>
        ))}
      </div>
      {download.isError && (
        <FailureNote>{messageOf(i18n, download.error, t('Failed to download the order'))}</FailureNote>
      )}
    </>
  );
}

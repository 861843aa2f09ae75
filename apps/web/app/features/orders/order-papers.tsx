import { Button } from '@mantine/core';
import { orderPaper } from '@rigsouq/contract/orders';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/call-error.ts';
import type { Language } from '../../lib/language.ts';
import acts from '../../shell/deal/deal-acts.module.css';
import { FailureNote } from '../../shell/failure-note.tsx';

/** In both languages: the other side may read the other one. The address is asked for when it is wanted, because it works for minutes. */
export function OrderPapers({ id }: { id: string }) {
  const { t, i18n } = useTranslation();
  const opening = useMutation({
    mutationFn: (language: Language) => call(orderPaper, { params: { id }, body: { language } }),
    // It leaves as a download, so the page stays.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const papers = [
    { language: 'en', label: t('PDF in English') },
    { language: 'ar', label: t('PDF in Arabic') },
  ] as const;
  return (
    <>
      <div className={acts.acts}>
        {papers.map(({ language, label }) => (
          <Button
            key={language}
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden="true" />}
            onClick={() => opening.mutate(language)}
            disabled={opening.isPending}
          >
            {label}
          </Button>
        ))}
      </div>
      {opening.isError && (
        <FailureNote>{messageOf(i18n, opening.error, t('Failed to download the order'))}</FailureNote>
      )}
    </>
  );
}

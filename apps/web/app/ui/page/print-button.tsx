import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Opens the browser's print dialog. A page that compares has the attribute data-wide-print, and is printed on wide pages (print.css). */
export function PrintButton() {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconPrinter size={18} aria-hidden="true" />}
      onClick={() => window.print()}
    >
      {t('Print')}
    </Button>
  );
}

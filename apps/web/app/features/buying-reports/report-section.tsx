import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadCsv } from '../../lib/format/csv.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { SettingsSection } from '../../ui/forms/settings-section.tsx';
import { csvRows, type ReportTable } from './report-tables.ts';

type ReportSectionProps = { id: string; title: string; lead: string; table: ReportTable; children: ReactNode };

/** Shows one question about the orders: a chart, its table, and the download of the table for a spreadsheet. */
export function ReportSection({ id, title, lead, table, children }: ReportSectionProps) {
  const { t } = useTranslation();
  return (
    <SettingsSection
      id={id}
      title={title}
      lead={lead}
      action={
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          aria-label={`${t('Download CSV')}: ${title}`}
          onClick={() => downloadCsv(`${table.name}.csv`, csvRows(table))}
        >
          {t('Download CSV')}
        </Button>
      }
    >
      {children}
      <ChartTable title={title} table={table} />
    </SettingsSection>
  );
}

import { Button } from '@mantine/core';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { myRequestedInspections } from '@rigsouq/contract/enquiries/inspections';
import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { inspectionsPage } from '../../../shared/dashboard/list-queries.ts';
import { DealList } from '../../../shared/deals/deal-list.tsx';
import type { DealRow } from '../../../shared/deals/deal-row.tsx';
import type { ViewRole } from '../../../shell/session-rules.ts';

type Inspection = AnswerOf<typeof myRequestedInspections>['inspections'][number];

export function InspectionList({ view, label }: { view: ViewRole; label: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const buying = view === 'buyer';

  function rowOf({ _id, equipmentId, other, status, createdAt, meetsAt, can }: Inspection): DealRow {
    return {
      to: `/inspections/${_id}`,
      equipment: equipmentId,
      other,
      status,
      createdAt,
      figure: formatPlaceTime(meetsAt, language, equipmentId.country),
      next: can.confirm ? t('Confirm') : can.complete ? t('Write the report') : t('Open'),
      waits: can.confirm === true || can.complete === true,
    };
  }

  return (
    <DealList
      label={label}
      query={(page) => inspectionsPage(view, page)}
      rowOf={rowOf}
      figure={t('Time')}
      empty={t('No inspections found.')}
      failed={t('Failed to fetch inspections')}
      hint={
        buying ? (
          <>
            <p>{t('Request an inspection on a machine’s page. The supplier’s reply will appear here.')}</p>
            <Button component={LocalLink} to="/marketplace" color="amber" size="md">
              {t('Search the marketplace')}
            </Button>
          </>
        ) : (
          <p>{t('Inspection requests from buyers appear here and in your notifications.')}</p>
        )
      }
    />
  );
}

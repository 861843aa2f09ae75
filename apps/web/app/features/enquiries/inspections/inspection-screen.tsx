import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/i18n/i18n.ts';
import { DealContact } from '../../../shared/deals/deal-contact.tsx';
import { DealHead } from '../../../shared/deals/deal-head.tsx';
import { DealHistory } from '../../../shared/deals/deal-history.tsx';
import { DealPage } from '../../../shared/deals/deal-page.tsx';
import { InspectionActions } from './inspection-actions.tsx';
import { InspectionFacts } from './inspection-facts.tsx';
import { inspectionQuery } from './inspection-query.ts';
import { ReportForm } from './report-form.tsx';
import { ReportView } from './report-view.tsx';

const historyTexts = {
  request: text('Inspection requested'),
  propose: text('New time proposed'),
  confirm: text('Time confirmed'),
  reject: text('Inspection rejected'),
  cancel: text('Inspection cancelled'),
  complete: text('Report submitted'),
} as const;

/** Shows an inspection to the buyer who requested it and to the supplier who shows the machine. */
export function InspectionScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <DealPage
      kind={t('Inspection')}
      query={inspectionQuery(id)}
      missing={t('Inspection not found')}
      failed={t('Failed to fetch the inspection')}
      back="tab=inquiries&list=inspections"
      main={(inspection) => (
        <>
          <DealHead kind={t('Inspection')} equipment={inspection.equipmentId} {...inspection} />
          <InspectionFacts inspection={inspection} />
          <InspectionActions inspection={inspection} />
          <DealContact {...inspection} agreed={inspection.status === 'Confirmed'} />
          {inspection.can.complete && <ReportForm id={id} />}
          {inspection.report && <ReportView inspection={inspection} report={inspection.report} />}
        </>
      )}
      aside={({ history, side, other, country }) => (
        <DealHistory steps={history} side={side} other={other} words={historyTexts} country={country} />
      )}
    />
  );
}

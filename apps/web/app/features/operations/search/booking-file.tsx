import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../../lib/api/call-error.ts';
import { DealFacts, DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { bookingActionTexts } from '../../../shared/rentals/booking-action-texts.ts';
import { BookingFacts } from '../../../shared/rentals/booking-facts.tsx';
import { LoadingRows } from '../../../ui/states/loading.tsx';
import { QueryFailure } from '../../../ui/states/query-failure.tsx';
import { EmptyState } from '../states.tsx';
import { CompanyLink, DealSteps } from './deal-steps.tsx';
import { RecordHeader } from './record-header.tsx';
import { bookingFileQuery } from './search-queries.ts';

/** Shows a booking to an operator, who can read it and change nothing. */
export function BookingFile({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(bookingFileQuery(id));
  return (
    <>
      {data && (
        <RecordHeader
          title={data.equipment.title}
          state={data.status}
          links={[{ to: `/equipment/${data.equipment._id}`, label: t('See the listing') }]}
        />
      )}
      <BookingEvidence id={id} />
    </>
  );
}

export function BookingEvidence({ id }: { id: string }) {
  const { t } = useTranslation();
  const file = useQuery(bookingFileQuery(id));
  if (isNotFound(file.error)) return <EmptyState>{t('Booking not found')}</EmptyState>;
  if (file.isError) return <QueryFailure query={file} fallback={t('Failed to fetch the booking')} />;
  if (!file.data) return <LoadingRows />;
  const { equipment, companies, history } = file.data;
  // The note of an automatic step is a code, and the name of the step says the same.
  const steps = history.map((step) => (step.by === 'clock' ? { ...step, note: null } : step));
  return (
    <>
      <DealPanel title={t('Parties')}>
        <DealFacts
          facts={[
            { label: t('Buyer'), value: <CompanyLink company={companies.buyer} /> },
            { label: t('Supplier'), value: <CompanyLink company={companies.supplier} /> },
          ]}
        />
      </DealPanel>
      <BookingFacts booking={file.data} />
      <DealSteps steps={steps} companies={companies} texts={bookingActionTexts} country={equipment.country} />
    </>
  );
}

import { deskBookingStates, listDeskBookings } from '@rigsouq/contract/operations/desk-search';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { formatDayRange } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { Age } from '../list/desk-file.tsx';
import { DeskList, DeskPage } from '../list/desk-page.tsx';
import { FileHead } from '../list/file-head.tsx';
import { pagesQuery } from '../list/pages-query.ts';
import { BookingEvidence } from './booking-file.tsx';
import classes from './search.module.css';
import { useDealColumns } from './use-deal-columns.tsx';

type State = (typeof deskBookingStates)[number];
const texts: Record<State, string> = {
  overdue: text('Overdue'),
  Requested: text('Requested'),
  Confirmed: text('Confirmed'),
  Rejected: text('Rejected'),
  Cancelled: text('Cancelled'),
  Active: text('Active'),
  Completed: text('Completed'),
};

const bookingsQuery = (state: State) =>
  pagesQuery(['bookings', state], (after) => call(listDeskBookings, { query: { state, ...after } }));

/** Lists the bookings of all companies, machines that are not back first. */
export function BookingsScreen() {
  const { t } = useTranslation();
  return (
    <DeskPage title={t('Bookings')} path="/admin/bookings" states={deskBookingStates} texts={texts}>
      {(state) => <Bookings key={state} state={state} />}
    </DeskPage>
  );
}

function Bookings({ state }: { state: State }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dealColumns = useDealColumns();
  const found = useInfiniteQuery(bookingsQuery(state));
  return (
    <DeskList
      query={found}
      rows={found.data?.pages.flatMap(({ bookings }) => bookings)}
      failed={t('Failed to fetch the bookings')}
      empty={state === 'overdue' ? t('Every machine is back in time.') : t('No bookings.')}
      label={t('Bookings')}
      nameLabel={t('Machine')}
      nameOf={({ title }) => title}
      columns={[
        ...dealColumns,
        {
          label: t('Dates'),
          cell: ({ startDate, endDate, overdue }) => (
            <span className={overdue ? classes.late : undefined}>{formatDayRange(startDate, endDate, language)}</span>
          ),
        },
        { label: t('Requested on'), cell: ({ createdAt }) => <Age since={createdAt} /> },
      ]}
      panel={({ _id, title, status }) => (
        <>
          <FileHead title={title} page={`/admin/bookings/${_id}`}>
            <StatusBadge status={status} />
          </FileHead>
          <BookingEvidence id={_id} />
        </>
      )}
    />
  );
}

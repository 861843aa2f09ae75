import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { BOOKING_DAYS_MAX } from '@rigsouq/contract/rentals/calls';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import type { RentalPeriod } from '@rigsouq/kernel/rental-price';
import { useTranslation } from 'react-i18next';
import { monthOf } from '../../../lib/format/days.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { formatDayCount, periodTexts } from '../../../lib/format/rental-texts.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { AvailabilityCalendar } from '../../../shared/rentals/calendar/availability-calendar.tsx';
import fields from '../../../ui/forms/form-fields.module.css';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './book-view.module.css';
import type { BookState } from './use-book.ts';

/** Asks for the first and the last day: typed, or chosen in the calendar, which shows the taken days. */
export function DaysField({ state }: { state: BookState }) {
  const { t } = useTranslation();
  const { periods, sum, values, change, calendar, problem } = state;
  const today = calendar.today ?? dayOf(new Date(), state.listing.country);
  const date = {
    type: 'date',
    size: 'md',
    required: true,
    dir: 'ltr',
    max: daysLater(today, 2 * BOOKING_DAYS_MAX),
  } as const;

  function setStart(startDate: string) {
    change({ startDate });
    if (startDate >= today) calendar.setMonth(monthOf(startDate));
  }

  function setEnd(endDate: string) {
    change({ endDate });
    const visibleDay = values.startDate || endDate;
    if (visibleDay >= today) calendar.setMonth(monthOf(visibleDay));
  }

  return (
    <section aria-labelledby="days" className={classes.section}>
      <h2 id="days" className={classes.heading}>
        {t('Rental details')}
      </h2>
      <div className={fields.grid}>
        <NativeSelect
          label={t('Rental period')}
          name="rentalPeriod"
          size="md"
          className={fields.whole ?? ''}
          value={sum?.period ?? periods[0] ?? ''}
          onChange={({ currentTarget }) => change({ rentalPeriod: currentTarget.value as RentalPeriod })}
          data={periods.map((period) => ({ value: period, label: t(periodTexts[period]) }))}
        />
        <TextInput
          label={t('Start date')}
          name="startDate"
          {...date}
          min={today}
          value={values.startDate}
          onChange={({ currentTarget }) => setStart(currentTarget.value)}
        />
        <TextInput
          label={t('End date')}
          name="endDate"
          {...date}
          min={values.startDate || today}
          value={values.endDate}
          onChange={({ currentTarget }) => setEnd(currentTarget.value)}
        />
      </div>
      {problem && <FailureNote>{problem}</FailureNote>}
      <div className={classes.calendar}>
        <AvailabilityCalendar
          calendar={calendar}
          country={state.listing.country}
          days={state.days}
          onDays={({ start, end }) => change({ startDate: start, endDate: end })}
        />
        <ChosenDays state={state} />
      </div>
    </section>
  );
}

/** Says what has been chosen so far, also to screen readers. */
function ChosenDays({ state: { days, sum } }: { state: BookState }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const from = days.start && formatDay(days.start, language);
  const until = days.end && formatDay(days.end, language);
  return (
    <p role="status" className={classes.said}>
      {!from
        ? t('Choose the start date.')
        : !sum
          ? t('From {{from}}. Choose the end date.', { from })
          : t('From {{from}} to {{until}}: {{days}}', { from, until, days: formatDayCount(t, sum.days) })}
    </p>
  );
}

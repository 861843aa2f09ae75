import { Button } from '@mantine/core';
import { BOOKING_DAYS_MAX } from '@rigsouq/contract/rentals/calls';
import { daysLater } from '@rigsouq/kernel/periods';
import { zoneOf } from '@rigsouq/kernel/zones';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './availability-calendar.module.css';
import type { Range } from './free-days.ts';
import { RangeCalendar } from './range-calendar.tsx';
import type { Calendar } from './use-calendar.ts';

type AvailabilityCalendarProps = {
  calendar: Calendar;
  /** The country of the machine, whose days these are. */
  country: Parameters<typeof zoneOf>[0];
  days: Range;
  onDays: (days: Range) => void;
};

/** Shows on which days a machine is free, and lets the user choose some of them. */
export function AvailabilityCalendar({ calendar, country, days, onDays }: AvailabilityCalendarProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const { month, setMonth, today, taken, waiting, failed, refresh } = calendar;
  return (
    <section aria-label={t('Availability calendar')} aria-busy={waiting} className={classes.calendar}>
      {failed && (
        <FailureNote
          action={
            <Button variant="default" size="xs" onClick={() => void refresh()}>
              {t('Try again')}
            </Button>
          }
        >
          {messageOf(i18n, failed, t('Failed to load the calendar'))}
        </FailureNote>
      )}
      {today && (
        <RangeCalendar
          today={today}
          last={daysLater(today, BOOKING_DAYS_MAX)}
          month={month}
          onMonth={setMonth}
          taken={taken}
          range={days}
          onRange={onDays}
        />
      )}
      <p className={classes.key}>
        <span className={classes.hatched} aria-hidden="true" />
        {t('Unavailable')}
        <span className={classes.aside}>{t('Dates are in {{zone}}.', { zone: zoneOf(country).name[language] })}</span>
      </p>
    </section>
  );
}

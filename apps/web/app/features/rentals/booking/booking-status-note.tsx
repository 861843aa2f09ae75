// Says in one sentence what happens next with a booking and until when, or why it ended.
import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inHours } from '../../../lib/format/ago.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { type Language, useLanguage } from '../../../lib/i18n/language.ts';
import type { Booking } from './booking-query.ts';
import classes from './booking-status-note.module.css';

export function BookingStatusNote({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useServerClock(booking.now);
  const late = booking.overdue && !booking.returnedAt;
  const message = late ? overdueText(t, language, booking) : statusText(t, language, booking, now);
  if (!message) return null;
  const Sign = late ? IconAlertTriangle : IconInfoCircle;
  return (
    <p role="status" className={classes.note} data-late={late || undefined}>
      <Sign size={20} aria-hidden="true" className={classes.sign} />
      <span>{message}</span>
    </p>
  );
}

function overdueText(t: TFunction, language: Language, { endDate, side, offHiredAt }: Booking): string {
  const day = formatDay(endDate, language);
  if (offHiredAt) return t('Overdue: the machine is off hire but not returned yet. It was due on {{day}}.', { day });
  return side === 'buyer'
    ? t('Overdue: the machine was due back on {{day}}. Extra days are charged at the agreed rate.', { day })
    : t('Overdue: the machine was due back on {{day}}. It stays unavailable until you mark it as returned.', { day });
}

function statusText(t: TFunction, language: Language, booking: Booking, now: number): string | undefined {
  const { status, side, reason, lapsesAt, startDate, endDate, offHiredAt } = booking;
  const isSupplier = side === 'supplier';
  if (status === 'Requested') {
    const when = {
      when: formatPlaceTime(lapsesAt, language, booking.equipment.country),
      left: inHours(lapsesAt, language, now),
    };
    return isSupplier
      ? t('Respond by {{when}} ({{left}}). After that the request expires and the dates become available again.', when)
      : t('The supplier must respond by {{when}} ({{left}}). Your dates are held until then.', when);
  }
  if (status === 'Confirmed') {
    const day = formatDay(startDate, language);
    return isSupplier
      ? t('The rental starts on {{day}}. Arrange delivery and payment directly with the buyer.', { day })
      : t('The rental starts on {{day}}. Arrange delivery and payment directly with the supplier.', { day });
  }
  if (status === 'Active' && offHiredAt)
    return isSupplier
      ? t('The buyer no longer needs the machine. Mark it as returned when you have it back.')
      : t(
          'The machine is off hire, so charges have stopped. The rental is complete when the supplier confirms the return.',
        );
  if (status === 'Active') return t('The machine is due back on {{day}}.', { day: formatDay(endDate, language) });
  if (reason === 'lapsed')
    return t('The request was not answered within 48 hours and has expired. The dates are available again.');
  return reason ? t('Reason: {{reason}}', { reason: `\u2068${reason}\u2069` }) : undefined;
}

/** Continues the time of the server, minute by minute, independently of the clock of this device. */
function useServerClock(serverNow: string): number {
  const [now, setNow] = useState(() => Date.parse(serverNow));
  useEffect(() => {
    const offset = Date.parse(serverNow) - Date.now();
    setNow(Date.now() + offset);
    const timer = setInterval(() => setNow(Date.now() + offset), 60_000);
    return () => clearInterval(timer);
  }, [serverNow]);
  return now;
}

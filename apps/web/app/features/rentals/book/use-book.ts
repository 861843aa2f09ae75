import { readEquipment } from '@rigsouq/contract/catalogue/calls';
import { bookEquipment } from '@rigsouq/contract/rentals/calls';
import { dayOf } from '@rigsouq/kernel/periods';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../../../lib/api/api.ts';
import { CallError, messageOf } from '../../../lib/api/call-error.ts';
import { useIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { isSignedIn, readSession } from '../../../lib/api/session.ts';
import { formatPrice } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { useLanguage, useLocalPath } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import { useCalendar } from '../../../shared/rentals/calendar/use-calendar.ts';
import { useSendToLogin } from '../../../shell/use-require-session.ts';
import { type BookValues, bodyOf, emptyBooking, isComplete, readDraft, removeDraft, saveDraft } from './book-values.ts';
import { findProblem, withSearchedDays } from './chosen-days.ts';
import type { BookPage, Equipment } from './load-book.ts';
import { computeRentalSums, unitsOf } from './rental-sum.ts';

export type BookState = ReturnType<typeof useBook>;

export function useBook({ listing: first, taken: known }: BookPage) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const sendToLogin = useSendToLogin();
  const keyOf = useIdempotencyKey();

  const [listing, setListing] = useState(first);
  const [values, setValues] = useState(emptyBooking);
  const [query] = useSearchParams();
  // The server renders the page without what was typed and without the searched days, so both are added in the browser, once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useEffect(() => setValues(withSearchedDays(readDraft(listing._id), query)), []);

  const days = { start: values.startDate, end: values.endDate };
  const calendar = useCalendar(listing._id, days, known);
  const failure = useBookFailure(listing, setListing, calendar.refresh);

  const sums = computeRentalSums(listing, days);
  const sum = sums.find(({ period }) => period === values.rentalPeriod) ?? sums[0];
  const periods = sums.length > 0 ? sums.map(({ period }) => period) : unitsOf(listing);
  const total = failure.correctedTotal ?? sum?.total;
  const [busy, setBusy] = useState(false);
  const today = calendar.today ?? dayOf(new Date(), listing.country);
  const problem = findProblem(days, today, failure.unanswered ? [] : calendar.taken);

  function change(changes: Partial<BookValues>) {
    const changed = { ...values, ...changes };
    setValues(changed);
    saveDraft(listing._id, changed);
    failure.clear();
  }

  async function submit() {
    if (!isSignedIn(readSession())) return sendToLogin(text('Please log in to book equipment'));
    if (!sum || total === undefined) return;
    setBusy(true);
    failure.setNote(undefined);
    try {
      const body = bodyOf(listing._id, values, { rentalPeriod: sum.period, totalCost: total });
      const { _id } = await call(bookEquipment, { body }, { idempotencyKey: keyOf(body) });
      removeDraft(listing._id);
      void toast({ message: t(bookEquipment.message), tone: 'good' });
      await navigate(localPath(`/bookings/${_id}`));
    } catch (error) {
      await failure.show(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    listing,
    periods,
    values,
    days,
    change,
    calendar,
    sum,
    total,
    note: failure.note,
    busy,
    problem: problem && t(problem),
    complete: isComplete(values) && !problem,
    submit,
  };
}

/** Holds why the last booking failed, and what follows from it until the user changes a value. */
function useBookFailure(
  listing: Equipment,
  setListing: (listing: Equipment) => void,
  refreshCalendar: () => Promise<void>,
) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const [note, setNote] = useState<string>();
  /** The total that the server computed, if it differs from the total on the screen. */
  const [correctedTotal, setCorrectedTotal] = useState<number>();
  /** True if no answer came. The booking may then exist already, and its days are taken by the booking itself. */
  const [unanswered, setUnanswered] = useState(false);

  function clear() {
    setCorrectedTotal(undefined);
    setNote(undefined);
    setUnanswered(false);
  }

  async function show(error: unknown) {
    const { status, code, facts } = error instanceof CallError ? error : new CallError(0);
    setUnanswered(status === 0 || status >= 500);
    setNote(messageOf(i18n, error, t('Failed to create booking')));
    if (code === 'machine.promised') {
      await refreshCalendar();
      setNote(t('Some of these dates were just booked. Check the calendar and choose other dates.'));
    }
    if (code === 'booking.cost') {
      const newTotal = Number(facts.totalCost);
      setCorrectedTotal(newTotal);
      setNote(
        t('The price has changed. The new total is {{total}}. Confirm again to book at this price.', {
          total: formatPrice(newTotal, listing.currency, language),
        }),
      );
      setListing(await call(readEquipment, { params: { id: listing._id } }));
    }
  }

  return { note, setNote, correctedTotal, unanswered, clear, show };
}

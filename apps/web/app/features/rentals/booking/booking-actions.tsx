import {
  cancelBooking,
  confirmBooking,
  offHireBooking,
  rejectBooking,
  returnBooking,
} from '@rigsouq/contract/rentals/calls';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { messagePath } from '../../../shared/deals/deal.ts';
import { type DealAction, DealActions } from '../../../shared/deals/deal-actions.tsx';
import type { Booking } from './booking-query.ts';

const calls = {
  confirm: confirmBooking,
  reject: rejectBooking,
  cancel: cancelBooking,
  offHire: offHireBooking,
  return: returnBooking,
} as const;

export function BookingActions({ booking }: { booking: Booking }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { _id, equipment, other, side, can, currency, totalCost, offHireCost } = booking;
  const send = (action: keyof typeof calls) => (note: string) =>
    call(calls[action], { params: { id: _id }, body: { note } });
  const toOther = side === 'buyer' ? t('Note to the supplier (optional)') : t('Note to the buyer (optional)');
  const price = (amount: number) => formatPrice(amount, currency, language);

  const actions: DealAction[] = [
    {
      key: 'confirm',
      label: t('Confirm'),
      title: t('Confirm this booking?'),
      effect: t('The machine will be booked for these dates at {{price}}.', { price: price(totalCost) }),
      note: toOther,
      confirm: t('Confirm'),
      tone: 'main',
      done: t(confirmBooking.message),
      failed: t('Failed to update the booking'),
      send: send('confirm'),
    },
    {
      key: 'return',
      label: t('Mark as returned'),
      title: t('Mark the machine as returned?'),
      effect: t('This completes the rental and makes the machine available again. It cannot be undone.'),
      note: toOther,
      confirm: t('Mark as returned'),
      tone: 'main',
      done: t(returnBooking.message),
      failed: t('Failed to update the booking'),
      send: send('return'),
    },
    {
      key: 'offHire',
      label: t('Off-hire'),
      title: t('Off-hire this machine today?'),
      effect: t(
        'The rental will cost {{price}} for the days up to today. The supplier will collect the machine. This cannot be undone.',
        {
          price: price(offHireCost ?? totalCost),
        },
      ),
      note: toOther,
      confirm: t('Off-hire'),
      tone: 'main',
      done: t(offHireBooking.message),
      failed: t('Failed to update the booking'),
      send: send('offHire'),
    },
    {
      key: 'reject',
      label: t('Reject'),
      title: t('Reject this booking?'),
      effect: t('The dates become available again. The buyer will see your reason.'),
      note: t('Reason (optional)'),
      confirm: t('Reject'),
      tone: 'danger',
      done: t(rejectBooking.message),
      failed: t('Failed to update the booking'),
      send: send('reject'),
    },
    {
      key: 'cancel',
      label: t('Cancel booking'),
      title: t('Cancel this booking?'),
      effect: t('The dates become available again. This cannot be undone.'),
      note: t('Reason (optional)'),
      confirm: t('Cancel booking'),
      tone: 'danger',
      done: t(cancelBooking.message),
      failed: t('Failed to update the booking'),
      send: send('cancel'),
    },
  ];
  // A supplier rejects a request; to cancel it would be the same.
  const shown = { ...can, cancel: can.cancel && !can.reject };
  return <DealActions can={shown} acts={actions} refresh="bookings" messages={messagePath(equipment, other)} />;
}

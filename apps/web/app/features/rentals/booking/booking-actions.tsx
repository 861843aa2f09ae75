import {
  cancelBooking,
  confirmBooking,
  offHireBooking,
  rejectBooking,
  returnBooking,
} from '@rigsouq/contract/bookings';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { formatPrice } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { messagePath } from '../../../shell/deal/deal.ts';
import { type DealAction, DealActions } from '../../../shell/deal/deal-actions.tsx';
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
      effect: t('The machine is promised for these days at {{price}}.', { price: price(totalCost) }),
      note: toOther,
      confirm: t('Confirm'),
      tone: 'main',
      done: t('Booking confirmed'),
      failed: t('Failed to change the booking'),
      send: send('confirm'),
    },
    {
      key: 'return',
      label: t('Machine is back'),
      title: t('Is the machine back?'),
      effect: t('The rental is completed, and the machine is free from now on. This cannot be undone.'),
      note: toOther,
      confirm: t('It is back'),
      tone: 'main',
      done: t('Rental completed'),
      failed: t('Failed to change the booking'),
      send: send('return'),
    },
    {
      key: 'offHire',
      label: t('Call off hire'),
      title: t('Call the machine off hire today?'),
      effect: t(
        'The rental then costs {{price}}: the days up to today. The supplier collects the machine. This cannot be undone.',
        {
          price: price(offHireCost ?? totalCost),
        },
      ),
      note: toOther,
      confirm: t('Call off hire'),
      tone: 'main',
      done: t('The machine is off hire'),
      failed: t('Failed to change the booking'),
      send: send('offHire'),
    },
    {
      key: 'reject',
      label: t('Reject'),
      title: t('Reject this booking?'),
      effect: t('The days are free again. The buyer sees your reason.'),
      note: t('Reason (optional)'),
      confirm: t('Reject'),
      tone: 'danger',
      done: t('Booking rejected'),
      failed: t('Failed to change the booking'),
      send: send('reject'),
    },
    {
      key: 'cancel',
      label: t('Cancel booking'),
      title: t('Cancel this booking?'),
      effect: t('The days are free again, for everybody. This cannot be undone.'),
      note: t('Reason (optional)'),
      confirm: t('Cancel booking'),
      tone: 'danger',
      done: t('Booking cancelled'),
      failed: t('Failed to change the booking'),
      send: send('cancel'),
    },
  ];
  return <DealActions can={can} acts={actions} refresh="bookings" messages={messagePath(equipment, other)} />;
}

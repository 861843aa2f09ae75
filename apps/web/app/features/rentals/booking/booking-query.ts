import { readBooking } from '@rigsouq/contract/bookings';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { call } from '../../../lib/api.ts';
import type { ScreenQuery } from '../../../shell/deal/deal.ts';

export type Booking = AnswerOf<typeof readBooking>;

export const bookingQuery = (id: string): ScreenQuery<Booking> => ({
  queryKey: ['bookings', 'one', id],
  queryFn: () => call(readBooking, { params: { id } }),
});

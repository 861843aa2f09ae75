import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { readBooking } from '@rigsouq/contract/rentals/calls';
import { call } from '../../../lib/api/api.ts';
import type { ScreenQuery } from '../../../shared/deals/deal.ts';

export type Booking = AnswerOf<typeof readBooking>;

export const bookingQuery = (id: string): ScreenQuery<Booking> => ({
  queryKey: ['bookings', 'one', id],
  queryFn: () => call(readBooking, { params: { id } }),
});

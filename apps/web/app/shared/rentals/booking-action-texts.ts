import { text } from '../../lib/i18n/i18n.ts';

/** What was done with a booking. */
export const bookingActionTexts = {
  request: text('Booking requested'),
  confirm: text('Booking confirmed'),
  reject: text('Booking rejected'),
  cancel: text('Booking cancelled'),
  lapse: text('Request expired'),
  begin: text('Rental started'),
  overdue: text('Overdue'),
  offHire: text('Off hire'),
  return: text('Machine returned'),
  photosOut: text('Before photos added'),
  photosIn: text('After photos added'),
} as const;

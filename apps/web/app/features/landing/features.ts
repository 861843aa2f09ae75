import {
  IconCalendarCheck,
  IconGavel,
  IconLanguage,
  IconListCheck,
  IconScale,
  IconShieldCheck,
} from '@tabler/icons-react';
import { text } from '../../lib/i18n/i18n.ts';

export const features = [
  {
    icon: IconShieldCheck,
    title: text('Verified suppliers'),
    line: text('We check companies before they get the Verified badge. One filter shows only verified suppliers.'),
  },
  {
    icon: IconCalendarCheck,
    title: text('One calendar per machine'),
    line: text('A machine cannot be booked twice for the same dates, so what you book is there on the day.'),
  },
  {
    icon: IconGavel,
    title: text('Fair timed auctions'),
    line: text('Hidden reserve, automatic bids up to your maximum, and extra time after late bids.'),
  },
  {
    icon: IconListCheck,
    title: text('Requests for quotation'),
    line: text('Send one list to many suppliers, open the sealed responses together and award the order.'),
  },
  {
    icon: IconScale,
    title: text('Compare like with like'),
    line: text('Price, year, hours, condition and location in the same place for every machine.'),
  },
  {
    icon: IconLanguage,
    title: text('Arabic and English'),
    line: text('Every page and every email in both languages, for site and office.'),
  },
] as const;

// Texts of the e-procurement pages. They claim only what the product does.
import {
  IconArrowsDown,
  IconClipboardList,
  IconFileCheck,
  IconListCheck,
  IconLock,
  IconScale,
} from '@tabler/icons-react';
import { text } from '../../lib/i18n.ts';

export const procurementFeatures = [
  {
    icon: IconClipboardList,
    title: text('Requests for quotation'),
    line: text('Machines, quantities and dates as line items, to suppliers you invite or to all of them.'),
  },
  {
    icon: IconLock,
    title: text('Sealed until the deadline'),
    line: text('Nobody sees an answer before its time, on either side. That keeps offers honest.'),
  },
  {
    icon: IconScale,
    title: text('Compared line by line'),
    line: text('Every offer in the same table, so the better one shows without a spreadsheet.'),
  },
  {
    icon: IconFileCheck,
    title: text('From award to purchase order'),
    line: text('Award the whole or line by line. The purchase order follows from it.'),
  },
  {
    icon: IconListCheck,
    title: text('Supplier lists with scorecards'),
    line: text('Keep the suppliers that you work with in lists, with how they have done.'),
  },
  {
    icon: IconArrowsDown,
    title: text('Reverse auctions'),
    line: text('Suppliers bid down against the clock and see their rank alone.'),
  },
] as const;

export const procurementStages = [
  { title: text('Write the request'), line: text('List what you need, when and where, and set the deadline.') },
  { title: text('Invite suppliers'), line: text('Choose from your lists, or leave it open to the market.') },
  { title: text('Compare the answers'), line: text('After the deadline all offers open at once, side by side.') },
  { title: text('Award and order'), line: text('The winner gets the purchase order, the others a clear answer.') },
] as const;

export const procurementNeeds = [
  text('30-day free trial'),
  text('No credit card'),
  text('Arabic and English'),
  text('The suppliers of the marketplace are there already'),
] as const;

export const demoPoints = [
  text('45-minute virtual demo'),
  text('Your own questions first: bring a request that you have to place'),
  text('Requests, comparison, award and reverse auction, live'),
  text('In Arabic or English'),
] as const;

export const trialPoints = [
  text('30-day free trial'),
  text('No credit card'),
  text('All of e-procurement, for everybody in your company'),
  text('It ends by itself: nothing to cancel'),
] as const;

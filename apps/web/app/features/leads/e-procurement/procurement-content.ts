// Texts of the e-procurement pages. They claim only what the product does.
import {
  IconArrowsDown,
  IconClipboardList,
  IconFileCheck,
  IconListCheck,
  IconLock,
  IconScale,
} from '@tabler/icons-react';
import { text } from '../../../lib/i18n/i18n.ts';

export const procurementFeatures = [
  {
    icon: IconClipboardList,
    title: text('Requests for quotation'),
    line: text(
      'List machines, quantities and dates as line items. Send them to invited suppliers or to all verified suppliers.',
    ),
  },
  {
    icon: IconLock,
    title: text('Sealed until the deadline'),
    line: text('No one sees a response before the deadline, which keeps offers competitive.'),
  },
  {
    icon: IconScale,
    title: text('Compared line by line'),
    line: text('All offers in one table, so you see the best one without a spreadsheet.'),
  },
  {
    icon: IconFileCheck,
    title: text('From award to purchase order'),
    line: text('Award the whole request or line by line. Purchase orders are created automatically.'),
  },
  {
    icon: IconListCheck,
    title: text('Supplier lists with scorecards'),
    line: text('Keep your suppliers in lists, each with a performance scorecard.'),
  },
  {
    icon: IconArrowsDown,
    title: text('Reverse auctions'),
    line: text('Suppliers lower their prices live and see only their own rank.'),
  },
] as const;

export const procurementStages = [
  { title: text('Create a request'), line: text('List what you need, when and where, and set the deadline.') },
  { title: text('Invite suppliers'), line: text('Choose from your lists, or open it to all verified suppliers.') },
  { title: text('Compare offers'), line: text('After the deadline, all offers open together, side by side.') },
  {
    title: text('Award and order'),
    line: text('The winner receives the purchase order. The other suppliers are notified.'),
  },
] as const;

export const procurementNeeds = [
  text('30-day free trial'),
  text('No credit card'),
  text('Arabic and English'),
  text('Marketplace suppliers are already on board'),
] as const;

export const demoPoints = [
  text('45-minute virtual demo'),
  text('Bring your own questions and a real request'),
  text('A live walkthrough of requests, comparison, awards and reverse auctions'),
  text('In Arabic or English'),
] as const;

export const trialPoints = [
  text('30-day free trial'),
  text('No credit card'),
  text('All e-procurement features for your whole company'),
  text('Ends automatically, nothing to cancel'),
] as const;

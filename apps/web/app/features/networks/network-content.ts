// The texts of the two network pages. They claim only what the product does.
import {
  IconAddressBook,
  IconClipboardList,
  IconEyeOff,
  IconMapPin,
  IconMessages,
  IconShieldCheck,
} from '@tabler/icons-react';
import { text } from '../../lib/i18n.ts';

export const supplierFeatures = [
  {
    icon: IconShieldCheck,
    title: text('Checked before they are Verified'),
    line: text('A person compares license and tax ID with the document before a supplier carries the badge.'),
  },
  {
    icon: IconMapPin,
    title: text('Close to your site'),
    line: text('Filter by country and by what a supplier is: dealer, rental company or manufacturer.'),
  },
  {
    icon: IconMessages,
    title: text('Straight to the supplier'),
    line: text('Write from the profile, or log in to see phone and e-mail. Nobody stands in between.'),
  },
] as const;

export const buyerFeatures = [
  {
    icon: IconClipboardList,
    title: text('Needs you can answer'),
    line: text('Category, quantity and urgency of what a buyer looks for, on one page.'),
  },
  {
    icon: IconEyeOff,
    title: text('Budgets for suppliers only'),
    line: text('Log in as a supplier to see what a buyer has planned to spend. Visitors do not.'),
  },
  {
    icon: IconAddressBook,
    title: text('A company behind every request'),
    line: text('Projects, location and the Verified Buyer badge tell you who you are dealing with.'),
  },
] as const;

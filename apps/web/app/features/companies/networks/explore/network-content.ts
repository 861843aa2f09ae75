// The texts of the two network pages. They claim only what the product does.
import {
  IconAddressBook,
  IconClipboardList,
  IconEyeOff,
  IconMapPin,
  IconMessages,
  IconShieldCheck,
} from '@tabler/icons-react';
import { text } from '../../../../lib/i18n/i18n.ts';

export const supplierFeatures = [
  {
    icon: IconShieldCheck,
    title: text('Checked before they get the badge'),
    line: text('We check licence and tax ID against the documents before a supplier gets the badge.'),
  },
  {
    icon: IconMapPin,
    title: text('Close to your site'),
    line: text('Filter by country and supplier type: dealer, rental company or manufacturer.'),
  },
  {
    icon: IconMessages,
    title: text('Direct contact with suppliers'),
    line: text('Send a message from the profile, or log in to see phone and email. No middlemen.'),
  },
] as const;

export const buyerFeatures = [
  {
    icon: IconClipboardList,
    title: text('Needs you can supply'),
    line: text('Category, quantity and urgency of what each buyer needs, on one page.'),
  },
  {
    icon: IconEyeOff,
    title: text('Budgets for suppliers only'),
    line: text('Log in as a supplier to see buyers’ budgets. Visitors cannot see them.'),
  },
  {
    icon: IconAddressBook,
    title: text('A company behind every request'),
    line: text('Projects, location and the Verified Buyer badge tell you who you are dealing with.'),
  },
] as const;

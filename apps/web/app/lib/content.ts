// Marketing texts and the documented marketing numbers. They are only in this file (R36). Operators can change the numbers (R78).
import type { MarketingNumberKey } from '@rigsouq/contract/directory/marketing-numbers';
import { text } from './i18n/i18n.ts';

export type MarketingNumber = {
  readonly key: MarketingNumberKey;
  /** The documented value. */
  readonly figure: string;
  readonly label: string;
};

export const marketStatistics = [
  { key: 'landing-equipment', figure: '10,000+', label: text('Equipment') },
  { key: 'landing-suppliers', figure: '5,000+', label: text('Suppliers') },
  { key: 'landing-countries', figure: '50+', label: text('Countries') },
  { key: 'landing-transactions', figure: '$2B+', label: text('Transactions') },
] as const satisfies readonly MarketingNumber[];

/** Its phone and email are settings of the installation (`useSupportContacts`). */
export const support = {
  address: text('Rigsouq Support, Dubai, United Arab Emirates'),
  hours: text('9 AM - 6 PM GST'),
} as const;

export const contactGuidelines = [
  text('Be professional and introduce yourself.'),
  text('Be specific about the equipment, the quantity and the dates.'),
  text('Include pricing where you can.'),
  text('Expect a response within 24-48 hours on business days.'),
] as const;

export const proTip = text('Include the machine, dates and a price in your first message. It saves both sides time.');

/** Tips next to the form where anyone can sell a machine (CA-041). */
export const sellingTips = {
  steps: [
    text('We review your submission within 24 hours.'),
    text('You get an email with a link to finish your listing.'),
    text('You complete the draft and publish it to buyers.'),
  ],
  words: [
    text('Put make, model and year in the title. That is what buyers search for.'),
    text('Price it in line with similar machines.'),
    text('Enter the hours shown on the meter.'),
    text('Mention repairs and wear. It avoids wasted inspections.'),
  ],
  photos: [
    text('Upload up to 20 photos. The first is the main one.'),
    text('Photograph all four sides in daylight, with the whole machine in the frame.'),
    text('Show the cab, the engine, the hour meter and the serial plate.'),
    text('Add close-ups of wear: tyres, tracks, bucket teeth, leaks.'),
  ],
} as const;

/** Numbers on the page where buyers search for suppliers (R75). */
export const supplierNetworkStatistics = [
  { key: 'network-suppliers', figure: '4,800+', label: text('Active suppliers') },
  { key: 'network-countries', figure: '45', label: text('Countries') },
  { key: 'network-sales', figure: '$3.2B', label: text('Annual sales') },
  { key: 'network-equipment', figure: '180K+', label: text('Equipment units') },
] as const satisfies readonly MarketingNumber[];

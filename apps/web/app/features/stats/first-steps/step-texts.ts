// The title, the reason and the link of each first step.
import type { buyerSteps, supplierSteps } from '@rigsouq/contract/stats/calls';
import { text } from '../../../lib/i18n/i18n.ts';

type Step = (typeof buyerSteps)[number] | (typeof supplierSteps)[number];

export const stepTexts: Record<Step, { title: string; why: string; to: string }> = {
  email: {
    title: text('Verify your email'),
    why: text('Needed for alerts, bids, listings and verification.'),
    to: '/settings/security',
  },
  company: {
    title: text('Complete your company profile'),
    why: text('Suppliers reply faster when they know who you are.'),
    to: '/settings/company',
  },
  search: { title: text('Save a search'), why: text('Get an email when new machines match.'), to: '/marketplace' },
  inquiry: {
    title: text('Ask about a machine'),
    why: text('Request a quote or inspection, or send a message.'),
    to: '/marketplace/buy',
  },
  need: {
    title: text('Post a need'),
    why: text('Suppliers of that equipment are notified.'),
    to: '/dashboard?role=buyer&tab=procurement',
  },
  licence: {
    title: text('Upload your trade licence'),
    why: text('We check it for your Verified badge.'),
    to: '/settings/licences',
  },
  listing: {
    title: text('List your first machine'),
    why: text('For sale, for rent or both.'),
    to: '/dashboard?role=supplier&tab=add-equipment',
  },
  verified: { title: text('Get verified'), why: text('We check your documents and email you.'), to: '/help/selling' },
  answer: {
    title: text('Answer an inquiry'),
    why: text('Fast replies win deals.'),
    to: '/dashboard?role=supplier&tab=messages',
  },
};

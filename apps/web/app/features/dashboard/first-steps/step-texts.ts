// The title, the reason and the link of each first step.
import type { buyerSteps, supplierSteps } from '@rigsouq/contract/stats';
import { text } from '../../../lib/i18n.ts';

type Step = (typeof buyerSteps)[number] | (typeof supplierSteps)[number];

export const stepTexts: Record<Step, { title: string; why: string; to: string }> = {
  email: { title: text('Prove your e-mail'), why: text('Letters and bids need it.'), to: '/profile' },
  company: {
    title: text('Say who your company is'),
    why: text('Suppliers answer sooner when they see whom they deal with.'),
    to: '/buyer-profile',
  },
  search: { title: text('Save a search'), why: text('New machines that match come to you.'), to: '/marketplace' },
  inquiry: {
    title: text('Ask about a machine'),
    why: text('A quote, an inspection or a message.'),
    to: '/marketplace/buy',
  },
  need: {
    title: text('Post a need'),
    why: text('Suppliers of that kind of machine hear of it.'),
    to: '/dashboard?role=buyer&tab=procurement',
  },
  licence: {
    title: text('Upload your trade licence'),
    why: text('Our team checks it for the Verified badge.'),
    to: '/profile',
  },
  listing: {
    title: text('List your first machine'),
    why: text('For sale, for rent or both.'),
    to: '/marketplace/sell',
  },
  verified: { title: text('Get verified'), why: text('We check your papers and write to you.'), to: '/help/selling' },
  answer: {
    title: text('Answer an enquiry'),
    why: text('Quick answers win deals.'),
    to: '/dashboard?role=supplier&tab=messages',
  },
};

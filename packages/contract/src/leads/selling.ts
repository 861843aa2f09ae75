// Calls to sell without an account: the sell form creates a draft listing with photos (R34, R35, R74).

import { z } from 'zod';
import { isModelYear, listingTexts, machineFields, photoFiles, positiveAmount } from '../catalogue/calls.ts';
import { endpoint } from '../endpoint.ts';
import { email } from '../identity/calls.ts';
import { phoneField } from '../phones.ts';
import { categories, codeOf, type Entry } from '../taxonomy.ts';
import { done, id, instant, language, oneOf } from '../wire.ts';
import { contactLimits, honeypotField, multiLine, required, singleLine } from './contact.ts';

export const SELL_PHOTOS_MAX = 20;
/** Days after which an unclaimed draft is removed. */
export const SELL_DRAFT_DAYS = 30;

/** The category names of the sell page. The database holds the codes of the taxonomy (R3). */
export const sellCategories = [
  { code: 'excavators', label: 'Excavators' },
  { code: 'loaders', label: 'Loaders' },
  { code: 'dozers', label: 'Dozers', also: ['bulldozers'] },
  { code: 'cranes', label: 'Cranes' },
  { code: 'trucks', label: 'Trucks' },
  { code: 'compactors', label: 'Compactors' },
] as const satisfies readonly Entry[];

export const sellBrands = ['Caterpillar', 'Komatsu', 'Volvo', 'JCB', 'Liebherr', 'Hitachi'] as const;

export const sellConditions = [
  { code: 'new', label: 'New' },
  { code: 'excellent', label: 'Excellent' },
  { code: 'good', label: 'Good' },
  { code: 'fair', label: 'Fair' },
  { code: 'poor', label: 'Poor' },
] as const satisfies readonly Entry[];

const { title, location, description, hours } = machineFields;
/** Matches a price with at most two decimals. */
const CENTS = /^\d+(\.\d{1,2})?$/;

export const sellForm = z.object({
  title: singleLine.pipe(title),
  category: oneOf(sellCategories, listingTexts.category).transform((code) => codeOf(categories, code) ?? code),
  brand: z.enum(sellBrands, 'Brand is required'),
  model: required(60, 'Model is required'),
  year: z.coerce
    .number(listingTexts.year)
    .int(listingTexts.year)
    .refine((year) => isModelYear(year), listingTexts.year),
  hours,
  condition: oneOf(sellConditions, listingTexts.condition),
  /** Price in US dollars. */
  price: positiveAmount(listingTexts.price).refine((price) => CENTS.test(String(price)), listingTexts.price),
  location: singleLine.pipe(location),
  description: multiLine.pipe(description),
  contactName: required(120, 'Contact name is required'),
  contactEmail: email,
  contactPhone: phoneField('Contact phone is required'),
  language: language.default('en'),
  ...honeypotField,
});

/** The sender's next step: complete the draft, add the supplier role, or register and verify the email. */
export const sellSteps = ['complete', 'role', 'account'] as const;

const sentDraft = z.object({
  _id: id,
  title: z.string(),
  location: z.string(),
  price: z.number().describe('US dollars'),
  photos: z.int(),
  createdAt: instant,
});

export const listSentDrafts = endpoint({
  method: 'GET',
  path: '/sell-drafts',
  access: 'supplier',
  summary: 'List the machines that visitors offered with the email of the user',
  answer: z.object({ drafts: z.array(sentDraft) }),
});

const oneDraft = {
  access: 'supplier',
  params: z.object({ id }),
  errors: ['draft.unknown'],
  limits: [{ by: 'account', max: 60, seconds: 60 }],
} as const;

export const acceptSentDraft = endpoint({
  ...oneDraft,
  method: 'POST',
  path: '/sell-drafts/:id/accept',
  summary: 'Accept a machine that the user offered and turn it into a draft listing',
  message: 'Machine added to your listings',
  answer: done.extend({ listingId: id }),
});

export const declineSentDraft = endpoint({
  ...oneDraft,
  method: 'DELETE',
  path: '/sell-drafts/:id',
  summary: 'Remove a machine that the user did not offer',
  message: 'Machine removed',
  answer: done,
});

export const sendSellForm = endpoint({
  method: 'POST',
  path: '/leads/sell',
  access: 'visitor',
  summary: 'Offer a machine without an account; the account that verifies the email gets it as a draft',
  message: 'Your equipment has been submitted. We review it within 24 hours.',
  upload: { photos: { ...photoFiles, max: SELL_PHOTOS_MAX, errors: { tooMany: 'sell.too_many_photos' } } },
  body: sellForm,
  answer: z.object({
    message: z.string(),
    /** A visitor always gets `account`, so that the answer does not reveal whether the email has an account. */
    next: z.enum(sellSteps),
    listingId: id.nullable(),
  }),
  errors: ['contact.flood'],
  limits: [...contactLimits],
});

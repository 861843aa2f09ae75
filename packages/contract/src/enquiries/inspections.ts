// Calls of inspections: a buyer asks to see a machine, the two sides agree on a time, and the supplier reports the result (R33). A request
// contains a day and a time of day in the country of the machine; an answer contains the instant.
import { z } from 'zod';
import { country } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { created, done, id, instant, language, MB, unlessEmpty } from '../wire.ts';
import { counterparty, dealEquipment, dealStep, page } from './quotes.ts';

export const inspectionStatuses = ['Requested', 'Confirmed', 'Rejected', 'Cancelled', 'Completed'] as const;
export const inspectionActions = ['confirm', 'reject', 'propose', 'cancel', 'complete'] as const;

/** The inspected components, in the order of the report. The page and the PDF share these texts. */
export const components = [
  { code: 'engine', en: 'Engine', ar: 'المحرك' },
  { code: 'transmission', en: 'Transmission', ar: 'ناقل الحركة' },
  { code: 'hydraulics', en: 'Hydraulics', ar: 'النظام الهيدروليكي' },
  { code: 'undercarriage', en: 'Undercarriage or tyres', ar: 'الجنزير أو الإطارات' },
  { code: 'structure', en: 'Frame, boom and attachments', ar: 'الهيكل والذراع والملحقات' },
  { code: 'cabin', en: 'Cab and controls', ar: 'الكابينة وأدوات التحكم' },
  { code: 'electrics', en: 'Electrics and lights', ar: 'الكهرباء والإنارة' },
  { code: 'brakes', en: 'Brakes and steering', ar: 'الفرامل والتوجيه' },
  { code: 'leaks', en: 'Leaks (oil, water, fuel)', ar: 'خلوّها من التسريب (زيت، ماء، وقود)' },
] as const;
export const ratings = [
  { code: 'good', en: 'Good', ar: 'جيد' },
  { code: 'fair', en: 'Fair', ar: 'مقبول' },
  { code: 'poor', en: 'Poor', ar: 'سيئ' },
  { code: 'not-checked', en: 'Not checked', ar: 'لم يُفحص' },
] as const;

export type ComponentCode = (typeof components)[number]['code'];
export type RatingCode = (typeof ratings)[number]['code'];
const codesOf = <const C extends string>(list: readonly { readonly code: C }[]) =>
  list.map(({ code }) => code) as [C, ...C[]];
const component = z.enum(codesOf(components));
const rating = z.enum(codesOf(ratings), 'Rate every component');

export const REPORT_PHOTOS_MAX = 10;
/** The maximum number of days until an inspection. */
export const INSPECTION_DAYS_MAX = 365;

const WHEN = 'Please provide a date and time for the inspection.';
const time = {
  preferredDate: z.iso.date(WHEN).describe('Day in the country of the machine, today or later'),
  preferredTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, WHEN)
    .describe('Time of day in the country of the machine, for example 14:30'),
};
const note = unlessEmpty(z.string().trim().max(2_000));

export const scheduleInspection = endpoint({
  method: 'POST',
  path: '/equipment/schedule-inspection',
  access: 'member',
  summary: 'Ask the supplier of a listing for a time to inspect the machine',
  message: 'Inspection scheduled successfully!',
  body: z.object({ equipmentId: id, ...time, notes: note }),
  answer: created,
  errors: ['listing.unknown', 'listing.state', 'deal.own', 'inspection.open', 'inspection.time'],
  limits: [{ by: 'account', max: 60, seconds: 3_600 }],
});

const inspectionItem = z
  .object({
    _id: id,
    equipmentId: dealEquipment,
    other: counterparty,
    side: z.enum(['buyer', 'supplier']),
    status: z.enum(inspectionStatuses),
    meetsAt: instant,
    proposedBy: z.enum(['buyer', 'supplier']).describe('While the status is Requested, the other side must answer'),
    createdAt: instant,
    can: z.record(z.enum(inspectionActions), z.boolean()),
  })
  .meta({ id: 'Inspection' });

type List = { path: `/auth/${string}`; summary: string; access: 'member' | 'supplier' };
const list = (call: List) =>
  endpoint({
    method: 'GET',
    ...call,
    query: page,
    answer: z.object({ inspections: z.array(inspectionItem), total: z.int(), pages: z.int() }),
  });
export const myRequestedInspections = list({
  path: '/auth/my-requested-inspections',
  access: 'member',
  summary: 'List the inspections that the account requested',
});
export const mySellingInspections = list({
  path: '/auth/my-selling-inspections',
  access: 'supplier',
  summary: 'List the inspections of the machines of the account',
});

export const readInspection = endpoint({
  method: 'GET',
  path: '/inspections/:id',
  access: 'member',
  summary: 'Read an inspection of the account, as buyer or supplier, with its report and history',
  params: z.object({ id }),
  answer: inspectionItem.extend({
    location: z.string().describe('Location of the machine'),
    country: country.nullable(),
    notes: z.string().nullable(),
    report: z
      .object({
        components: z.array(z.object({ component, rating, note: z.string().nullable() })),
        hours: z.int().nullable(),
        remark: z.string().nullable(),
        photos: z.array(z.string()).describe('The URLs are valid for a few minutes'),
        completedAt: instant,
      })
      .nullable(),
    history: z.array(dealStep(inspectionStatuses)),
  }),
  errors: ['inspection.unknown'],
});

const action = {
  method: 'POST',
  access: 'member',
  params: z.object({ id }),
  body: z.object({ note }),
  answer: done,
  errors: ['inspection.unknown', 'deal.state'],
  limits: [{ by: 'account', max: 120, seconds: 600 }],
} as const;

/** The call names the time that the user saw. It fails with 409 if the time has changed since. */
export const confirmInspection = endpoint({
  ...action,
  path: '/inspections/:id/confirm',
  summary: 'Confirm the time that the other side requested or proposed',
  message: 'Inspection confirmed',
  body: z.object({ meetsAt: instant, note }),
  errors: ['inspection.unknown', 'deal.state', 'inspection.changed'],
});
export const rejectInspection = endpoint({
  ...action,
  path: '/inspections/:id/reject',
  summary: 'Reject an inspection as the supplier',
  message: 'Inspection rejected',
});
export const proposeInspection = endpoint({
  ...action,
  path: '/inspections/:id/propose',
  summary: 'Propose another time, which the other side must answer',
  message: 'New time proposed',
  body: z.object({ ...time, note }),
  errors: ['inspection.unknown', 'deal.state', 'inspection.time'],
});
export const cancelInspection = endpoint({
  ...action,
  path: '/inspections/:id/cancel',
  summary: 'Cancel an inspection, as buyer or supplier',
  message: 'Inspection cancelled',
});

export const completeInspection = endpoint({
  method: 'POST',
  path: '/inspections/:id/complete',
  access: 'member',
  summary: 'Report the result as the supplier, from the day of the inspection on',
  message: 'Report sent',
  params: z.object({ id }),
  body: z.object({
    ratings: z.record(component, rating),
    notes: z.partialRecord(component, z.string().trim().max(500)).optional(),
    hours: unlessEmpty(
      z.coerce
        .number('Hours must be a whole number')
        .int('Hours must be a whole number')
        .min(0, 'Hours must be a whole number')
        .max(200_000, 'Hours must be a whole number'),
    ),
    remark: note,
  }),
  upload: { photos: { kinds: ['image'], max: REPORT_PHOTOS_MAX, bytes: 10 * MB } },
  answer: done,
  errors: ['inspection.unknown', 'deal.state', 'inspection.too_early'],
  limits: [{ by: 'account', max: 60, seconds: 600 }],
});

export const linkInspectionReport = endpoint({
  method: 'GET',
  path: '/inspections/:id/report-link',
  access: 'member',
  summary: 'Get a URL of the report as PDF, valid for a few minutes',
  params: z.object({ id }),
  query: z.object({ language }),
  answer: z.object({ url: z.string() }),
  errors: ['inspection.unknown', 'inspection.no_report'],
  limits: [{ by: 'account', max: 60, seconds: 600 }],
});

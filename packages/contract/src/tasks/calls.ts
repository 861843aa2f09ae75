// What waits for a company to act, over all capabilities. The page and the daily email share the texts in this file.
import { z } from 'zod';
import { currency } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../wire.ts';

/** A kind is the capability that has the record. It decides the icon. */
export type TaskKind =
  | 'quote'
  | 'inspection'
  | 'booking'
  | 'message'
  | 'inquiry'
  | 'listing'
  | 'lot'
  | 'settlement'
  | 'rfq'
  | 'reverse'
  | 'order'
  | 'licence';

type Task = {
  kind: TaskKind;
  /** The side of the deal that must act. */
  side: 'buyer' | 'supplier';
  /** What to do. `{title}` is the machine or the request. */
  en: string;
  ar: string;
  /** The button. */
  act: { en: string; ar: string };
  /** Path of the page. `:id` is the id of the subject. */
  path: string;
};

const quote = { kind: 'quote', path: '/quotes/:id' } as const;
const inspection = { kind: 'inspection', path: '/inspections/:id' } as const;
const booking = { kind: 'booking', path: '/bookings/:id' } as const;
const lot = { kind: 'lot', side: 'buyer', path: '/auction/bid/:id' } as const;
/** `{bid}` is the id of the account's last bid in the lot. */
const settlement = { kind: 'settlement', side: 'buyer', path: '/bids/{bid}' } as const;
const rfq = { kind: 'rfq', path: '/procurement/rfq/:id' } as const;
const reverse = { kind: 'reverse', path: '/procurement/auctions/:id' } as const;
/** `{number}` is the number of the order. */
const order = { kind: 'order', path: '/procurement/orders/:id' } as const;
const licence = { kind: 'licence', side: 'supplier', path: '/settings/licences' } as const;

export const tasks = {
  'quote.answer': {
    ...quote,
    side: 'supplier',
    en: 'Send a quote for {title}',
    ar: 'إرسال عرض سعر لـ{title}',
    act: { en: 'Send quote', ar: 'إرسال العرض' },
  },
  'quote.decide': {
    ...quote,
    side: 'buyer',
    en: 'Accept or reject the quote for {title}',
    ar: 'قبول عرض سعر {title} أو رفضه',
    act: { en: 'Review quote', ar: 'مراجعة العرض' },
  },
  'inspection.answer_buyer': {
    ...inspection,
    side: 'buyer',
    en: 'Confirm the new inspection time for {title}',
    ar: 'تأكيد الموعد الجديد لمعاينة {title}',
    act: { en: 'Confirm time', ar: 'تأكيد الموعد' },
  },
  'inspection.answer': {
    ...inspection,
    side: 'supplier',
    en: 'Confirm the inspection of {title}',
    ar: 'تأكيد معاينة {title}',
    act: { en: 'Confirm time', ar: 'تأكيد الموعد' },
  },
  'inspection.attend': {
    ...inspection,
    side: 'buyer',
    en: 'Inspect {title}',
    ar: 'معاينة {title}',
    act: { en: 'View inspection', ar: 'عرض المعاينة' },
  },
  'inspection.report': {
    ...inspection,
    side: 'supplier',
    en: 'Show {title} and write the inspection report',
    ar: 'عرض {title} للمعاينة وكتابة التقرير',
    act: { en: 'Write report', ar: 'كتابة التقرير' },
  },
  'booking.answer': {
    ...booking,
    side: 'supplier',
    en: 'Confirm or reject the booking of {title}',
    ar: 'تأكيد حجز {title} أو رفضه',
    act: { en: 'Answer booking', ar: 'الرد على الحجز' },
  },
  'booking.receive': {
    ...booking,
    side: 'buyer',
    en: 'Receive {title} for your rental',
    ar: 'استلام {title} لبدء الإيجار',
    act: { en: 'View booking', ar: 'عرض الحجز' },
  },
  'booking.hand_over': {
    ...booking,
    side: 'supplier',
    en: 'Hand over {title}',
    ar: 'تسليم {title} للمستأجر',
    act: { en: 'View booking', ar: 'عرض الحجز' },
  },
  'booking.give_back': {
    ...booking,
    side: 'buyer',
    en: 'Return {title}',
    ar: 'إعادة {title}',
    act: { en: 'View booking', ar: 'عرض الحجز' },
  },
  'booking.take_back': {
    ...booking,
    side: 'supplier',
    en: 'Take back {title} and confirm its return',
    ar: 'استلام {title} بعد الإيجار وتأكيد إعادتها',
    act: { en: 'Confirm return', ar: 'تأكيد الإعادة' },
  },
  'message.read_buyer': {
    kind: 'message',
    side: 'buyer',
    path: '/messages/{listing}?with={partner}',
    en: 'Read the message about {title}',
    ar: 'قراءة الرسالة بشأن {title}',
    act: { en: 'Read message', ar: 'قراءة الرسالة' },
  },
  'message.read': {
    kind: 'message',
    side: 'supplier',
    path: '/messages/{listing}?with={partner}',
    en: 'Read the message about {title}',
    ar: 'قراءة الرسالة بشأن {title}',
    act: { en: 'Read message', ar: 'قراءة الرسالة' },
  },
  /** `{person}` is the name in the form. */
  'inquiry.answer': {
    kind: 'inquiry',
    side: 'supplier',
    path: '/dashboard?role=supplier&tab=messages',
    en: 'Answer the inquiry of {person} about {title}',
    ar: 'الرد على استفسار {person} عن {title}',
    act: { en: 'Read inquiry', ar: 'قراءة الاستفسار' },
  },
  'listing.finish': {
    kind: 'listing',
    side: 'supplier',
    path: '/equipment/:id/edit',
    en: 'Complete and publish your draft {title}',
    ar: 'إكمال مسودة {title} ونشرها',
    act: { en: 'Complete draft', ar: 'إكمال المسودة' },
  },
  'lot.outbid': {
    ...lot,
    en: 'Your maximum on {title} was outbid',
    ar: 'تجاوز غيرك حدّك الأعلى على {title}',
    act: { en: 'Bid again', ar: 'المزايدة مجددًا' },
  },
  'settlement.pay': {
    ...settlement,
    en: 'Pay for {title}',
    ar: 'دفع ثمن {title}',
    act: { en: 'How to pay', ar: 'كيفية الدفع' },
  },
  'settlement.accept': {
    ...settlement,
    en: 'Second-chance offer: accept or decline {title}',
    ar: 'فرصة ثانية: قبول {title} أو رفضها',
    act: { en: 'Review offer', ar: 'مراجعة العرض' },
  },
  'rfq.finish': {
    ...rfq,
    side: 'buyer',
    en: 'Complete and publish your request {title}',
    ar: 'إكمال طلب {title} ونشره',
    act: { en: 'Continue draft', ar: 'متابعة المسودة' },
  },
  'rfq.reply': {
    ...rfq,
    side: 'buyer',
    en: 'Answer the suppliers’ questions about {title}',
    ar: 'الرد على أسئلة المورّدين بشأن {title}',
    act: { en: 'Answer questions', ar: 'الرد على الأسئلة' },
  },
  'rfq.judge': {
    ...rfq,
    side: 'buyer',
    path: '/procurement/rfq/:id/compare',
    en: 'Check the technical offers for {title}',
    ar: 'تقييم العروض الفنية على {title}',
    act: { en: 'Check offers', ar: 'تقييم العروض' },
  },
  'rfq.award': {
    ...rfq,
    side: 'buyer',
    path: '/procurement/rfq/:id/compare',
    en: 'Compare the offers and award {title}',
    ar: 'مقارنة العروض وترسية {title}',
    act: { en: 'Compare offers', ar: 'مقارنة العروض' },
  },
  'rfq.approve': {
    ...rfq,
    side: 'buyer',
    en: 'Approve or reject the award of {title}',
    ar: 'اعتماد ترسية {title} أو رفضها',
    act: { en: 'Review award', ar: 'مراجعة الترسية' },
  },
  'rfq.answer': {
    ...rfq,
    side: 'supplier',
    en: 'Answer the request {title}',
    ar: 'تقديم عرض على {title}',
    act: { en: 'Send offer', ar: 'تقديم العرض' },
  },
  'rfq.confirm': {
    ...rfq,
    side: 'supplier',
    en: 'Confirm your offer for {title}: the request changed',
    ar: 'تأكيد عرضك على {title} بعد تعديل الطلب',
    act: { en: 'Review change', ar: 'مراجعة التعديل' },
  },
  'reverse.prepare': {
    ...reverse,
    side: 'supplier',
    en: 'Prepare for the reverse auction {title}',
    ar: 'الاستعداد للمزاد العكسي {title}',
    act: { en: 'View auction', ar: 'عرض المزاد' },
  },
  'reverse.offer': {
    ...reverse,
    side: 'supplier',
    en: 'Place your offer in the reverse auction {title}',
    ar: 'تقديم عرضك في المزاد العكسي {title}',
    act: { en: 'Place offer', ar: 'تقديم العرض' },
  },
  'reverse.improve': {
    ...reverse,
    side: 'supplier',
    en: 'Another supplier offers less in the reverse auction {title}',
    ar: 'قدّم مورّد آخر سعرًا أقل في المزاد العكسي {title}',
    act: { en: 'Improve offer', ar: 'تحسين العرض' },
  },
  'reverse.award': {
    ...reverse,
    side: 'buyer',
    en: 'Award the reverse auction {title}',
    ar: 'ترسية المزاد العكسي {title}',
    act: { en: 'Award', ar: 'ترسية' },
  },
  'reverse.approve': {
    ...reverse,
    side: 'buyer',
    en: 'Approve or reject the award of {title}',
    ar: 'اعتماد ترسية {title} أو رفضها',
    act: { en: 'Review award', ar: 'مراجعة الترسية' },
  },
  'order.accept': {
    ...order,
    side: 'supplier',
    en: 'Accept or decline purchase order {number}: {title}',
    ar: 'قبول أمر الشراء {number} أو الاعتذار عنه: {title}',
    act: { en: 'Review order', ar: 'مراجعة الأمر' },
  },
  'order.deliver': {
    ...order,
    side: 'supplier',
    en: 'Deliver purchase order {number}: {title}',
    ar: 'تسليم أمر الشراء {number}: {title}',
    act: { en: 'View order', ar: 'عرض الأمر' },
  },
  'order.receive': {
    ...order,
    side: 'buyer',
    en: 'Confirm the delivery of purchase order {number}: {title}',
    ar: 'تأكيد استلام أمر الشراء {number}: {title}',
    act: { en: 'Confirm delivery', ar: 'تأكيد الاستلام' },
  },
  'order.close': {
    ...order,
    side: 'buyer',
    en: 'Close purchase order {number}: {title}',
    ar: 'إغلاق أمر الشراء {number}: {title}',
    act: { en: 'Close order', ar: 'إغلاق الأمر' },
  },
  'licence.renew': {
    ...licence,
    en: 'Upload the new trade licence to keep your Verified badge',
    ar: 'إرسال الرخصة التجارية الجديدة للاحتفاظ بشارة «موثّق»',
    act: { en: 'Upload licence', ar: 'إرسال الرخصة' },
  },
  'licence.resend': {
    ...licence,
    en: 'Upload another trade licence: the last one was not approved',
    ar: 'إرسال رخصة تجارية أخرى: تعذّر قبول الأخيرة',
    act: { en: 'Upload licence', ar: 'إرسال الرخصة' },
  },
} as const satisfies Record<string, Task>;

export type TaskType = keyof typeof tasks;
export const taskTypes = Object.keys(tasks) as [TaskType, ...TaskType[]];

type TaskValues = Readonly<Record<string, string>>;
const fill = (text: string, pick: (name: string) => string) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => pick(name));

/** Isolation marks keep the direction of a title in the other language from changing the order of the words around it. */
export function formatTask(task: TaskType, language: 'en' | 'ar', values: TaskValues): string {
  return fill(tasks[task][language], (name) => `\u2068${values[name] ?? ''}\u2069`);
}

export function buildTaskPath(task: TaskType, subjectId: string, values: TaskValues): string {
  return fill(tasks[task].path.replace(':id', subjectId), (name) => values[name] ?? '');
}

/** Tasks in the dashboard's list before `Show more`. */
export const TASKS_PAGE = 7;
/** Tasks are counted up to this number. */
export const TASKS_COUNTED = 100;

export const readTasks = endpoint({
  method: 'GET',
  path: '/tasks',
  access: 'member',
  summary: 'List what waits for the member and the company to act, the earliest due time first, then what has none',
  query: z
    .object({
      after: id.optional().describe('Id of the last task of the previous page'),
      since: instant.optional().describe('Its `since`; required with `after`'),
      due: instant.optional().describe('Its `dueAt`, if it has one'),
      limit: z.coerce.number().int().min(1).max(50).default(TASKS_PAGE),
    })
    .refine(({ after, since }) => (after === undefined) === (since === undefined), 'Send both, after and since'),
  answer: z.object({
    count: z.int().describe(`How many tasks there are, counted up to ${TASKS_COUNTED}`),
    hasMore: z.boolean(),
    items: z.array(
      z.object({
        _id: id,
        task: z.enum(taskTypes),
        subjectId: id,
        words: z.record(z.string(), z.string()),
        partner: z.string().nullable().describe('The name of the other company'),
        since: instant,
        dueAt: instant.nullable(),
        amount: z.number().nullable(),
        currency: currency.nullable(),
      }),
    ),
  }),
});

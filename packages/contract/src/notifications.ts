// What a person is told: in the bell, live, and by letter. The words stand here once, for the page and for the letter.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, id, instant } from './wire.ts';

export const noticeKinds = ['message', 'quote', 'inspection', 'booking', 'inquiry'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

type Notice = {
  kind: NoticeKind;
  /** `{company}` is who did it, `{title}` the machine. */
  en: string;
  ar: string;
  /** Below the address of the product; `:id` is the subject's. */
  path: string;
};

const quote = { kind: 'quote', path: '/quotes/:id' } as const;
const inspection = { kind: 'inspection', path: '/inspections/:id' } as const;
const booking = { kind: 'booking', path: '/bookings/:id' } as const;

export const notices = {
  'message.received': {
    kind: 'message',
    path: '/messages/:id?with={with}',
    en: '{company} wrote to you about {title}',
    ar: 'راسلتك {company} بشأن {title}',
  },
  'inquiry.received': {
    kind: 'inquiry',
    path: '/dashboard?role=supplier&tab=messages',
    en: '{company} asks about {title}',
    ar: 'استفسار من {company} عن {title}',
  },
  'quote.requested': { ...quote, en: '{company} asks for a quote for {title}', ar: 'تطلب {company} عرض سعر لـ{title}' },
  'quote.quoted': { ...quote, en: '{company} has quoted for {title}', ar: 'قدّمت {company} عرض سعر لـ{title}' },
  'quote.declined': { ...quote, en: '{company} cannot quote for {title}', ar: 'اعتذرت {company} عن تسعير {title}' },
  'quote.accepted': { ...quote, en: '{company} accepts your quote for {title}', ar: 'قبلت {company} عرضك لـ{title}' },
  'quote.rejected': { ...quote, en: '{company} rejects your quote for {title}', ar: 'رفضت {company} عرضك لـ{title}' },
  'quote.expired': { ...quote, en: 'The quote for {title} has run out', ar: 'انتهت صلاحية عرض السعر لـ{title}' },
  'inspection.requested': {
    ...inspection,
    en: '{company} wants to inspect {title}',
    ar: 'تريد {company} معاينة {title}',
  },
  'inspection.confirmed': {
    ...inspection,
    en: 'The inspection of {title} is confirmed',
    ar: 'تأكدت معاينة {title}',
  },
  'inspection.rejected': {
    ...inspection,
    en: '{company} cannot show {title}',
    ar: 'اعتذرت {company} عن معاينة {title}',
  },
  'inspection.proposed': {
    ...inspection,
    en: '{company} proposes another time to inspect {title}',
    ar: 'تقترح {company} موعدًا آخر لمعاينة {title}',
  },
  'inspection.cancelled': {
    ...inspection,
    en: '{company} has cancelled the inspection of {title}',
    ar: 'ألغت {company} معاينة {title}',
  },
  'inspection.completed': {
    ...inspection,
    en: 'The inspection report of {title} is there',
    ar: 'تقرير معاينة {title} جاهز',
  },
  'booking.requested': { ...booking, en: '{company} wants to rent {title}', ar: 'تريد {company} استئجار {title}' },
  'booking.confirmed': {
    ...booking,
    en: '{company} has confirmed your booking of {title}',
    ar: 'أكدت {company} حجزك لـ{title}',
  },
  'booking.rejected': {
    ...booking,
    en: '{company} has rejected your booking of {title}',
    ar: 'رفضت {company} حجزك لـ{title}',
  },
  'booking.cancelled': {
    ...booking,
    en: '{company} has cancelled the booking of {title}',
    ar: 'ألغت {company} حجز {title}',
  },
  'booking.lapsed': {
    ...booking,
    en: 'The booking of {title} lapsed: nobody answered within 48 hours',
    ar: 'سقط حجز {title} لعدم الرد خلال 48 ساعة',
  },
  'booking.started': { ...booking, en: 'The rental of {title} has begun', ar: 'بدأ تأجير {title}' },
  'booking.overdue': { ...booking, en: '{title} has not come back yet', ar: 'لم تُعَد {title} بعد' },
  'booking.off_hired': {
    ...booking,
    en: '{company} has taken {title} off hire',
    ar: 'أنهت {company} استئجار {title}',
  },
  'booking.completed': { ...booking, en: '{title} has been returned', ar: 'أُعيدت {title}' },
} as const satisfies Record<string, Notice>;

export type What = keyof typeof notices;
export const whats = Object.keys(notices) as [What, ...What[]];

type Words = Readonly<Record<string, string>>;
const fill = (text: string, words: Words) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');

export function sayNotice(what: What, language: 'en' | 'ar', words: Words): string {
  return fill(notices[what][language], words);
}

export function noticePath(what: What, subjectId: string, words: Words): string {
  return fill(notices[what].path.replace(':id', subjectId), words);
}

export const NOTICES_PAGE = 20;

export const readNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  access: 'member',
  summary: 'What I was told, newest first',
  query: z.object({
    after: id.optional().describe('The last one of the page before'),
    limit: z.coerce.number().int().min(1).max(50).default(NOTICES_PAGE),
  }),
  answer: z.object({
    unread: z.int().describe('Counted up to 100'),
    items: z.array(
      z.object({
        _id: id,
        what: z.enum(whats),
        subjectId: id,
        words: z.record(z.string(), z.string()),
        createdAt: instant,
        read: z.boolean(),
      }),
    ),
  }),
});

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/notifications/read',
  access: 'member',
  summary: 'I have read these, or all up to now',
  body: z.object({ ids: z.array(id).min(1).max(50).optional() }),
  answer: done,
  limits: [{ by: 'account', max: 300, seconds: 60 }],
});

export const mailChoices = ['now', 'daily', 'never'] as const;
const choices = z.record(z.enum(noticeKinds), z.enum(mailChoices));

export const readNoticeChoices = endpoint({
  method: 'GET',
  path: '/notifications/choices',
  access: 'member',
  summary: 'When letters are sent to me, by kind',
  answer: z.object({ choices }),
});

export const changeNoticeChoices = endpoint({
  method: 'PUT',
  path: '/notifications/choices',
  access: 'member',
  summary: 'Choose when letters are sent to me',
  body: z.object({ choices: z.partialRecord(z.enum(noticeKinds), z.enum(mailChoices)) }),
  answer: done,
  limits: [{ by: 'account', max: 60, seconds: 60 }],
});

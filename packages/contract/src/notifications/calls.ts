// Notifications of users: in the list, live, and by email. The page and the email share the texts in this file.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, id, instant } from '../wire.ts';

export const noticeKinds = [
  'message',
  'quote',
  'inspection',
  'booking',
  'inquiry',
  'auction',
  'need',
  'supplier',
  'rfq',
  'order',
  'review',
  'licence',
  'report',
  'listing',
  'plan',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a member chooses emails for: each kind of notification, and the daily list of what waits for the company. */
export const emailKinds = ['task', ...noticeKinds] as const;
export type EmailKind = (typeof emailKinds)[number];

type Notice = {
  kind: NoticeKind;
  /** `{company}` is the company that acted, and `{title}` is the machine. */
  en: string;
  ar: string;
  /** Path of the page. `:id` is the id of the subject. */
  path: string;
};

const quote = { kind: 'quote', path: '/quotes/:id' } as const;
const inspection = { kind: 'inspection', path: '/inspections/:id' } as const;
const booking = { kind: 'booking', path: '/bookings/:id' } as const;
const consignment = { kind: 'auction', path: '/consignments/:id' } as const;
const lot = { kind: 'auction', path: '/auction/bid/:id' } as const;
const result = { kind: 'auction', path: '/auction/results/:id' } as const;
const supplier = { kind: 'supplier', path: '/procurement/suppliers/:id' } as const;
const rfq = { kind: 'rfq', path: '/procurement/rfq/:id' } as const;
const reverse = { kind: 'rfq', path: '/procurement/auctions/:id' } as const;
/** `{number}` is the number of the order. */
const order = { kind: 'order', path: '/procurement/orders/:id' } as const;
/** `{bid}` is the id of the account's last bid in the lot. */
const bid = { kind: 'auction', path: '/bids/{bid}' } as const;

/** `{deal}` is the path of the deal for the reader. */
const review = { kind: 'review', path: '/{deal}' } as const;

/** `{day}` and `{dayAr}` are the last day of the licence. */
const licence = { kind: 'licence', path: '/settings/licences' } as const;

/** `{day}` and `{dayAr}` are the last day of the trial or plan. */
const plan = { kind: 'plan', path: '/dashboard?role=buyer' } as const;

export const notices = {
  'message.received': {
    kind: 'message',
    path: '/messages/:id?with={with}',
    en: '{company} sent you a message about {title}',
    ar: 'راسلتك {company} بشأن {title}',
  },
  'listing.taken_down': {
    kind: 'listing',
    path: '/equipment/:id',
    en: 'Your listing {title} was taken down',
    ar: 'أُوقف عرض إعلانك {title}',
  },
  'listing.restored': {
    kind: 'listing',
    path: '/equipment/:id',
    en: 'Your listing {title} is live again',
    ar: 'عاد إعلانك {title} إلى السوق',
  },
  'inquiry.received': {
    kind: 'inquiry',
    path: '/dashboard?role=supplier&tab=messages',
    en: '{company} sent an inquiry about {title}',
    ar: 'استفسار من {company} عن {title}',
  },
  /** `{category}` and `{categoryAr}` are the category in both languages. `{buyer}` is the id of the buyer's account. */
  'need.posted': {
    kind: 'need',
    path: '/buyer/{buyer}?tab=needs',
    en: '{company} needs {category} (quantity: {quantity})',
    ar: 'تحتاج {company} إلى {categoryAr} (العدد: {quantity})',
  },
  /** `{document}` and `{documentAr}`, and `{day}` and `{dayAr}`, are the same value in both languages. */
  'supplier.document_ending': {
    ...supplier,
    en: '{company}: {document} expires on {day}',
    ar: '{company}: تنتهي صلاحية {documentAr} في {dayAr}',
  },
  'supplier.document_ended': {
    ...supplier,
    en: '{company}: {document} expired on {day}',
    ar: '{company}: انتهت صلاحية {documentAr} في {dayAr}',
  },
  /** RFQ notices go to suppliers unless noted otherwise. None of them reveals other suppliers or prices. */
  'rfq.published': {
    ...rfq,
    en: '{company} invited you to quote: {title}',
    ar: 'تدعوك {company} إلى تقديم عرض: {title}',
  },
  'rfq.amended': {
    ...rfq,
    en: '{company} amended {title}. Confirm your response or submit a new one',
    ar: 'عدّلت {company} الطلب {title}، ويلزم تأكيد العروض السابقة',
  },
  'rfq.question_answered': {
    ...rfq,
    en: '{company} answered a question about {title}',
    ar: 'أجابت {company} عن سؤال بشأن {title}',
  },
  'rfq.cancelled': { ...rfq, en: '{company} ended its request {title}', ar: 'أنهت {company} طلبها {title}' },
  'rfq.lost': {
    ...rfq,
    en: '{company} awarded {title} to another supplier',
    ar: 'تمت ترسية طلب {company} ({title}) على مورّد آخر',
  },
  /** This notice goes to the buyer. */
  'rfq.question_asked': {
    ...rfq,
    en: 'A supplier has a question about {title}',
    ar: 'لدى أحد المورّدين سؤال بشأن {title}',
  },
  'rfq.answered': { ...rfq, en: 'New response to {title}', ar: 'وصل عرض على {title}' },
  'rfq.opened': { ...rfq, en: 'Responses to {title} are open', ar: 'فُتحت العروض على {title}' },
  /** `{person}` is the member of the same account who acted. */
  'rfq.award_proposed': {
    ...rfq,
    en: '{person} proposed an award for {title}. Approval needed',
    ar: 'اقترح {person} ترسية {title}، وهي بانتظار الاعتماد',
  },
  'rfq.award_approved': {
    ...rfq,
    en: '{person} approved the award for {title}',
    ar: 'اعتمد {person} ترسية {title}',
  },
  'rfq.award_rejected': { ...rfq, en: '{person} rejected the award for {title}', ar: 'رفض {person} ترسية {title}' },
  'rfq.award_withdrawn': {
    ...rfq,
    en: '{person} withdrew the proposed award for {title}',
    ar: 'سحب {person} مقترح ترسية {title}',
  },
  /** This notice goes to suppliers. `{when}` and `{whenAr}` are the start in Gulf time. */
  'reverse.invited': {
    ...reverse,
    en: '{company} invited you to a reverse auction on {when}: {title}',
    ar: 'تدعوك {company} إلى مزاد عكسي يوم {whenAr}: {title}',
  },
  'reverse.started': { ...reverse, en: 'The reverse auction {title} has started', ar: 'بدأ المزاد العكسي {title}' },
  'reverse.cancelled': {
    ...reverse,
    en: '{company} cancelled the reverse auction {title}',
    ar: 'ألغت {company} المزاد العكسي {title}',
  },
  'reverse.lost': {
    ...reverse,
    en: '{company} awarded the reverse auction {title} to another supplier',
    ar: 'تمت ترسية المزاد العكسي لدى {company} ({title}) على مورّد آخر',
  },
  'reverse.closed': {
    ...reverse,
    en: '{company} ended the reverse auction {title} without an award',
    ar: 'أنهت {company} المزاد العكسي {title} دون إصدار أمر شراء',
  },
  /** This notice goes to both sides. */
  'reverse.ended': { ...reverse, en: 'The reverse auction {title} has ended', ar: 'انتهى المزاد العكسي {title}' },
  /** This notice goes to the buyer. */
  'reverse.award_proposed': {
    ...reverse,
    en: '{person} proposed an award for {title}. Approval needed',
    ar: 'اقترح {person} ترسية {title}، وهي بانتظار الاعتماد',
  },
  'reverse.award_rejected': {
    ...reverse,
    en: '{person} rejected the award for {title}',
    ar: 'رفض {person} ترسية {title}',
  },
  'quote.requested': {
    ...quote,
    en: '{company} requested a quote for {title}',
    ar: 'تطلب {company} عرض سعر لـ{title}',
  },
  'quote.quoted': { ...quote, en: '{company} sent a quote for {title}', ar: 'قدّمت {company} عرض سعر لـ{title}' },
  'quote.declined': {
    ...quote,
    en: '{company} declined to quote for {title}',
    ar: 'اعتذرت {company} عن تسعير {title}',
  },
  'quote.accepted': { ...quote, en: '{company} accepted your quote for {title}', ar: 'قبلت {company} عرضك لـ{title}' },
  'quote.rejected': { ...quote, en: '{company} rejected your quote for {title}', ar: 'رفضت {company} عرضك لـ{title}' },
  'quote.expired': { ...quote, en: 'The quote for {title} has expired', ar: 'انتهت صلاحية عرض السعر لـ{title}' },
  'inspection.requested': {
    ...inspection,
    en: '{company} requested an inspection of {title}',
    ar: 'تريد {company} معاينة {title}',
  },
  'inspection.confirmed': {
    ...inspection,
    en: 'The inspection of {title} is confirmed',
    ar: 'تم تأكيد موعد معاينة {title}',
  },
  'inspection.rejected': {
    ...inspection,
    en: '{company} declined the inspection of {title}',
    ar: 'اعتذرت {company} عن عرض {title} للمعاينة',
  },
  'inspection.proposed': {
    ...inspection,
    en: '{company} proposed a new time to inspect {title}',
    ar: 'تقترح {company} موعدًا آخر لمعاينة {title}',
  },
  'inspection.cancelled': {
    ...inspection,
    en: '{company} cancelled the inspection of {title}',
    ar: 'ألغت {company} معاينة {title}',
  },
  'inspection.completed': {
    ...inspection,
    en: 'The inspection report for {title} is ready',
    ar: 'تقرير معاينة {title} جاهز',
  },
  'booking.requested': { ...booking, en: '{company} requested to rent {title}', ar: 'تريد {company} استئجار {title}' },
  'booking.confirmed': {
    ...booking,
    en: '{company} confirmed your booking of {title}',
    ar: 'أكدت {company} حجزك لـ{title}',
  },
  'booking.rejected': {
    ...booking,
    en: '{company} rejected your booking of {title}',
    ar: 'رفضت {company} حجزك لـ{title}',
  },
  'booking.cancelled': {
    ...booking,
    en: '{company} cancelled the booking of {title}',
    ar: 'ألغت {company} حجز {title}',
  },
  'booking.lapsed': {
    ...booking,
    en: 'The booking request for {title} expired: no response within 48 hours',
    ar: 'انتهت مهلة طلب حجز {title} لعدم الرد خلال 48 ساعة',
  },
  'booking.started': { ...booking, en: 'The rental of {title} has started', ar: 'بدأ تأجير {title}' },
  'booking.overdue': { ...booking, en: '{title} is overdue for return', ar: 'تأخرت إعادة {title}' },
  'booking.off_hired': {
    ...booking,
    en: '{company} off-hired {title}',
    ar: 'أنهت {company} استئجار {title}',
  },
  'booking.completed': { ...booking, en: '{title} has been returned', ar: 'تمت إعادة {title}' },
  'lot.approved': {
    ...consignment,
    en: '{title} was approved for auction',
    ar: 'تمت الموافقة على عرض {title} في المزاد',
  },
  'lot.rejected': {
    ...consignment,
    en: '{title} was not accepted for auction',
    ar: 'لم تتم الموافقة على عرض {title} في المزاد',
  },
  'lot.called_off': { ...consignment, en: 'The auction of {title} was cancelled', ar: 'أُلغي مزاد {title}' },
  'lot.cancelled': { ...lot, en: 'The auction of {title} was cancelled', ar: 'أُلغي مزاد {title}' },
  'lot.ending': { ...lot, en: 'The auction of {title} ends soon', ar: 'يقترب مزاد {title} من نهايته' },
  'lot.outbid': {
    ...lot,
    en: 'You were outbid on {title}: {price}',
    ar: 'قُدّمت مزايدة أعلى من مزايدتك على {title}: {price}',
  },
  'lot.new_bid': { ...lot, en: 'New bid on {title}: {price}', ar: 'مزايدة جديدة على {title}: {price}' },
  'lot.won': { ...bid, en: 'You won {title} for {price}', ar: 'رسا عليك مزاد {title} بمبلغ {price}' },
  'lot.lost': { ...result, en: '{title} was sold to another bidder', ar: 'رسا مزاد {title} على مزايد آخر' },
  'lot.ended': { ...result, en: 'The auction of {title} has ended', ar: 'انتهى مزاد {title}' },
  'lot.unsold': { ...result, en: '{title} was not sold', ar: 'لم يتم بيع {title}' },
  'lot.sold': { ...consignment, en: '{title} was sold for {price}', ar: 'تم بيع {title} بمبلغ {price}' },
  'lot.passed': { ...consignment, en: '{title} was not sold', ar: 'لم يتم بيع {title}' },
  'settlement.paid': { ...consignment, en: 'The payment for {title} was received', ar: 'تم استلام ثمن {title}' },
  'settlement.received': { ...bid, en: 'Your payment for {title} was received', ar: 'تم استلام دفعتك عن {title}' },
  'settlement.released': {
    ...consignment,
    en: 'Your payout for {title} is on its way',
    ar: 'ثمن {title} في طريقه إليك',
  },
  'settlement.handed_over': { ...bid, en: 'The handover of {title} is complete', ar: 'تم تسليمك {title}' },
  'settlement.defaulted': {
    ...consignment,
    en: 'The buyer of {title} did not pay',
    ar: 'لم يدفع مشتري {title} الثمن',
  },
  'settlement.lost': { ...bid, en: 'You did not pay for {title} on time', ar: 'لم يُدفع ثمن {title} في موعده' },
  'settlement.offered': {
    ...bid,
    en: 'Second-chance offer: {title} for {price}',
    ar: 'فرصة ثانية: {title} بمبلغ {price}',
  },
  'order.issued': {
    ...order,
    en: '{company} sent you purchase order {number}: {title}',
    ar: 'أرسلت إليك {company} أمر الشراء {number}: {title}',
  },
  'order.accepted': {
    ...order,
    en: '{company} accepted purchase order {number}',
    ar: 'قبلت {company} أمر الشراء {number}',
  },
  'order.declined': {
    ...order,
    en: '{company} declined purchase order {number}',
    ar: 'اعتذرت {company} عن أمر الشراء {number}',
  },
  'order.cancelled': {
    ...order,
    en: '{company} cancelled purchase order {number}',
    ar: 'سحبت {company} أمر الشراء {number}',
  },
  'order.delivered': {
    ...order,
    en: '{company} confirmed delivery of purchase order {number}',
    ar: 'أكدت {company} استلام كل ما في أمر الشراء {number}',
  },
  'order.closed': {
    ...order,
    en: '{company} closed purchase order {number}',
    ar: 'أغلقت {company} أمر الشراء {number}',
  },
  'review.written': {
    ...review,
    en: '{company} reviewed you after {title}. Write your review to publish both',
    ar: 'كتبت {company} تقييمًا عنك بعد {title}. اكتب تقييمك ليُنشر الاثنان معًا',
  },
  'review.published': {
    ...review,
    en: 'The reviews for {title} are published',
    ar: 'نُشرت التقييمات بعد {title}',
  },
  'review.replied': {
    ...review,
    en: '{company} replied to your review for {title}',
    ar: 'ردّت {company} على تقييمك بعد {title}',
  },
  'licence.ending': {
    ...licence,
    en: 'Your licence expires on {day}. Upload the new one to keep your Verified badge',
    ar: 'تنتهي رخصتك في {dayAr}. أرسل الرخصة الجديدة للاحتفاظ بشارة «موثّق»',
  },
  'licence.ended': {
    ...licence,
    en: 'Your licence expired on {day} and your Verified badge was removed. Upload the new one',
    ar: 'انتهت رخصتك في {dayAr} وأُوقفت معها شارة «موثّق». أرسل الرخصة الجديدة',
  },
  'licence.approved': {
    ...licence,
    en: 'Your licence is approved and valid until {day}',
    ar: 'قُبلت رخصتك، وهي معتمدة حتى {dayAr}',
  },
  'licence.rejected': {
    ...licence,
    en: 'Your licence was not approved: {reason}',
    ar: 'تعذّر قبول رخصتك: {reason}',
  },
  'company.review': {
    ...licence,
    en: 'Your company details changed. The Verified badge returns once we have checked them',
    ar: 'تغيّرت بيانات شركتك. تعود شارة «موثّق» بعد أن نتحقق منها',
  },
  'plan.activated': {
    ...plan,
    en: 'Your e-procurement plan is active until {day}',
    ar: 'باقة المشتريات الإلكترونية فعّالة حتى {dayAr}',
  },
  'plan.ending': {
    ...plan,
    en: 'Your e-procurement plan ends on {day}. Ask for a new one to keep publishing',
    ar: 'تنتهي باقة المشتريات الإلكترونية في {dayAr}. اطلب باقة جديدة لمواصلة النشر',
  },
  'plan.ended': {
    ...plan,
    en: 'Your e-procurement plan has ended. Open requests continue; new ones need a plan',
    ar: 'انتهت باقة المشتريات الإلكترونية. تستمر الطلبات القائمة، أما الجديدة فتحتاج إلى باقة',
  },
  'plan.trial_ending': {
    ...plan,
    en: 'Your free trial ends on {day}. Ask for a plan to keep publishing',
    ar: 'تنتهي تجربتك المجانية في {dayAr}. اطلب باقة لمواصلة النشر',
  },
  'plan.trial_ended': {
    ...plan,
    en: 'Your free trial has ended. Open requests continue; new ones need a plan',
    ar: 'انتهت تجربتك المجانية. تستمر الطلبات القائمة، أما الجديدة فتحتاج إلى باقة',
  },
  'report.taken_down': {
    kind: 'report',
    path: '/dashboard',
    en: 'We took down your content ({title}): {reason}',
    ar: 'حجبنا محتوى لك ({title}): {reason}',
  },
  'report.looked_at': {
    kind: 'report',
    path: '/dashboard',
    en: 'We reviewed your report: {title}. Thank you',
    ar: 'راجعنا بلاغك بشأن {title}. شكرًا لك',
  },
  'bidder.approved': {
    kind: 'auction',
    path: '/register-to-bid',
    en: 'You can now bid up to {price}',
    ar: 'يمكنك الآن المزايدة حتى {price}',
  },
  'bidder.rejected': {
    kind: 'auction',
    path: '/register-to-bid',
    en: 'Your bidder registration was not approved',
    ar: 'لم يُقبل تسجيلك كمزايد',
  },
} as const satisfies Record<string, Notice>;

export type NoticeType = keyof typeof notices;
export const noticeTypes = Object.keys(notices) as [NoticeType, ...NoticeType[]];

type NoticeValues = Readonly<Record<string, string>>;
const fill = (text: string, values: NoticeValues) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

export function formatNotice(what: NoticeType, language: 'en' | 'ar', values: NoticeValues): string {
  return fill(notices[what][language], values);
}

export function buildNoticePath(what: NoticeType, subjectId: string, values: NoticeValues): string {
  return fill(notices[what].path.replace(':id', subjectId), values);
}

/** Splits a path into its place and its parameters. */
function partsOf(path: string): [place: string, query: URLSearchParams] {
  const [place = '', query] = path.split('?');
  return [place, new URLSearchParams(query)];
}

/** Tells whether a page is the one that a notification links to. The page may have more parameters. */
export function isPageOfNotice(page: string, noticePath: string): boolean {
  const [place, query] = partsOf(page);
  const [wanted, values] = partsOf(noticePath);
  return place === wanted && [...values].every(([name, value]) => query.get(name) === value);
}

// A dashboard shows many things, so opening it reads no notification. `/{deal}` is a page that other notifications name too.
const noticePlaces = Object.values(notices)
  .map(({ path }) => partsOf(path)[0].split('/'))
  .filter(([, first = '']) => first !== 'dashboard' && !first.startsWith('{'));

/** Tells whether a page shows one thing that notifications are about. */
export function isNoticePage(page: string): boolean {
  const parts = partsOf(page)[0].split('/');
  return noticePlaces.some(
    (place) =>
      place.length === parts.length && place.every((part, at) => /^[:{]/.test(part) || part === (parts[at] ?? '')),
  );
}

export const NOTICES_PAGE = 20;

export const readNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  access: 'member',
  summary: 'List the notifications of the user, newest first',
  query: z.object({
    after: id.optional().describe('Id of the last notification of the previous page'),
    limit: z.coerce.number().int().min(1).max(50).default(NOTICES_PAGE),
  }),
  answer: z.object({
    unread: z.int().describe('Counted up to 100'),
    items: z.array(
      z.object({
        _id: id,
        what: z.enum(noticeTypes),
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
  summary: 'Mark the given notifications, those of an opened page, or all so far, as read',
  message: 'Marked as read',
  body: z.object({
    ids: z.array(id).min(1).max(50).optional(),
    page: z.string().max(500).optional().describe('Path of the opened page, without its language'),
  }),
  answer: done,
  limits: [{ by: 'account', max: 300, seconds: 60 }],
});

export const emailChoices = ['now', 'daily', 'never'] as const;
export type EmailChoice = (typeof emailChoices)[number];
const choices = z.record(z.enum(emailKinds), z.enum(emailChoices));

/** Returns the choices for a kind, with its default first. The list of what waits is sent once a day at most. */
export function choicesOf(kind: EmailKind): readonly EmailChoice[] {
  return kind === 'task' ? ['daily', 'never'] : emailChoices;
}

export const readNoticePreferences = endpoint({
  method: 'GET',
  path: '/notifications/choices',
  access: 'member',
  summary: 'Read when emails are sent to the user, by kind of notification',
  answer: z.object({ choices }),
});

export const changeNoticePreferences = endpoint({
  method: 'PUT',
  path: '/notifications/choices',
  access: 'member',
  summary: 'Choose when emails are sent to the user, by kind of notification',
  message: 'Email settings saved',
  body: z.object({
    choices: z
      .partialRecord(z.enum(emailKinds), z.enum(emailChoices))
      .refine(({ task }) => task !== 'now', 'The list of what waits is sent once a day'),
  }),
  answer: done,
  limits: [{ by: 'account', max: 60, seconds: 60 }],
});

// Builds the emails about a forwarded request: to its recipient, and with the answer to its sender.

import { FORWARD_DAYS } from '@rigsouq/contract/leads/forwards';
import { majorOf } from '@rigsouq/contract/money';
import { digitsOf } from '@rigsouq/contract/taxonomy';
import { showPhone } from '@rigsouq/kernel/phones';
import type { Email, Language } from '../../../platform/email.ts';
import { categoryTexts } from '../../procurement/index.ts';
import { detailsOf } from './forward-lead.ts';
import type { ForwardRow, LeadRow } from './forwards.store.ts';
import { countryName, serviceName } from './service-texts.ts';

/** Names what is requested, in the language of the reader. */
function nameRequest(lead: LeadRow, language: Language): string {
  const { serviceType, country } = detailsOf(lead);
  if (lead.kind === 'expert-contact') return language === 'ar' ? 'طلب استشارة خبير' : 'Expert request';
  const service = serviceName(serviceType, language) ?? '';
  const place = countryName(country, language) ?? '';
  return language === 'ar' ? `طلب خدمة: ${service}، ${place}` : `Service request: ${service}, ${place}`;
}

const labels = {
  en: {
    equipment: 'Equipment',
    location: 'Location',
    neededBy: 'Needed by',
    sender: 'From',
    email: 'Email',
    phone: 'Phone',
  },
  ar: {
    equipment: 'المعدات',
    location: 'الموقع',
    neededBy: 'مطلوب قبل',
    sender: 'المرسل',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
  },
} as const;

function factsOf(lead: LeadRow, language: Language): string[] {
  const { equipmentType, location, neededBy } = detailsOf(lead);
  const texts = equipmentType === undefined ? null : categoryTexts(equipmentType);
  const label = labels[language];
  const sender = [`${lead.first_name} ${lead.last_name}`.trim(), lead.company].filter(Boolean).join(', ');
  const facts: [string, string | null | undefined][] = [
    [label.equipment, language === 'ar' ? texts?.categoryAr : texts?.category],
    [label.location, location],
    [label.neededBy, neededBy],
    [label.sender, sender],
    [label.email, lead.email],
    [label.phone, lead.phone && showPhone(lead.phone)],
  ];
  return facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`);
}

export function buildForwardEmail(lead: LeadRow, { url, reminder }: { url: string; reminder: boolean }): Email {
  const quote = lead.message ? { quote: lead.message } : {};
  const { en, ar } = { en: nameRequest(lead, 'en'), ar: nameRequest(lead, 'ar') };
  return {
    en: {
      subject: reminder ? `Reminder: ${en}` : en,
      lines: [
        reminder
          ? 'This request still waits for your answer. Accept it or decline it, so that the customer knows.'
          : 'A customer on Rigsouq needs work that you offer. Accept the request with an answer, or decline it.',
        ...factsOf(lead, 'en'),
      ],
      ...quote,
      action: { label: 'Accept or decline', url },
      closing: `You can answer within ${FORWARD_DAYS} days of our first email. The link is only for you; do not pass it on. The quoted text was written by the customer.`,
    },
    ar: {
      subject: reminder ? `تذكير: ${ar}` : ar,
      lines: [
        reminder
          ? 'ما زال هذا الطلب بانتظار ردكم. اقبلوه أو اعتذروا عنه ليعرف العميل.'
          : 'عميل على ريغسوق يحتاج إلى عمل تقدّمونه. اقبلوا الطلب مع ردكم، أو اعتذروا عنه.',
        ...factsOf(lead, 'ar'),
      ],
      ...quote,
      action: { label: 'القبول أو الاعتذار', url },
      closing: `يمكنكم الرد خلال ${FORWARD_DAYS} يومًا من رسالتنا الأولى. الرابط خاص بكم فلا ترسلوه إلى غيركم. النص المقتبس من كتابة العميل.`,
    },
  };
}

function formatPrice({ price, currency }: ForwardRow, language: Language): string | null {
  if (price === null || currency === null) return null;
  const digits = digitsOf(currency);
  const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${currency} ${new Intl.NumberFormat(language === 'ar' ? 'ar-AE-u-nu-latn' : 'en', style).format(majorOf(price, currency))}`;
}

export function buildAnswerEmail(forward: ForwardRow, url: { en: string; ar: string }): Email {
  const { name, answer, contact } = forward;
  const prices = { en: formatPrice(forward, 'en'), ar: formatPrice(forward, 'ar') };
  const quote = answer ? { quote: answer } : {};
  return {
    en: {
      subject: `${name} has answered your request`,
      lines: [
        `${name} has accepted your request.`,
        ...(prices.en ? [`Price: ${prices.en}`] : []),
        `How to reach them: ${contact ?? ''}`,
      ],
      ...quote,
      action: { label: 'See your request', url: url.en },
      closing: 'Agree price and date directly with them. The quoted text was written by them, not by Rigsouq.',
    },
    ar: {
      subject: `ردّ ${name} على طلبك`,
      lines: [`قبِل ${name} طلبك.`, ...(prices.ar ? [`السعر: ${prices.ar}`] : []), `طريقة التواصل: ${contact ?? ''}`],
      ...quote,
      action: { label: 'عرض طلبك', url: url.ar },
      closing: 'اتفق معه مباشرة على السعر والموعد. النص المقتبس من كتابته لا من كتابتنا.',
    },
  };
}

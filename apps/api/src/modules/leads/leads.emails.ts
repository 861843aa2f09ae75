import { leadDetails } from '@rigsouq/contract/leads/calls';
import { contactReasons, inquiryTypes } from '@rigsouq/contract/leads/contact';
import type { forwardedKinds } from '@rigsouq/contract/leads/forwards';
import { SELL_DRAFT_DAYS } from '@rigsouq/contract/leads/selling';
import type { leadKinds } from '@rigsouq/contract/operations/calls';
import type { Entry } from '@rigsouq/contract/taxonomy';
import { showPhone } from '@rigsouq/kernel/phones';
import type { Email, Language } from '../../platform/email.ts';
import { categoryTexts } from '../procurement/index.ts';
import { arabicLabels, arabicValues } from './lead-texts.ts';
import type { EmailStep } from './sell-drafts.ts';

export type LeadKind = (typeof leadKinds)[number];
/** The kinds of leads that operators forward. */
export type ForwardedKind = (typeof forwardedKinds)[number];

type ContactForm = {
  name: string;
  company: string | null;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
};

const arabicReasons: Record<(typeof contactReasons | typeof inquiryTypes)[number]['code'], string> = {
  'equipment-inquiry': 'استفسار عن معدات',
  pricing: 'الأسعار',
  'bulk-order': 'طلب بكميات',
  partnership: 'شراكة تجارية',
  'technical-support': 'دعم فني',
  general: 'عام',
  equipment: 'المعدات',
  support: 'الدعم',
  other: 'أخرى',
};
const reasonNames = new Map(
  [...contactReasons, ...inquiryTypes].map(({ code, label }) => [
    code as string,
    { en: label, ar: arabicReasons[code] },
  ]),
);

const formatFacts = (facts: readonly [label: string, value: string | null][]) =>
  facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);

export function buildContactEmail(
  form: ContactForm & { reason: string; equipmentCategory: string | null },
  page: Record<Language, string>,
): Email {
  const { name, company, email, phone, subject, message: quote, reason, equipmentCategory } = form;
  const about = equipmentCategory === null ? null : categoryTexts(equipmentCategory);
  return {
    en: {
      subject: `New message: ${subject}`,
      lines: [
        `${company ? `${name}, ${company},` : name} sent you a message through Rigsouq.`,
        ...formatFacts([
          ['Reason', reasonNames.get(reason)?.en ?? reason],
          ['Equipment', about?.category ?? null],
          ['Email', email],
          ['Phone', phone && showPhone(phone)],
        ]),
      ],
      quote,
      action: { label: 'Open your messages', url: page.en },
      closing: 'Reply to this email to answer the sender. The quoted text was written by the sender, not by Rigsouq.',
    },
    ar: {
      subject: `رسالة جديدة: ${subject}`,
      lines: [
        `راسلك ${company ? `${name} من ${company}` : name} عبر ريغسوق.`,
        ...formatFacts([
          ['السبب', reasonNames.get(reason)?.ar ?? reason],
          ['المعدات', about?.categoryAr ?? null],
          ['البريد الإلكتروني', email],
          ['الهاتف', phone && showPhone(phone)],
        ]),
      ],
      quote,
      action: { label: 'فتح رسائلك', url: page.ar },
      closing: 'للرد على المرسل مباشرة، رُدّ على هذه الرسالة. النص المقتبس من كتابة المرسل لا من كتابتنا.',
    },
  };
}

const kindNames: Record<LeadKind, { en: string; ar: string }> = {
  contact: { en: 'Message to Rigsouq', ar: 'رسالة إلى ريغسوق' },
  'buyer-network': { en: 'Request to join the buyer network', ar: 'طلب انضمام إلى شبكة المشترين' },
  sell: { en: 'Equipment to sell', ar: 'معدة معروضة للبيع' },
  provider: { en: 'Service provider', ar: 'مقدّم خدمات' },
  'service-request': { en: 'Service request', ar: 'طلب خدمة' },
  expert: { en: 'Expert application', ar: 'طلب انضمام خبير' },
  'expert-contact': { en: 'Expert request', ar: 'طلب التواصل مع خبير' },
  trial: { en: 'Free trial', ar: 'تجربة مجانية' },
  demo: { en: 'Demo', ar: 'عرض توضيحي' },
};

type Lead = Omit<ContactForm, 'subject' | 'message'> & {
  kind: LeadKind;
  subject: string | null;
  message: string | null;
  details: Record<string, string>;
};

export function buildLeadEmail(lead: Lead, url: string): Email {
  const { kind, name, company, email, phone, subject, message, details } = lead;
  const factsIn = (language: Language) =>
    [name, company, email, phone && showPhone(phone), subject, ...formatDetails(details, language)].filter(
      (fact) => fact !== null,
    );
  const quote = message ? { quote: message } : {};
  return {
    en: {
      subject: `${kindNames[kind].en}: ${subject ?? company ?? name}`,
      lines: [factsIn('en').join(' · ')],
      ...quote,
      action: { label: 'Open leads', url },
      closing: 'Reply to this email to answer the sender.',
    },
    ar: {
      subject: `${kindNames[kind].ar}: ${subject ?? company ?? name}`,
      lines: [factsIn('ar').join(' · ')],
      ...quote,
      action: { label: 'فتح الطلبات', url },
      closing: 'للرد على المرسل، رُدّ على هذه الرسالة.',
    },
  };
}

/** Formats the details of the form as readable text. The id of an expert is omitted, because the subject names the expert. */
function formatDetails({ expertId: _, ...details }: Record<string, string>, language: Language): string[] {
  return Object.entries(details).map(([name, value]) => {
    const known = leadDetails.find((detail) => detail.name === name);
    if (!known) return value;
    if (language === 'ar') return `${arabicLabels[known.name]}: ${arabicValues[known.name]?.[value] ?? value}`;
    const entries: readonly Entry[] = 'list' in known ? known.list : [];
    return `${known.label}: ${entries.find(({ code }) => code === value)?.label ?? value}`;
  });
}

type SellTexts = { lines: string[]; action: string };
const sellTexts: Record<EmailStep, { en: SellTexts; ar: SellTexts }> = {
  accept: {
    en: {
      lines: [
        'The sender was not logged in. If it was you, add the machine in My Listings. If not, remove it there.',
        `We keep it for ${SELL_DRAFT_DAYS} days. Only you can see it.`,
      ],
      action: 'Open My Listings',
    },
    ar: {
      lines: [
        'من أرسلها لم يكن مسجّل الدخول. إن كنت أنت فأضفها من «إعلاناتي»، وإلا فأزلها من هناك.',
        `تبقى محفوظة ${SELL_DRAFT_DAYS} يومًا ولا يراها أحد غيرك.`,
      ],
      action: 'فتح إعلاناتي',
    },
  },
  complete: {
    en: {
      lines: ['It is saved as a draft in My Listings. Complete it and choose up to 10 photos to publish it.'],
      action: 'Complete your listing',
    },
    ar: {
      lines: ['تنتظرك مسودةً في «إعلاناتي». أكملها واختر حتى 10 صور لتُعرض في السوق.'],
      action: 'إكمال إعلانك',
    },
  },
  role: {
    en: {
      lines: [
        'Your account has the buyer role only. Add the supplier role on your Profile tab and the draft will appear in My Listings.',
        `We keep it for ${SELL_DRAFT_DAYS} days.`,
      ],
      action: 'Add the supplier role',
    },
    ar: {
      lines: [
        'حسابك للشراء فقط. أضف دور المورّد من تبويب «الملف التعريفي» فتظهر المسودة في «إعلاناتي».',
        `تبقى المسودة محفوظة ${SELL_DRAFT_DAYS} يومًا.`,
      ],
      action: 'إضافة دور المورّد',
    },
  },
  account: {
    en: {
      lines: [
        'To publish it, create a supplier account with this email and verify it. The draft will then appear in My Listings.',
        'If you already have an account with this email, log in and verify your email from the dashboard.',
        `We keep the draft for ${SELL_DRAFT_DAYS} days.`,
      ],
      action: 'Finish your listing',
    },
    ar: {
      lines: [
        'لعرضها في السوق افتح حساب مورّد بهذا البريد الإلكتروني وأكّده، فتنتظرك المسودة في «إعلاناتي».',
        'إن كان لديك حساب بهذا البريد فسجّل الدخول وأكّد بريدك من لوحة التحكم.',
        `تُحفظ المسودة ${SELL_DRAFT_DAYS} يومًا.`,
      ],
      action: 'إكمال إعلانك',
    },
  },
};

/** Explains what the sender does next. Like all confirmations, it contains nothing that was entered in the form. */
export function buildSellEmail(step: EmailStep, url: string): Email {
  const { en, ar } = sellTexts[step];
  return {
    en: {
      subject: 'We have received your equipment',
      lines: ['Thank you for submitting your equipment to Rigsouq. We review it within 24 hours.', ...en.lines],
      action: { label: en.action, url },
      closing: 'If you did not send this, ignore this email. Nothing will be published.',
    },
    ar: {
      subject: 'استلمنا بيانات معدتك',
      lines: ['شكرًا لعرض معدتك على ريغسوق. نراجعها خلال 24 ساعة.', ...ar.lines],
      action: { label: ar.action, url },
      closing: 'إن لم ترسل ذلك فتجاهل هذه الرسالة، فلن يُعرض شيء على أحد.',
    },
  };
}

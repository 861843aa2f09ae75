import { contactReasons, inquiryTypes } from '@rigsouq/contract/contact';
import type { leadKinds } from '@rigsouq/contract/operations';
import type { Letter } from '../../platform/letter.ts';

export type LeadKind = (typeof leadKinds)[number];

type Written = {
  name: string;
  company: string | null;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
};

const reasonLabels = new Map<string, string>([...contactReasons, ...inquiryTypes].map((one) => [one.code, one.label]));

const given = (facts: readonly [label: string, value: string | null][]) =>
  facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);

export function contactLetter(
  written: Written & { reason: string; equipmentCategory: string | null },
  url: string,
): Letter {
  const { name, company, email, phone, subject, message: quote, reason, equipmentCategory } = written;
  return {
    en: {
      subject: `New message: ${subject}`,
      lines: [
        `${company ? `${name}, ${company},` : name} wrote to you through Rigsouq.`,
        ...given([
          ['Reason', reasonLabels.get(reason) ?? reason],
          ['Equipment', equipmentCategory],
          ['E-mail', email],
          ['Phone', phone],
        ]),
      ],
      quote,
      action: { label: 'Open your messages', url },
      closing:
        'To answer, reply to this e-mail: it goes to the sender. The quoted words are the sender\u2019s, not ours.',
    },
    ar: {
      subject: `رسالة جديدة: ${subject}`,
      lines: [
        `راسلك ${company ? `${name} من ${company}` : name} عبر ريغسوق.`,
        ...given([
          ['البريد الإلكتروني', email],
          ['الهاتف', phone],
        ]),
      ],
      quote,
      action: { label: 'فتح رسائلك', url },
      closing: 'للرد، أجب على هذه الرسالة فيصل ردك إلى المرسل مباشرة. النص المقتبس من كتابة المرسل لا من كتابتنا.',
    },
  };
}

const kindNames: Record<LeadKind, { en: string; ar: string }> = {
  contact: { en: 'Message to the operator', ar: 'رسالة إلى المشغّل' },
  'buyer-network': { en: 'Request to join the buyer network', ar: 'طلب انضمام إلى شبكة المشترين' },
};

type Lead = Omit<Written, 'subject' | 'message'> & {
  kind: LeadKind;
  subject: string | null;
  message: string | null;
  details: Record<string, string>;
};

export function leadLetter(lead: Lead, url: string): Letter {
  const { kind, name, company, email, phone, subject, message, details } = lead;
  const facts = [name, company, email, phone, subject, ...Object.values(details)].filter((fact) => fact !== null);
  const quote = message ? { quote: message } : {};
  return {
    en: {
      subject: `${kindNames[kind].en}: ${subject ?? company ?? name}`,
      lines: [facts.join(' · ')],
      ...quote,
      action: { label: 'Open the leads', url },
      closing: 'Reply to this e-mail to answer the sender.',
    },
    ar: {
      subject: `${kindNames[kind].ar}: ${subject ?? company ?? name}`,
      lines: [facts.join(' · ')],
      ...quote,
      action: { label: 'فتح الطلبات', url },
      closing: 'أجب على هذه الرسالة للرد على المرسل.',
    },
  };
}

/** Says nothing that the form was given: else anybody could have us send their words to anybody. */
export const thanks: Record<LeadKind, (joinUrl: string) => Letter> = {
  contact: () => ({
    en: {
      subject: 'We have received your message',
      lines: ['Thank you for writing to Rigsouq.', 'We answer within 24-48 hours on business days.'],
      closing: 'If you did not write to us, ignore this message: somebody entered your address by mistake.',
    },
    ar: {
      subject: 'استلمنا رسالتك',
      lines: ['شكرًا لتواصلك مع ريغسوق.', 'نرد خلال 24-48 ساعة في أيام العمل.'],
      closing: 'إن لم تكن قد راسلتنا فتجاهل هذه الرسالة، فقد أدخل أحدهم عنوانك بالخطأ.',
    },
  }),
  'buyer-network': (url) => ({
    en: {
      subject: 'Your request to join the buyer network',
      lines: [
        'Thank you for asking to join the Rigsouq buyer network. Your request will be reviewed within 24-48 hours.',
        'You can open your buyer account now, and post what your projects need.',
      ],
      action: { label: 'Open a buyer account', url },
      closing: 'If you did not ask for this, ignore this message: somebody entered your address by mistake.',
    },
    ar: {
      subject: 'طلب انضمامك إلى شبكة المشترين',
      lines: [
        'شكرًا لرغبتك في الانضمام إلى شبكة المشترين في ريغسوق. ستتم مراجعة طلبك خلال 24-48 ساعة.',
        'يمكنك فتح حساب المشتري الآن ونشر ما تحتاجه مشاريعك.',
      ],
      action: { label: 'فتح حساب مشترٍ', url },
      closing: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، فقد أدخل أحدهم عنوانك بالخطأ.',
    },
  }),
};

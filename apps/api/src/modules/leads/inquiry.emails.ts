import { saleInquiryTypes } from '@rigsouq/contract/leads/sale-inquiries';
import { showPhone } from '@rigsouq/kernel/phones';
import type { Email } from '../../platform/email.ts';

type Inquiry = {
  name: string;
  company: string | null;
  email: string;
  phone: string | null;
  title: string;
  inquiryType: string;
  message: string;
};

const arabicTypes: Record<(typeof saleInquiryTypes)[number]['code'], string> = {
  purchase: 'شراء',
  inspection: 'معاينة',
  financing: 'تمويل',
  shipping: 'شحن',
  technical: 'سؤال فني',
  other: 'أخرى',
};
const typeNames = new Map(
  saleInquiryTypes.map(({ code, label }) => [code as string, { en: label, ar: arabicTypes[code] }]),
);

const formatFacts = (facts: readonly [label: string, value: string | null | undefined][]) =>
  facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);

/** Goes to the supplier. A reply goes to the sender of the inquiry. */
export function buildInquiryEmail(inquiry: Inquiry, publicUrl: string): Email {
  const { name, company, email, phone, title, message: quote } = inquiry;
  const type = typeNames.get(inquiry.inquiryType);
  const page = '/dashboard?role=supplier&tab=messages';
  return {
    en: {
      subject: `Inquiry about ${title}`,
      lines: [
        `${company ? `${name}, ${company},` : name} sent an inquiry about ${title} through Rigsouq.`,
        ...formatFacts([
          ['Inquiry type', type?.en],
          ['Email', email],
          ['Phone', phone && showPhone(phone)],
        ]),
      ],
      quote,
      action: { label: 'Open your inquiries', url: `${publicUrl}${page}` },
      closing: 'Reply to this email to answer the sender. The quoted text was written by the sender, not by Rigsouq.',
    },
    ar: {
      subject: `استفسار عن ${title}`,
      lines: [
        `يستفسر ${company ? `${name} من ${company}` : name} عن ${title} عبر ريغسوق.`,
        ...formatFacts([
          ['نوع الاستفسار', type?.ar],
          ['البريد الإلكتروني', email],
          ['الهاتف', phone && showPhone(phone)],
        ]),
      ],
      quote,
      action: { label: 'فتح الاستفسارات', url: `${publicUrl}/ar${page}` },
      closing: 'للرد على المرسل مباشرة، رُدّ على هذه الرسالة. النص المقتبس من كتابة المرسل لا من كتابتنا.',
    },
  };
}

/** Contains nothing that was entered in the form, like all confirmations. */
export function buildInquiryConfirmationEmail(equipmentId: string, publicUrl: string): Email {
  const page = `/equipment/${equipmentId}`;
  return {
    en: {
      subject: 'We sent your inquiry to the supplier',
      lines: [
        'Thank you for your inquiry through Rigsouq. The supplier has it and will reply to you directly by email.',
      ],
      action: { label: 'View machine', url: `${publicUrl}${page}` },
      closing: 'If you did not send this inquiry, ignore this email. Someone entered your address by mistake.',
    },
    ar: {
      subject: 'أرسلنا استفسارك إلى المورّد',
      lines: ['شكرًا لتواصلك عبر ريغسوق. وصل استفسارك إلى المورّد وسيرد عليك مباشرة عبر البريد الإلكتروني.'],
      action: { label: 'فتح صفحة المعدة', url: `${publicUrl}/ar${page}` },
      closing: 'إن لم ترسل استفسارًا فتجاهل هذه الرسالة، فقد أدخل أحدهم عنوانك بالخطأ.',
    },
  };
}

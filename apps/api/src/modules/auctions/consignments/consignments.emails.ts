import type { Email } from '../../../platform/email.ts';

/** Builds an email that repeats nothing from the form: an account may have been opened with another person's address. */
export function buildConsignmentReceivedEmail(id: string, site: string): Email {
  const page = `/consignments/${id}`;
  return {
    en: {
      subject: 'We have received your consignment',
      lines: [
        'Thank you for consigning your equipment to an auction on Rigsouq.',
        'We will review it, set the dates and starting price, and email you. Until then you can withdraw it.',
      ],
      action: { label: 'View consignment', url: `${site}${page}` },
    },
    ar: {
      subject: 'استلمنا طلب عرض معدتك في المزاد',
      lines: [
        'شكرًا لعرض معدتك في المزاد على ريغسوق.',
        'يراجع فريقنا الطلب ويحدد المواعيد وسعر الافتتاح ثم يبلغك. ويمكنك سحب الطلب حتى ذلك الحين.',
      ],
      action: { label: 'فتح الطلب', url: `${site}/ar${page}` },
    },
  };
}

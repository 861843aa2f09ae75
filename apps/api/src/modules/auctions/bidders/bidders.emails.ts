import type { Email } from '../../../platform/email.ts';
import { formatDollars } from '../lots/format-dollars.ts';

type Answer = { limit: number | null; reason: string | null; site: string };

/** Builds an email that repeats nothing from the form: otherwise anyone could make us send their text to any address. */
export function buildRegistrationReceivedEmail({ site }: Answer): Email {
  return {
    en: {
      subject: 'Your bidder registration',
      lines: [
        'Thank you for registering to bid on Rigsouq. We review your registration within 24-48 hours and reply by email.',
        'A higher limit needs an account with a verified email. If you do not have one yet, create one with this email.',
      ],
      action: { label: 'See the auctions', url: `${site}/auctions` },
      closing: 'If you did not request this, ignore this email. Someone entered your address by mistake.',
    },
    ar: {
      subject: 'تسجيلك كمزايد',
      lines: [
        'شكرًا لتسجيلك للمزايدة في ريغسوق. نراجع تسجيلك خلال 24-48 ساعة ونجيبك بالبريد الإلكتروني.',
        'يُمنح سقف مزايدة أعلى لحساب تم تأكيد بريده الإلكتروني. إن لم يكن لديك حساب بعد فافتح حسابًا بهذا البريد.',
      ],
      action: { label: 'عرض المزادات', url: `${site}/ar/auctions` },
      closing: 'إن لم تطلب ذلك فتجاهل هذه الرسالة، فقد أدخل أحدهم عنوانك بالخطأ.',
    },
  };
}

export function buildRegistrationApprovedEmail({ limit, site }: Answer): Email {
  const price = formatDollars(limit ?? 0);
  return {
    en: {
      subject: `You can now bid up to ${price}`,
      lines: [`Your bidder registration is approved. Your account can commit up to ${price} in open auctions.`],
      action: { label: 'See the auctions', url: `${site}/auctions` },
    },
    ar: {
      subject: `يمكنك الآن المزايدة حتى ${price}`,
      lines: [`قُبل تسجيلك كمزايد. يمكن لحسابك أن يزايد حتى ${price} في المزادات المفتوحة.`],
      action: { label: 'عرض المزادات', url: `${site}/ar/auctions` },
    },
  };
}

export function buildRegistrationRejectedEmail({ reason, site }: Answer): Email {
  return {
    en: {
      subject: 'Your bidder registration was not approved',
      lines: [
        'We reviewed your bidder registration and could not approve it.',
        ...(reason ? [`Reason: ${reason}`] : []),
        'You can still bid within the standard limit and register again.',
      ],
      action: { label: 'Register again', url: `${site}/register-to-bid` },
    },
    ar: {
      subject: 'لم يُقبل تسجيلك كمزايد',
      lines: [
        'راجعنا تسجيلك كمزايد ولم نتمكن من قبوله.',
        ...(reason ? [`السبب: ${reason}`] : []),
        'لا يزال بإمكانك المزايدة ضمن السقف المتاح لكل حساب، والتسجيل من جديد.',
      ],
      action: { label: 'التسجيل من جديد', url: `${site}/ar/register-to-bid` },
    },
  };
}

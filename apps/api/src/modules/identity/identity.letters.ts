import { RESET_LINK_MINUTES } from '@rigsouq/contract/identity';
import { VERIFY_LINK_DAYS } from '@rigsouq/contract/registration';
import type { Letter } from '../../platform/letter.ts';

export function resetLetter(url: string): Letter {
  return {
    en: {
      subject: 'Choose a new password',
      lines: ['Someone, most likely you, asked for a new password for your Rigsouq account.'],
      action: { label: 'Choose a new password', url },
      closing: `The link works once, for ${RESET_LINK_MINUTES} minutes. If you did not ask for it, ignore this message: nothing has changed.`,
    },
    ar: {
      subject: 'اختر كلمة مرور جديدة',
      lines: ['طلب أحدهم، ولعلّه أنت، كلمة مرور جديدة لحسابك في ريغسوق.'],
      action: { label: 'اختيار كلمة مرور جديدة', url },
      closing: `يعمل الرابط مرة واحدة خلال ${RESET_LINK_MINUTES} دقيقة. إن لم تطلبه فتجاهل هذه الرسالة، فلم يتغيّر شيء.`,
    },
  };
}

export function verifyLetter(url: string): Letter {
  return {
    en: {
      subject: 'Verify your e-mail',
      lines: [
        'Welcome to Rigsouq. Your account is open and you can work with it at once.',
        'Verify your e-mail so that your company can be approved and carry the Verified badge.',
      ],
      action: { label: 'Verify my e-mail', url },
      closing: `The link works once, for ${VERIFY_LINK_DAYS} days. If you did not open an account, ignore this message.`,
    },
    ar: {
      subject: 'تأكيد بريدك الإلكتروني',
      lines: [
        'مرحبًا بك في ريغسوق. حسابك مفتوح ويمكنك العمل به فورًا.',
        'أكّد بريدك الإلكتروني لكي يمكن اعتماد شركتك ومنحها شارة «موثّق».',
      ],
      action: { label: 'تأكيد بريدي الإلكتروني', url },
      closing: `يعمل الرابط مرة واحدة خلال ${VERIFY_LINK_DAYS} أيام. إن لم تفتح حسابًا فتجاهل هذه الرسالة.`,
    },
  };
}

import { RESET_LINK_MINUTES } from '@rigsouq/contract/identity';
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

import { RESET_LINK_MINUTES } from '@rigsouq/contract/identity';
import { INVITATION_DAYS } from '@rigsouq/contract/members';
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

/** To the address that was: who did not ask for this learns of it here. */
export function emailChangedLetter(newEmail: string): Letter {
  return {
    en: {
      subject: 'Your login e-mail has changed',
      lines: [`You now log in to Rigsouq with ${newEmail}. This address no longer opens your account.`],
      closing: 'If you made this change, there is nothing to do. If you did not, answer this message at once.',
    },
    ar: {
      subject: 'تغيّر بريد تسجيل دخولك',
      lines: [`أصبح تسجيل دخولك إلى ريغسوق بالبريد ${newEmail}، ولم يعد هذا العنوان يفتح حسابك.`],
      closing: 'إن كنت أنت من أجرى هذا التغيير فلا يلزمك فعل شيء، وإلا فأجب عن هذه الرسالة فورًا.',
    },
  };
}

export function invitationLetter({ url, company }: { url: string; company: string }): Letter {
  return {
    en: {
      subject: `${company} invites you to Rigsouq`,
      lines: [`${company} would like you to work with them on Rigsouq, with a login of your own.`],
      action: { label: 'Accept the invitation', url },
      closing: `The link works once, for ${INVITATION_DAYS} days. If you do not know ${company}, ignore this message.`,
    },
    ar: {
      subject: `دعوة من ${company} للانضمام إلى ريغسوق`,
      lines: [`تدعوك ${company} إلى العمل معها على ريغسوق بتسجيل دخول خاص بك.`],
      action: { label: 'قبول الدعوة', url },
      closing: `يعمل الرابط مرة واحدة خلال ${INVITATION_DAYS} أيام. إن كنت لا تعرف ${company} فتجاهل هذه الرسالة.`,
    },
  };
}

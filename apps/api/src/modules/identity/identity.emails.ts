import { RESET_LINK_MINUTES } from '@rigsouq/contract/identity';
import { INVITATION_DAYS } from '@rigsouq/contract/members';
import { VERIFY_LINK_DAYS } from '@rigsouq/contract/registration';
import type { Email } from '../../platform/email.ts';
import type { SecurityEmail } from './identity.jobs.ts';

export function buildResetEmail(url: string): Email {
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

export function buildVerifyEmail(url: string): Email {
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

/** Goes to the old address, so that a user who did not ask for the change learns about it. */
export function buildEmailChangedEmail(newEmail: string): Email {
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

export function buildInvitationEmail({ url, company }: { url: string; company: string }): Email {
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

const notYou = {
  en: 'If you did this, there is nothing to do. If you did not, choose a new password at once and answer this message.',
  ar: 'إن كنت أنت من فعل ذلك فلا يلزمك شيء، وإلا فاختر كلمة مرور جديدة فورًا وأجب عن هذه الرسالة.',
};
const reviewActivity = { en: 'Look at your recent activity', ar: 'راجع نشاطك الأخير' };

type Texts = { subject: string; line: string };
const buildSecurityEmail =
  (en: Texts, ar: Texts) =>
  (url: string): Email => ({
    en: { subject: en.subject, lines: [en.line], action: { label: reviewActivity.en, url }, closing: notYou.en },
    ar: { subject: ar.subject, lines: [ar.line], action: { label: reviewActivity.ar, url }, closing: notYou.ar },
  });

export const securityEmailBuilders: Record<SecurityEmail, (url: string) => Email> = {
  password_changed: buildSecurityEmail(
    {
      subject: 'Your password has been changed',
      line: 'The password of your Rigsouq login has been changed. All other devices are logged out.',
    },
    {
      subject: 'تم تغيير كلمة مرورك',
      line: 'تم تغيير كلمة المرور لتسجيل دخولك إلى ريغسوق، وسُجّل خروج جميع الأجهزة الأخرى.',
    },
  ),
  password_reset: buildSecurityEmail(
    {
      subject: 'Your password has been changed',
      line: 'A new password was chosen for your Rigsouq login with the link from our e-mail. All devices are logged out.',
    },
    {
      subject: 'تم تغيير كلمة مرورك',
      line: 'اختيرت كلمة مرور جديدة لتسجيل دخولك إلى ريغسوق عبر الرابط المرسل بالبريد، وسُجّل خروج جميع الأجهزة.',
    },
  ),
  factor_enrolled: buildSecurityEmail(
    {
      subject: 'Two-step login is on',
      line: 'Your Rigsouq login now asks for a code of your authenticator app. Keep your recovery codes in a safe place.',
    },
    {
      subject: 'تم تفعيل الدخول بخطوتين',
      line: 'أصبح تسجيل دخولك إلى ريغسوق يطلب رمزًا من تطبيق المصادقة. احتفظ برموز الاسترداد في مكان آمن.',
    },
  ),
  factor_removed: buildSecurityEmail(
    {
      subject: 'Two-step login is off',
      line: 'Your Rigsouq login no longer asks for a code: the password alone opens it.',
    },
    {
      subject: 'تم إيقاف الدخول بخطوتين',
      line: 'لم يعد تسجيل دخولك إلى ريغسوق يطلب رمزًا، وصارت كلمة المرور وحدها تكفي للدخول.',
    },
  ),
};

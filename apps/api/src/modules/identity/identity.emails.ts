import { VERIFY_LINK_DAYS } from '@rigsouq/contract/companies/registration';
import { RESET_LINK_MINUTES } from '@rigsouq/contract/identity/calls';
import { INVITATION_DAYS } from '@rigsouq/contract/identity/members';
import type { Email } from '../../platform/email.ts';
import type { SecurityEmail } from './identity.jobs.ts';

export function buildResetEmail(url: string): Email {
  return {
    en: {
      subject: 'Reset your password',
      lines: ['We received a request to reset the password for your Rigsouq account.'],
      action: { label: 'Reset your password', url },
      closing: `The link works once and expires in ${RESET_LINK_MINUTES} minutes. If you did not request it, ignore this email. Your password has not changed.`,
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
      subject: 'Verify your email',
      lines: [
        'Welcome to Rigsouq. Your account is ready and you can start right away.',
        'Verify your email so that your company can be approved and get the Verified badge.',
      ],
      action: { label: 'Verify my email', url },
      closing: `The link works once and expires in ${VERIFY_LINK_DAYS} days. If you did not create an account, ignore this email.`,
    },
    ar: {
      subject: 'تأكيد بريدك الإلكتروني',
      lines: [
        'مرحبًا بك في ريغسوق. تم فتح حسابك، ويمكنك استخدامه فورًا.',
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
      subject: 'Your login email has changed',
      lines: [`You now log in to Rigsouq with ${newEmail}. This address no longer works for login.`],
      closing: 'If you made this change, no action is needed. If you did not, reply to this email immediately.',
    },
    ar: {
      subject: 'تغيّر بريد تسجيل دخولك',
      lines: [`أصبح تسجيل دخولك إلى ريغسوق بالبريد ${newEmail}، ولم يعد هذا العنوان يفتح حسابك.`],
      closing: 'إن كنت أنت من أجرى هذا التغيير فلا يلزمك فعل شيء، وإلا فرُدّ على هذه الرسالة فورًا.',
    },
  };
}

export function buildInvitationEmail({ url, company }: { url: string; company: string }): Email {
  return {
    en: {
      subject: `${company} invited you to Rigsouq`,
      lines: [`${company} invited you to join their account on Rigsouq. You will have your own login.`],
      action: { label: 'Accept invitation', url },
      closing: `The link works once and expires in ${INVITATION_DAYS} days. If you do not know ${company}, ignore this email.`,
    },
    ar: {
      subject: `دعوة من ${company} للانضمام إلى ريغسوق`,
      lines: [`تدعوك ${company} إلى العمل معها على ريغسوق بحساب دخول خاص بك.`],
      action: { label: 'قبول الدعوة', url },
      closing: `يعمل الرابط مرة واحدة خلال ${INVITATION_DAYS} أيام. إن كنت لا تعرف ${company} فتجاهل هذه الرسالة.`,
    },
  };
}

const notYou = {
  en: 'If this was you, no action is needed. If not, change your password immediately and reply to this email.',
  ar: 'إن كنت أنت من فعل ذلك فلا يلزمك شيء، وإلا فاختر كلمة مرور جديدة فورًا ورُدّ على هذه الرسالة.',
};
const reviewActivity = { en: 'Review your recent activity', ar: 'راجع نشاطك الأخير' };

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
      line: 'The password of your Rigsouq login was reset with the link from our email. All devices are logged out.',
    },
    {
      subject: 'تم تغيير كلمة مرورك',
      line: 'اختيرت كلمة مرور جديدة لتسجيل دخولك إلى ريغسوق عبر الرابط المرسل بالبريد، وسُجّل خروج جميع الأجهزة.',
    },
  ),
  factor_enrolled: buildSecurityEmail(
    {
      subject: 'Two-step login is on',
      line: 'Your Rigsouq login now asks for a code from your authenticator app. Keep your recovery codes in a safe place.',
    },
    {
      subject: 'تم تفعيل الدخول بخطوتين',
      line: 'أصبح تسجيل دخولك إلى ريغسوق يطلب رمزًا من تطبيق المصادقة. احتفظ برموز الاسترداد في مكان آمن.',
    },
  ),
  factor_removed: buildSecurityEmail(
    {
      subject: 'Two-step login is off',
      line: 'Your Rigsouq login no longer asks for a code. You log in with your password only.',
    },
    {
      subject: 'تم إيقاف الدخول بخطوتين',
      line: 'لم يعد تسجيل دخولك إلى ريغسوق يطلب رمزًا، وصارت كلمة المرور وحدها تكفي للدخول.',
    },
  ),
};

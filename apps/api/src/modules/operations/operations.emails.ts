// Builds the emails to a company about an operator's decision.
import type { Email, EmailTexts } from '../../platform/email.ts';
import type { Decision } from './companies/company-state.ts';

type DecisionFacts = { name: string; reason: string | null; site: string };

export function buildDecisionEmail(decision: Decision, facts: DecisionFacts): Email {
  return { en: english[decision](facts), ar: arabic[decision](facts) };
}

type ListingFacts = { title: string; reason: string | null; url: { en: string; ar: string } };

/** Goes to the owner of a listing. */
export function buildListingDecisionEmail(
  act: 'listing.taken_down' | 'listing.restored',
  { title, reason, url }: ListingFacts,
): Email {
  if (act === 'listing.restored')
    return {
      en: {
        subject: 'Your listing is live again',
        lines: [`We reviewed ${title} again and put it back on the marketplace.`],
        action: { label: 'See the listing', url: url.en },
      },
      ar: {
        subject: 'عاد إعلانك إلى السوق',
        lines: [`راجعنا ${title} من جديد، وعاد الإعلان إلى السوق.`],
        action: { label: 'عرض الإعلان', url: url.ar },
      },
    };
  return {
    en: {
      subject: 'Your listing was taken down',
      lines: [
        `We took ${title} off the marketplace. Only your company can see it now.`,
        ...(reason ? [`Reason: ${reason}`] : []),
        'Existing deals are not affected. If you think this is a mistake, contact us and we will review it again.',
      ],
      action: { label: 'See the listing', url: url.en },
    },
    ar: {
      subject: 'أُوقف عرض إعلانك',
      lines: [
        `أوقفنا عرض ${title} في السوق، ولم يعد يظهر إلا لشركتك.`,
        ...(reason ? [`السبب: ${reason}`] : []),
        'تبقى الصفقات المبرمة بشأنه قائمة. إن رأيت أننا أخطأنا فراسلنا لنعيد المراجعة.',
      ],
      action: { label: 'عرض الإعلان', url: url.ar },
    },
  };
}

const english: Record<Decision, (facts: DecisionFacts) => EmailTexts> = {
  approve: ({ name, site }) => ({
    subject: 'Your company is verified',
    lines: [`We have verified ${name}. It now shows the Verified badge across Rigsouq.`],
    action: { label: 'Go to my dashboard', url: `${site}/dashboard` },
  }),
  revoke: ({ name, reason, site }) => ({
    subject: 'Your company is no longer verified',
    lines: [
      `We removed the Verified badge of ${name}.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      'You can keep using your account. Upload a valid licence, and we will review your company again.',
    ],
    action: { label: 'Go to my dashboard', url: `${site}/dashboard` },
  }),
  reject: ({ name, reason, site }) => ({
    subject: 'Your company could not be verified',
    lines: [
      `We reviewed ${name} and could not give it the Verified badge.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      'You can keep using your account. Once your profile and documents are complete, contact us and we will review them again.',
    ],
    action: { label: 'Go to my dashboard', url: `${site}/dashboard` },
  }),
  suspend: ({ name, reason, site }) => ({
    subject: 'Your account has been suspended',
    lines: [
      `The account of ${name} has been suspended. Its team members are logged out and the company is hidden from others.`,
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
    action: { label: 'Contact us', url: `${site}/contact-us` },
  }),
  restore: ({ name, site }) => ({
    subject: 'Your account has been restored',
    lines: [`The account of ${name} has been restored. You can log in and work as before.`],
    action: { label: 'Log in', url: `${site}/login` },
  }),
};

const arabic: Record<Decision, (facts: DecisionFacts) => EmailTexts> = {
  approve: ({ name, site }) => ({
    subject: 'تم توثيق شركتك',
    lines: [`راجعنا بيانات ${name}، وأصبحت تحمل شارة «موثّق» أينما ظهرت للآخرين.`],
    action: { label: 'الانتقال إلى لوحة التحكم', url: `${site}/ar/dashboard` },
  }),
  revoke: ({ name, reason, site }) => ({
    subject: 'أُزيلت شارة التوثيق عن شركتكم',
    lines: [
      `أزلنا شارة «موثّق» عن ${name}.`,
      ...(reason ? [`السبب: ${reason}`] : []),
      'يمكنكم مواصلة العمل بحسابكم. ارفعوا رخصة سارية لنراجع شركتكم من جديد.',
    ],
    action: { label: 'الانتقال إلى لوحة التحكم', url: `${site}/ar/dashboard` },
  }),
  reject: ({ name, reason, site }) => ({
    subject: 'تعذّر توثيق شركتك',
    lines: [
      `راجعنا بيانات ${name} ولم نتمكن من منحها شارة «موثّق».`,
      ...(reason ? [`السبب: ${reason}`] : []),
      'يمكنك مواصلة العمل بحسابك. وعند استكمال الملف التعريفي والمستندات راسلنا لنعيد المراجعة.',
    ],
    action: { label: 'الانتقال إلى لوحة التحكم', url: `${site}/ar/dashboard` },
  }),
  suspend: ({ name, reason, site }) => ({
    subject: 'تم إيقاف حسابك',
    lines: [
      `تم إيقاف حساب ${name}. سُجّل خروج أعضائه ولم تعد الشركة ظاهرة للآخرين.`,
      ...(reason ? [`السبب: ${reason}`] : []),
    ],
    action: { label: 'اتصل بنا', url: `${site}/ar/contact-us` },
  }),
  restore: ({ name, site }) => ({
    subject: 'أُعيد تفعيل حسابك',
    lines: [`أُعيد تفعيل حساب ${name}، ويمكنك تسجيل الدخول والعمل كما في السابق.`],
    action: { label: 'تسجيل الدخول', url: `${site}/ar/login` },
  }),
};

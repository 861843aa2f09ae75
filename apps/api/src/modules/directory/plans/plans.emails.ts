// Builds the emails about the plan of a provider: activated, ending in a week, and lapsed.
import { FREE_REQUESTS } from '@rigsouq/contract/directory/lists';
import type { Email, Language } from '../../../platform/email.ts';

export type PlanNews = 'activated' | 'ending' | 'lapsed';
type PlanFacts = { plan: string; requests: number; startsOn: string; endsOn: string; url: Record<Language, string> };

const arabicPlans: Record<string, string> = { Basic: 'الأساسية', Professional: 'الاحترافية', Enterprise: 'المؤسسات' };

const formatDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-AE-u-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));

export function buildPlanEmail(news: PlanNews, { plan, requests, startsOn, endsOn, url }: PlanFacts): Email {
  const ar = arabicPlans[plan] ?? plan;
  const action = { en: { label: 'See the plans', url: url.en }, ar: { label: 'عرض الباقات', url: url.ar } };
  const days = (language: Language) => [formatDay(startsOn, language), formatDay(endsOn, language)] as const;
  const [englishStart, englishEnd] = days('en');
  const [arabicStart, arabicEnd] = days('ar');
  const emails: Record<PlanNews, Email> = {
    activated: {
      en: {
        subject: `Your ${plan} plan is active`,
        lines: [
          `Your ${plan} plan is active from ${englishStart} to ${englishEnd}.`,
          `We forward up to ${requests} requests a month to you, and your entry comes before entries with a smaller plan or none.`,
        ],
        action: action.en,
      },
      ar: {
        subject: `باقتكم «${ar}» فعّالة`,
        lines: [
          `باقتكم «${ar}» فعّالة من ${arabicStart} إلى ${arabicEnd}.`,
          `نحيل إليكم حتى ${requests} من الطلبات في الشهر، ويظهر ملفكم في الدليل قبل الملفات ذات الباقة الأصغر أو بلا باقة.`,
        ],
        action: action.ar,
      },
    },
    ending: {
      en: {
        subject: `Your ${plan} plan ends on ${englishEnd}`,
        lines: [
          `Your ${plan} plan ends on ${englishEnd}. Contact us to continue it.`,
          `Without a plan we forward up to ${FREE_REQUESTS} requests a month to you.`,
        ],
        action: action.en,
      },
      ar: {
        subject: `تنتهي باقتكم «${ar}» في ${arabicEnd}`,
        lines: [
          `تنتهي باقتكم «${ar}» في ${arabicEnd}. راسلونا لتجديدها.`,
          `من دون باقة نحيل إليكم حتى ${FREE_REQUESTS} من الطلبات في الشهر.`,
        ],
        action: action.ar,
      },
    },
    lapsed: {
      en: {
        subject: `Your ${plan} plan has ended`,
        lines: [
          `Your ${plan} plan ended on ${englishEnd}. Your entry stays in the directory.`,
          `We now forward up to ${FREE_REQUESTS} requests a month to you. Contact us for a new plan.`,
        ],
        action: action.en,
      },
      ar: {
        subject: `انتهت باقتكم «${ar}»`,
        lines: [
          `انتهت باقتكم «${ar}» في ${arabicEnd}. يبقى ملفكم في الدليل.`,
          `نحيل إليكم الآن حتى ${FREE_REQUESTS} من الطلبات في الشهر. راسلونا للحصول على باقة جديدة.`,
        ],
        action: action.ar,
      },
    },
  };
  return emails[news];
}

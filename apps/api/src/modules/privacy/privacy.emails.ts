// Builds the emails about a copy of the data and about a closed account.
import { EXPORT_DAYS } from '@rigsouq/contract/privacy/retention';
import type { Email } from '../../platform/email.ts';

export function buildExportReadyEmail(publicUrl: string): Email {
  return {
    en: {
      subject: 'Your copy of your data is ready',
      lines: [
        'The copy of your data that you asked for is ready. Log in to download it.',
        `We delete it after ${EXPORT_DAYS} days. If you did not ask for it, change your password.`,
      ],
      action: { label: 'Open your settings', url: `${publicUrl}/settings/data` },
    },
    ar: {
      subject: 'نسخة بياناتك جاهزة',
      lines: [
        'نسخة البيانات التي طلبتها جاهزة. سجّل الدخول لتنزيلها.',
        `نحذفها بعد ${EXPORT_DAYS} أيام. وإن لم تطلبها فغيّر كلمة المرور.`,
      ],
      action: { label: 'فتح الإعدادات', url: `${publicUrl}/ar/settings/data` },
    },
  };
}

export function buildAccountClosedEmail(company: boolean): Email {
  return {
    en: {
      subject: 'Your account is closed',
      lines: [
        company
          ? 'The owner has closed your company on Rigsouq. All logins of the company have ended.'
          : 'Your login on Rigsouq is closed.',
        'Your personal data is being erased. Records of deals, auctions and consents stay, without your name, as the privacy policy says.',
      ],
    },
    ar: {
      subject: 'أُغلق حسابك',
      lines: [
        company ? 'أغلق المالك حساب شركتك في ريغسوق، وانتهى دخول جميع أعضاء الشركة.' : 'أُغلق دخولك إلى ريغسوق.',
        'يجري محو بياناتك الشخصية. وتبقى سجلات الصفقات والمزادات والموافقات بلا اسمك كما تذكر سياسة الخصوصية.',
      ],
    },
  };
}

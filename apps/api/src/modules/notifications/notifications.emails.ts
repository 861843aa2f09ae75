import { buildNoticePath, formatNotice, type NoticeType } from '@rigsouq/contract/notifications/calls';
import type { Email, EmailTexts, Language } from '../../platform/email.ts';

type Notice = { what: NoticeType; subjectId: string; words: Readonly<Record<string, string>> };

/** Builds one email. A single notification is the subject; several are counted in the subject and listed in the text. */
export function buildNotificationsEmail(notices: readonly Notice[], count: number, publicUrl: string): Email {
  return { en: texts(notices, count, publicUrl, 'en'), ar: texts(notices, count, publicUrl, 'ar') };
}

const closing = {
  en: 'You can change your email settings in your profile.',
  ar: 'يمكنك تحديد مواعيد رسائلنا من ملفك التعريفي.',
} as const;

function texts(notices: readonly Notice[], count: number, publicUrl: string, language: Language): EmailTexts {
  const home = language === 'ar' ? `${publicUrl}/ar` : publicUrl;
  const say = ({ what, words }: Notice) => formatNotice(what, language, words);
  const [only] = notices;
  if (only && count === 1)
    return {
      subject: say(only),
      lines: [
        { en: 'Use the button below to see the details.', ar: 'اضغط الزر أدناه للاطلاع على التفاصيل.' }[language],
      ],
      action: {
        label: { en: 'View details', ar: 'عرض التفاصيل' }[language],
        url: `${home}${buildNoticePath(only.what, only.subjectId, only.words)}`,
      },
      closing: closing[language],
    };
  return {
    subject: { en: `${count} new notifications`, ar: `إشعارات جديدة: ${count}` }[language],
    lines: notices.map(say),
    action: { label: { en: 'Open your dashboard', ar: 'فتح لوحة التحكم' }[language], url: `${home}/dashboard` },
    closing: closing[language],
  };
}

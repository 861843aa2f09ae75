import { buildNoticePath, formatNotice, type NoticeType } from '@rigsouq/contract/notifications/calls';
import { buildTaskPath, formatTask, type TaskType } from '@rigsouq/contract/tasks/calls';
import { formatPlaceDay } from '@rigsouq/kernel/place-time';
import type { Email, EmailTexts, Language } from '../../platform/email.ts';

type Notice = { what: NoticeType; subjectId: string; words: Readonly<Record<string, string>> };

/** Builds one email. A single notification is the subject; several are counted in the subject and listed in the text. */
export function buildNotificationsEmail(notices: readonly Notice[], count: number, publicUrl: string): Email {
  return { en: texts(notices, count, publicUrl, 'en'), ar: texts(notices, count, publicUrl, 'ar') };
}

const closing = {
  en: 'You choose our emails under Notifications in your settings.',
  ar: 'يمكنك اختيار رسائلنا تحت الإشعارات في الإعدادات.',
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

type Task = {
  task: TaskType;
  subject_id: string;
  words: Readonly<Record<string, string>>;
  partner: string | null;
  due_at: Date | null;
};
type Daily = { tasks: readonly Task[]; taskCount: number; notices: readonly Notice[]; publicUrl: string };

/** Builds the daily email: first what waits for the member, with a link each, then what has happened. */
export function buildDailyEmail(daily: Daily): Email {
  return { en: dailyTexts(daily, 'en'), ar: dailyTexts(daily, 'ar') };
}

function dailyTexts({ tasks, taskCount, notices, publicUrl }: Daily, language: Language): EmailTexts {
  const home = language === 'ar' ? `${publicUrl}/ar` : publicUrl;
  const due = ({ due_at }: Task) => {
    // A day ends at midnight, which is already the next one.
    const day = due_at && formatPlaceDay(new Date(due_at.getTime() - 1), language, null);
    return day && { en: `Due ${day}`, ar: `الموعد: ${day}` }[language];
  };
  return {
    subject: { en: `Waiting for you: ${taskCount}`, ar: `بانتظارك: ${taskCount}` }[language],
    lines: [],
    items: [
      ...tasks.map((task) => ({
        title: formatTask(task.task, language, task.words),
        detail: [due(task), task.partner].filter(Boolean).join(' · '),
        url: `${home}${buildTaskPath(task.task, task.subject_id, task.words)}`,
      })),
      ...notices.map(({ what, subjectId, words }) => ({
        title: formatNotice(what, language, words),
        detail: '',
        url: `${home}${buildNoticePath(what, subjectId, words)}`,
      })),
    ],
    action: { label: { en: 'Open your dashboard', ar: 'فتح لوحة التحكم' }[language], url: `${home}/dashboard` },
    closing: closing[language],
  };
}

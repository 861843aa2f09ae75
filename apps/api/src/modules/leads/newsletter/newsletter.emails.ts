import type { Email, EmailTexts } from '../../../platform/email.ts';

export function buildConfirmationEmail(url: string): Email {
  return {
    en: {
      subject: 'Confirm that you want our newsletter',
      lines: ['You asked for the Rigsouq newsletter. Press the button to subscribe.'],
      action: { label: 'Confirm', url },
      closing: 'If you did not ask for it, ignore this email. You will not get the newsletter.',
    },
    ar: {
      subject: 'أكّد رغبتك في تلقي نشرتنا البريدية',
      lines: ['طلبت نشرة ريغسوق البريدية. اضغط الزر للاشتراك.'],
      action: { label: 'تأكيد', url },
      closing: 'إن لم تطلبها فتجاهل هذه الرسالة، ولن تصلك النشرة.',
    },
  };
}

export type IssueTexts = { subject_en: string; text_en: string; subject_ar: string; text_ar: string };

/** Builds an issue. A blank line in its text starts a new paragraph. */
export function buildIssueEmail(issue: IssueTexts, url: { en: string; ar: string }): Email {
  return {
    en: issueTexts(issue.subject_en, issue.text_en, { label: 'Unsubscribe from the newsletter', url: url.en }),
    ar: issueTexts(issue.subject_ar, issue.text_ar, { label: 'إلغاء الاشتراك في النشرة', url: url.ar }),
  };
}

function issueTexts(subject: string, text: string, stop: NonNullable<EmailTexts['stop']>): EmailTexts {
  const lines = text
    .split('\n\n')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return { subject, lines, stop };
}

/** Builds the page behind the header List-Unsubscribe for readers whose mail program opens it. The token is encoded, so it cannot leave its attribute. */
export function buildStopPage(token: string): string {
  const query = `?token=${encodeURIComponent(token)}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Rigsouq</title></head><body><p><a href="/stop-newsletter${query}">Unsubscribe from the newsletter</a></p>
<p lang="ar" dir="rtl"><a href="/ar/stop-newsletter${query}">إلغاء الاشتراك في النشرة</a></p></body></html>`;
}

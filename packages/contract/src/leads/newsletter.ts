// Calls of the newsletter: a subscriber confirms and stops it with links from emails, operators write and send its issues.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { created, done, id, instant } from '../wire.ts';
import { multiLine, singleLine } from './contact.ts';

/** How long the link of the confirmation email is valid. An address that is not confirmed is deleted after the same time. */
export const NEWSLETTER_LINK_DAYS = 7;
export const NEWSLETTER_TEXT_MAX = 10_000;

const token = z.string().max(200);
const linkLimits = [{ by: 'address', max: 60, seconds: 600 }] as const;

export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/confirm',
  access: 'public',
  summary: 'Subscribe to the newsletter with the token from the confirmation email, without a login',
  message: 'You will get our newsletter',
  body: z.object({ token }),
  answer: done,
  errors: ['newsletter.link'],
  limits: linkLimits,
});

/** The address is in the header List-Unsubscribe. The mail program sends a form, whose content is ignored (RFC 8058). */
export const stopNewsletter = endpoint({
  method: 'POST',
  path: '/newsletter/stop',
  access: 'public',
  formBody: 'ignored',
  summary: 'Unsubscribe from the newsletter with the token from its email, without a login',
  message: 'You won’t get our newsletter any more',
  query: z.object({ token }),
  answer: done,
  errors: ['newsletter.link'],
  limits: linkLimits,
});

export const issueStates = ['draft', 'sending', 'sent'] as const;

const subject = singleLine
  .trim()
  .min(3, 'Enter a subject of at least 3 characters')
  .max(150, 'Enter a subject of at most 150 characters');
const text = multiLine
  .trim()
  .min(10, 'Enter a text of at least 10 characters')
  .max(NEWSLETTER_TEXT_MAX, 'Enter a text of at most 10,000 characters');
const issue = z.object({ subjectEn: subject, textEn: text, subjectAr: subject, textAr: text });

const desk = { access: 'operator', desk: 'leads' } as const;
const action = { ...desk, method: 'POST', answer: done, limits: [{ by: 'account', max: 60, seconds: 60 }] } as const;

export const listIssues = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/newsletter',
  summary: 'List the latest issues of the newsletter, and count its subscribers',
  answer: z.object({
    subscribers: z.int(),
    issues: z.array(
      z.object({
        _id: id,
        state: z.enum(issueStates),
        subjectEn: z.string(),
        textEn: z.string(),
        subjectAr: z.string(),
        textAr: z.string(),
        recipients: z.int(),
        delivered: z.int().describe('How many emails the mail server has accepted'),
        createdAt: instant,
        sentAt: instant.nullable(),
      }),
    ),
  }),
});

export const addIssue = endpoint({
  ...action,
  path: '/admin/newsletter',
  summary: 'Add an issue as a draft, in both languages',
  message: 'Draft saved',
  body: issue,
  answer: created,
});

export const changeIssue = endpoint({
  ...action,
  method: 'PUT',
  path: '/admin/newsletter/:id',
  summary: 'Change the draft of an issue',
  message: 'Draft saved',
  params: z.object({ id }),
  body: issue,
  errors: ['newsletter.unknown', 'newsletter.state'],
});

export const testIssue = endpoint({
  ...action,
  path: '/admin/newsletter/:id/test',
  summary: 'Send the issue in both languages to the operator alone',
  message: 'Test emails sent to you',
  params: z.object({ id }),
  errors: ['newsletter.unknown'],
});

export const sendIssue = endpoint({
  ...action,
  path: '/admin/newsletter/:id/send',
  summary:
    'Send the issue to all subscribers; the number of recipients must be the one that the operator has confirmed',
  message: 'The newsletter is being sent',
  params: z.object({ id }),
  body: z.object({ recipients: z.int().min(1).max(1_000_000) }),
  errors: ['newsletter.unknown', 'newsletter.state', 'newsletter.recipients'],
});

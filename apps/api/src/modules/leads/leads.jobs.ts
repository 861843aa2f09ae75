import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

export const sendContactMessage = defineJob('leads.send_contact_message', z.object({ messageId: z.uuid() }));
export const notifyOperators = defineJob('leads.tell_operators', z.object({ leadId: z.uuid() }));
/** Runs when the days of a draft are over. */
export const dropSellDraft = defineJob('leads.drop_sell_draft', z.object({ id: z.uuid() }));
export const sendLeadConfirmation = defineJob('leads.thank', z.object({ leadId: z.uuid() }));
export const sendInquiryEmail = defineJob('leads.send_inquiry', z.object({ id: z.uuid() }));
export const sendInquiryConfirmation = defineJob('leads.thank_for_inquiry', z.object({ id: z.uuid() }));
/** Sends a forwarded request to its recipient. The reminder is sent only if there is no answer yet. */
export const sendForwardEmail = defineJob('leads.send_forward', z.object({ id: z.uuid(), reminder: z.boolean() }));
export const sendForwardAnswer = defineJob('leads.send_forward_answer', z.object({ id: z.uuid() }));
export const deleteLeadLinks = defineJob('leads.delete_links', z.object({}));
export const sendNewsletterConfirmation = defineJob('leads.confirm_newsletter', z.object({ id: z.uuid() }));
/** Sends the next emails of an issue, and adds itself again until none is left. */
export const sendNewsletter = defineJob('leads.send_newsletter', z.object({ id: z.uuid() }));
export const sendTestIssue = defineJob(
  'leads.test_newsletter',
  z.object({ id: z.uuid(), email: z.string(), language: z.enum(['en', 'ar']) }),
);
export const deleteUnconfirmedSubscribers = defineJob('leads.delete_unconfirmed', z.object({}));

import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

export const sendContactMessage = defineJob('leads.send_contact_message', z.object({ messageId: z.uuid() }));
export const notifyOperators = defineJob('leads.tell_operators', z.object({ leadId: z.uuid() }));
/** Runs when the days of a draft are over. */
export const dropSellDraft = defineJob('leads.drop_sell_draft', z.object({ id: z.uuid() }));
export const sendLeadConfirmation = defineJob('leads.thank', z.object({ leadId: z.uuid() }));
export const sendInquiryEmail = defineJob('leads.send_inquiry', z.object({ id: z.uuid() }));
export const sendInquiryConfirmation = defineJob('leads.thank_for_inquiry', z.object({ id: z.uuid() }));

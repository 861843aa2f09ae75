// Calls to send an inquiry to the seller of a machine, with or without an account, and to read inquiries.

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { email } from '../identity/calls.ts';
import { MESSAGE_MAX } from '../messages/calls.ts';
import { optionalPhone } from '../phones.ts';
import type { Entry } from '../taxonomy.ts';
import { done, id, instant, LIST_PAGE_SIZE, language, unlessEmpty } from '../wire.ts';
import { contactLimits, honeypotField, multiLine, required, singleLine } from './contact.ts';

export const saleInquiryTypes = [
  { code: 'purchase', label: 'Purchase' },
  { code: 'inspection', label: 'Inspection' },
  { code: 'financing', label: 'Financing' },
  { code: 'shipping', label: 'Shipping' },
  { code: 'technical', label: 'Technical question' },
  { code: 'other', label: 'Other' },
] as const satisfies readonly Entry[];

const known = z.uuid('Invalid equipment or supplier ID');
const types = saleInquiryTypes.map(({ code }) => code);

/** Visitors may ask (R65). For a signed-in user the inquiry also starts a conversation. */
export const sendSaleInquiry = endpoint({
  method: 'POST',
  path: '/equipment/contactmail',
  access: 'visitor',
  summary: 'Send an inquiry about a machine for sale to its supplier',
  // The form recognises a sent inquiry by this text only (DE-032).
  message: 'Email sent successfully',
  body: z.object({
    equipmentId: known,
    supplierId: known,
    firstName: required(80, 'First name is required'),
    lastName: unlessEmpty(singleLine.trim().max(80)),
    email,
    phone: optionalPhone,
    inquiryType: z.enum(types, 'Inquiry type is required'),
    message: multiLine.trim().min(1, 'Message is required').max(MESSAGE_MAX),
    newsletter: z.boolean().default(false).describe('True if the sender wants news of the market'),
    language: language.default('en').describe('Language of the confirmation email'),
    ...honeypotField,
  }),
  answer: done,
  errors: [
    'listing.unknown',
    'listing.state',
    'inquiry.not_for_sale',
    'inquiry.supplier',
    'deal.own',
    'contact.flood',
    'message.recipient',
  ],
  limits: [...contactLimits, { by: 'body.email', max: 10, seconds: 3_600 }],
});

export const listSaleInquiries = endpoint({
  method: 'GET',
  path: '/sale-inquiries',
  access: 'supplier',
  summary: 'List the inquiries about the machines of the company, newest first',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(LIST_PAGE_SIZE),
  }),
  answer: z.object({
    inquiries: z.array(
      z.object({
        _id: id,
        equipment: z.object({ _id: id, title: z.string() }),
        name: z.string(),
        company: z.string().nullable(),
        email: z.string(),
        phone: z.string().nullable(),
        inquiryType: z.enum(types),
        message: z.string(),
        senderId: id.nullable().describe('Account of the sender, to reply to; null for a visitor'),
        isRead: z.boolean(),
        createdAt: instant,
      }),
    ),
    unread: z.int(),
    total: z.int(),
    pages: z.int(),
  }),
});

export const markSaleInquiryRead = endpoint({
  method: 'POST',
  path: '/sale-inquiries/:id/read',
  access: 'supplier',
  summary: 'Mark an inquiry to the company as read',
  message: 'Marked as read',
  params: z.object({ id }),
  answer: done,
  errors: ['inquiry.unknown'],
  limits: [{ by: 'account', max: 300, seconds: 60 }],
});

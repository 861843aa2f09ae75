// Calls to write to a company or to the operator, and to read messages to one's own company.

import { z } from 'zod';
import { codeIn, textIn } from '../codes.ts';
import { endpoint, type Limit } from '../endpoint.ts';
import { email } from '../identity/calls.ts';
import { optionalPhone, phoneField } from '../phones.ts';
import { buyerTypes, type Entry, gulfCountries } from '../taxonomy.ts';
import { done, id, instant, LIST_PAGE_SIZE, language, oneOf, unlessEmpty } from '../wire.ts';

export const contactReasons = [
  { code: 'equipment-inquiry', label: 'Equipment inquiry' },
  { code: 'pricing', label: 'Pricing' },
  { code: 'bulk-order', label: 'Bulk order' },
  { code: 'partnership', label: 'Business partnership' },
  { code: 'technical-support', label: 'Technical support' },
  { code: 'other', label: 'Other' },
] as const satisfies readonly Entry[];

export const contactCategories = ['excavators', 'cranes', 'bulldozers', 'loaders', 'trucks', 'other'] as const;

export const inquiryTypes = [
  { code: 'general', label: 'General' },
  { code: 'equipment', label: 'Equipment' },
  { code: 'pricing', label: 'Pricing' },
  { code: 'partnership', label: 'Business partnership' },
  { code: 'support', label: 'Support' },
  { code: 'other', label: 'Other' },
] as const satisfies readonly Entry[];

const codes = <const L extends readonly Entry[]>(list: L) => list.map(({ code }) => code) as L[number]['code'][];
/** Text in one line. Line breaks are removed, because a name or a subject may become an email header. */
export const singleLine = z.string().overwrite((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '));
/** Text in several lines. Control characters are removed, because the database refuses some of them. */
export const multiLine = z.string().overwrite((text) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''));
export const required = (max: number, message: string) => singleLine.trim().min(1, message).max(max);
const optional = (max: number) => unlessEmpty(singleLine.trim().max(max));
const message = multiLine.trim().min(1, 'Message is required').max(5_000);

/** A hidden field (honeypot). Only a bot fills it in; the bot gets a success answer and nothing is sent. */
export const honeypotField = { homepage: z.string().max(500).optional() };

/** Visitors may write (R65), so the number of messages per address is limited. */
export const contactLimits = [
  { by: 'address', max: 5, seconds: 600 },
  { by: 'address', max: 20, seconds: 86_400 },
] as const satisfies readonly Limit[];

const EMAIL_SENT = 'Email sent successfully!';

export const sendBuyerContact = endpoint({
  method: 'POST',
  path: '/auth/send-buyer-contact',
  access: 'visitor',
  summary: 'Send a message to a buyer',
  message: EMAIL_SENT,
  body: z.object({
    recipientId: id,
    senderFirstName: required(80, 'First name is required'),
    senderLastName: required(80, 'Last name is required'),
    senderCompany: required(120, 'Company is required'),
    senderEmail: email,
    senderPhone: optionalPhone,
    contactReason: z.enum(codes(contactReasons), 'Reason is required'),
    equipmentCategory: z.enum(contactCategories, 'Equipment category is required'),
    subject: required(200, 'Subject is required'),
    message,
    ...honeypotField,
  }),
  answer: done,
  errors: ['buyer.unknown', 'contact.flood'],
  limits: [...contactLimits, { by: 'body.senderEmail', max: 10, seconds: 3_600 }],
});

const messageFields = {
  firstName: required(80, 'First name is required'),
  lastName: required(80, 'Last name is required'),
  email,
  company: optional(120),
  phone: optionalPhone,
  subject: required(200, 'Subject is required'),
  message,
  inquiryType: z.enum(codes(inquiryTypes), 'Inquiry type is required'),
  ...honeypotField,
};

export const sendSupplierContact = endpoint({
  method: 'POST',
  path: '/auth/send-supplier-contact',
  access: 'visitor',
  summary: 'Send a message to a supplier',
  message: EMAIL_SENT,
  body: z.object({ supplierId: id, ...messageFields }),
  answer: done,
  errors: ['supplier.unknown', 'contact.flood'],
  limits: [...contactLimits, { by: 'body.email', max: 10, seconds: 3_600 }],
});

export const sendContactLead = endpoint({
  method: 'POST',
  path: '/leads/contact',
  access: 'visitor',
  summary: 'Send a message to the operator of the market (R61)',
  message: EMAIL_SENT,
  body: z.object({ ...messageFields, language: language.default('en') }),
  answer: done,
  errors: ['contact.flood'],
  limits: [...contactLimits, { by: 'body.email', max: 5, seconds: 3_600 }],
});

export const joinBuyerNetwork = endpoint({
  method: 'POST',
  path: '/leads/buyer-network',
  access: 'visitor',
  summary: 'Apply to join the buyer network; an operator answers (R35)',
  message: 'Your request has been received. It will be reviewed within 24-48 hours.',
  body: z.object({
    firstName: required(80, 'First name is required'),
    lastName: required(80, 'Last name is required'),
    email,
    phone: phoneField('Phone is required'),
    company: required(120, 'Company is required'),
    companyType: oneOf(buyerTypes, 'Type of company is required'),
    country: oneOf(gulfCountries, 'Country is required'),
    message: unlessEmpty(multiLine.trim().max(2_000)),
    language: language.default('en'),
    ...honeypotField,
  }),
  answer: done,
  errors: ['contact.flood'],
  limits: [...contactLimits, { by: 'body.email', max: 5, seconds: 3_600 }],
});

export const listContactMessages = endpoint({
  method: 'GET',
  path: '/contact-messages',
  access: 'member',
  summary: 'List the contact messages to the company, newest first',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(LIST_PAGE_SIZE),
  }),
  answer: z.object({
    messages: z.array(
      z.object({
        _id: id,
        name: z.string(),
        company: z.string().nullable(),
        email: z.string(),
        phone: z.string().nullable(),
        reason: codeIn([...contactReasons, ...inquiryTypes]),
        equipmentCategory: textIn(contactCategories).nullable(),
        subject: z.string(),
        message: z.string(),
        isRead: z.boolean(),
        createdAt: instant,
      }),
    ),
    unread: z.int(),
    total: z.int(),
    pages: z.int(),
  }),
});

export const markContactMessageRead = endpoint({
  method: 'POST',
  path: '/contact-messages/:id/read',
  access: 'member',
  summary: 'Mark a contact message to the company as read',
  message: 'Marked as read',
  params: z.object({ id }),
  answer: done,
  errors: ['contact.unknown'],
  limits: [{ by: 'account', max: 300, seconds: 60 }],
});

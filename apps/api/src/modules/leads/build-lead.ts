import type { Language } from '../../platform/email.ts';
import type { LeadKind } from './leads.emails.ts';
import type { NewLead } from './send-lead.ts';

/** The fields that every form has; all other fields are its details. */
export type FilledForm = {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | undefined;
  company?: string | undefined;
  message?: string | undefined;
  language: Language;
  homepage?: string | undefined;
};

export function buildLead(kind: LeadKind, form: FilledForm): NewLead {
  const { firstName, lastName, email, phone, company, message, language, homepage: _, ...rest } = form;
  const given = Object.entries<string | undefined>(rest).filter((detail): detail is [string, string] => !!detail[1]);
  const details = Object.fromEntries(given);
  return { kind, firstName, lastName, email, phone, company, message, language, details };
}

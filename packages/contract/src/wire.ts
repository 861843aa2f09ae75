// Defines small schemas that many calls share.
import { plainNumber } from '@rigsouq/kernel/plain-number';
import { z } from 'zod';
import { codeOf, codesOf, type Entry } from './taxonomy.ts';
import './validation-messages.ts';

// The content security policy of pages forbids eval. Without this setting Zod tests for eval, and the browser reports a violation.
if ('document' in globalThis) z.config({ jitless: true });

export const MB = 1024 * 1024;
/** Rows per page in the lists of the dashboard. */
export const LIST_PAGE_SIZE = 20;

// A schema with an `id` in its `meta` appears once in the OpenAPI document and is referenced by that name.
export const id = z.uuid().meta({ id: 'Id', description: 'A UUID' });
export const languages = ['en', 'ar'] as const;
export const language = z.enum(languages);
export const instant = z.iso.datetime().meta({ id: 'Instant', description: 'Date and time in UTC' });
export const done = z
  .object({ message: z.string() })
  .meta({ id: 'Done', description: 'Success, with a message for the user' });
export const created = z
  .object({ message: z.string(), _id: id })
  .meta({ id: 'Created', description: 'Success, with a message for the user and the id of the new record' });
export const picture = z
  .object({ full: z.string(), card: z.string(), thumb: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'Picture', description: 'A photo in three sizes' });

/** Returns a schema that accepts every documented spelling of a taxonomy entry and outputs its code (R3). */
export function oneOf<const L extends readonly Entry[]>(list: L, message: string) {
  return z
    .string(message)
    .max(80)
    .transform((spelling, context) => {
      const code = codeOf(list, spelling);
      if (code) return code;
      // A form shows all errors together, so the checks of the other fields continue.
      context.addIssue({ code: 'custom', message, continue: true });
      return z.NEVER;
    })
    .meta({ enum: codesOf(list), description: 'A code; its label and other documented spellings are accepted too' });
}

/** Returns the schema of a list of short texts, sent as JSON in a form field. */
export function jsonList(message: string) {
  return z
    .string(message)
    .max(2_000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      }
    })
    .pipe(z.array(z.string().trim().min(1).max(60), message).max(30, message));
}

/** Reads a number as a user types it, with Arabic digits or thousands separators too. */
export function typedNumber<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (typeof value === 'string' ? plainNumber(value) : value), schema);
}

/** Makes a form field optional and treats an empty string as not given. */
export function unlessEmpty<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

/** Makes a form field clearable: an empty string becomes null, and a missing field keeps the stored value. */
export function clearable<S extends z.ZodType>(schema: S) {
  const emptyToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);
  return z.preprocess(emptyToNull, schema.nullable().optional());
}

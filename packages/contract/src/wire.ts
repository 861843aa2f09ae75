// Small schemas that many calls share.
import { z } from 'zod';
import { codeOf, codesOf, type Entry } from './taxonomy.ts';

// The policy of a page forbids code that is made out of text. Zod would try whether it may, and the browser would report that.
if ('document' in globalThis) z.config({ jitless: true });

export const MB = 1024 * 1024;
/** Every list of the dashboard has pages of this size. */
export const LIST_PAGE_SIZE = 20;

// A schema with an `id` in its `meta` is printed once into the OpenAPI document, and referred to by that name.
export const id = z.uuid().meta({ id: 'Id', description: 'An id' });
export const languages = ['en', 'ar'] as const;
export const language = z.enum(languages);
export const instant = z.iso.datetime().meta({ id: 'Instant', description: 'An instant in UTC' });
export const done = z
  .object({ message: z.string() })
  .meta({ id: 'Done', description: 'It is done; what to tell a person' });
export const created = z
  .object({ message: z.string(), _id: id })
  .meta({ id: 'Created', description: 'It is done; what to tell a person, and the id of what is new' });
export const picture = z
  .object({ full: z.string(), card: z.string(), thumb: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'Picture', description: 'A photo in three sizes' });

/** Accepts every documented spelling of a taxonomy entry and yields its one code (R3). */
export function oneOf<const L extends readonly Entry[]>(list: L, message: string) {
  return z
    .string()
    .max(80)
    .transform((spelling, context) => {
      const code = codeOf(list, spelling);
      if (code) return code;
      // A form tells everything that is wrong at once, so the checks of the whole go on.
      context.addIssue({ code: 'custom', message, continue: true });
      return z.NEVER;
    })
    .meta({ enum: codesOf(list), description: 'The label and the other documented spellings are read as well' });
}

/** A list of short texts, which travels in a form as JSON. */
export function jsonList(message: string) {
  return z
    .string()
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

/** A field of a form that was left empty was not given. */
export function unlessEmpty<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

/** A field of a form that was emptied is cleared; one that the form does not have keeps what it holds. */
export function clearable<S extends z.ZodType>(schema: S) {
  const emptied = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);
  return z.preprocess(emptied, schema.nullable().optional());
}

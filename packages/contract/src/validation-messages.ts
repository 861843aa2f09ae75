// Gives every fault of an input a message that a user can read. Without this file a schema without its own message would answer the technical text of
// Zod, such as 'Invalid input: expected string, received undefined'.
import { z } from 'zod';

const messages = {
  required: 'This field is required',
  invalid: 'This value is not valid',
  email: 'Invalid email format.',
  date: 'Enter a valid date',
  tooLong: 'This text is too long',
  tooShort: 'This text is too short',
  tooLarge: 'This number is too large',
  tooSmall: 'This number is too small',
  tooMany: 'Too many entries',
  tooFew: 'Too few entries',
} as const;
const generalMessages: ReadonlySet<string> = new Set(Object.values(messages));

type Issue = z.core.$ZodRawIssue;

/** Values that are empty for their type. The message for an empty value is the documented one for a missing value too. */
const emptyValues: Partial<Record<string, unknown>> = { string: '', number: Number.MIN_SAFE_INTEGER, array: [] };

function messageOf(issue: Issue): string {
  if (issue.code === 'invalid_type' && isMissing(issue.input)) return messageOfEmptyValue(issue) ?? messages.required;
  if (issue.input === undefined) return messages.required;
  if (issue.code === 'too_big') return bySize(issue.origin, 'tooLong', 'tooMany', 'tooLarge');
  if (issue.code === 'too_small')
    return issue.origin === 'string' && issue.minimum === 1
      ? messages.required
      : bySize(issue.origin, 'tooShort', 'tooFew', 'tooSmall');
  if (issue.code === 'invalid_format') return messageOfFormat(issue.format);
  return messages.invalid;
}

/** A missing number is not a number after its conversion from text. */
function isMissing(input: unknown): boolean {
  return input === undefined || input === null || Number.isNaN(input);
}

/** Returns the message that the schema itself has for an empty value. */
function messageOfEmptyValue({ inst }: Issue): string | undefined {
  if (!(inst instanceof z.ZodType) || !(inst.type in emptyValues)) return undefined;
  const message = inst.safeParse(emptyValues[inst.type]).error?.issues[0]?.message;
  return message === undefined || generalMessages.has(message) ? undefined : message;
}

type Key = keyof typeof messages;

function bySize(origin: string | undefined, text: Key, list: Key, number: Key): string {
  if (origin === 'string') return messages[text];
  if (origin === 'date') return messages.date;
  return messages[origin === 'number' || origin === 'int' || origin === 'bigint' ? number : list];
}

function messageOfFormat(format: string): string {
  if (format === 'email') return messages.email;
  return ['date', 'datetime', 'time'].includes(format) ? messages.date : messages.invalid;
}

z.config({ customError: messageOf });

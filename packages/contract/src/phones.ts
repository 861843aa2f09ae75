// The field for a phone number. It accepts every notation and Arabic digits. The server then converts the number to E.164 by the numbering plan of its
// country; the tables of these plans are too large for a page.
import { plainPhone } from '@rigsouq/kernel/phones';
import { z } from 'zod';
import { unlessEmpty } from './wire.ts';

export const INVALID_PHONE = 'Enter a valid phone number with its country code, such as +971 50 123 4567';
const DIGITS = /^\+?\d{6,15}$/;

/** Marks the fields that the server converts. */
export const phoneFields = z.registry();

/** `missing` is the message for an empty field. */
export function phoneField(missing: string) {
  const typed = z
    .string(missing)
    .trim()
    .min(1, { error: missing, abort: true })
    .max(30, INVALID_PHONE)
    .overwrite(plainPhone);
  return typed.regex(DIGITS, { error: INVALID_PHONE, abort: true }).register(phoneFields);
}

export const optionalPhone = unlessEmpty(phoneField(INVALID_PHONE));

// Phone numbers are stored in E.164 (`+971501234567`). These functions read them from what a user typed, show them and link to them.
import { plainDigits } from './plain-number.ts';

/** Removes what users type for readability: spaces, brackets, hyphens, and the marks that set the direction of text. */
const SEPARATORS = /[\s().\-/\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;
/** Saudi Arabia and the UAE have an area or network code; the other countries of the Gulf have eight digits. */
const GULF_GROUPS = [/^(\+9(?:66|71))(\d{1,2})(\d{3})(\d{4})$/, /^(\+9(?:65|68|73|74))(\d{4})(\d{4})$/];

/** Returns digits with an optional `+`, or the typed text if it contains anything else. */
export function plainPhone(typed: string): string {
  return plainDigits(typed).replace(SEPARATORS, '').replace(/^00/, '+');
}

/** Returns the links of a phone number. WhatsApp supports international numbers only: a local one would open the chat of another person. */
export function phoneLinks(phone: string): { call: string; whatsapp: string | undefined } {
  const plain = plainPhone(phone);
  return {
    call: `tel:${plain}`,
    whatsapp: INTERNATIONAL.test(plain) ? `https://wa.me/${plain.slice(1)}` : undefined,
  };
}

/** Returns a number of the Gulf in the groups that are usual there: `+971 50 123 4567`, `+974 5012 3456`. Other numbers stay as they are. */
export function showPhone(phone: string): string {
  for (const pattern of GULF_GROUPS) {
    const groups = pattern.exec(phone);
    if (groups) return groups.slice(1).join(' ');
  }
  return phone;
}

// Normalizes a number that a user typed, with Arabic digits or thousands separators, to the format of the wire.
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const GROUPS = /[,\u066c\s](?=\d{3}(?:\D|$))/g;

/** Replaces Arabic and Persian digits with Latin ones and leaves the rest as it is. */
export function plainDigits(typed: string): string {
  return typed.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}

export function plainNumber(typed: string): string {
  return plainDigits(typed.trim()).replace('\u066b', '.').replace(GROUPS, '');
}

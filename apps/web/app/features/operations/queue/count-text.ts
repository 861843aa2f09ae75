import { formatNumber } from '../../../lib/format/format.ts';
import type { Language } from '../../../lib/i18n/language.ts';

/** The server counts each kind of the queue up to this number. */
const COUNT_MAX = 1_000;

/** Writes how many items wait. */
export function countText(count: number, language: Language): string {
  return `${formatNumber(count, language)}${count >= COUNT_MAX ? '+' : ''}`;
}

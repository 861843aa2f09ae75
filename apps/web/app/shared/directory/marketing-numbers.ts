// The marketing numbers that a public page shows: those that operators changed, and the documented ones of all others (R78).
import type { listMarketingNumbers } from '@rigsouq/contract/directory/marketing-numbers';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { AskAsVisitor } from '../../lib/api/page-loader.ts';
import type { MarketingNumber } from '../../lib/content.ts';
import { formatMarketingNumber } from '../../lib/format/marketing-number.ts';
import type { Language } from '../../lib/i18n/language.ts';

export type ChangedNumbers = AnswerOf<typeof listMarketingNumbers>['numbers'];

/**
 * Reads the changed numbers in the loader of a page. Without an answer it returns null, and the page leaves its numbers out: an operator may have
 * replaced the documented ones.
 */
export async function readChangedNumbers(ask: AskAsVisitor): Promise<ChangedNumbers | null> {
  try {
    const { listMarketingNumbers } = await import('@rigsouq/contract/directory/marketing-numbers');
    return (await ask(listMarketingNumbers, {})).numbers;
  } catch {
    return null;
  }
}

export function currentNumbers(numbers: readonly MarketingNumber[], changed: ChangedNumbers, language: Language) {
  return numbers.map(({ key, figure, label }) => {
    const value = changed.find((one) => one.key === key)?.value ?? figure;
    return { figure: formatMarketingNumber(value, language), label };
  });
}

// The numbers in the help texts, from the constants and rules that the product itself uses.
import { currentBidding } from '@rigsouq/contract/auctions/bidding-versions';
import { DEFAULT_BID_LIMIT } from '@rigsouq/contract/auctions/calls';
import { TRIAL_DAYS } from '@rigsouq/contract/procurement/plans';
import { ANSWER_HOURS } from '@rigsouq/contract/rentals/calls';
import { HOURS_A_DAY, type RentalPeriod, rentalPrice } from '@rigsouq/kernel/rental-price';
import { COMPARE_MAX } from '../../lib/compare.ts';
import { formatNumber, formatPrice } from '../../lib/format/format.ts';
import type { Language } from '../../lib/i18n/language.ts';

/** A rental for which weeks and days together are cheaper than either alone. */
export const rentalExample = { days: 10, rates: { daily: 320, weekly: 1_500 } } as const;

export function helpValues(language: Language): Record<string, string> {
  const { days, rates } = rentalExample;
  const number = (value: number) => formatNumber(value, language);
  const price = (value: number) => formatPrice(value, 'USD', language);
  const cost = (period: RentalPeriod) => price(rentalPrice(period, days, rates)?.cost ?? Number.NaN);
  return {
    answerHours: number(ANSWER_HOURS),
    bidLimit: price(DEFAULT_BID_LIMIT),
    compareMax: number(COMPARE_MAX),
    extensionMinutes: number(currentBidding.maxExtensionMinutes),
    softCloseMinutes: number(currentBidding.softCloseMinutes.online),
    trialDays: number(TRIAL_DAYS),
    hoursADay: number(HOURS_A_DAY),
    rentalDays: number(days),
    dailyRate: price(rates.daily),
    weeklyRate: price(rates.weekly),
    combinedCost: cost('combined'),
    weeklyCost: cost('weekly'),
    dailyCost: cost('daily'),
  };
}

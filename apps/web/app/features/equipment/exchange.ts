// Prices in the visitor's own currency: a help for the eye at the stored rate, never what is paid.
import { currencies } from '@rigsouq/contract/taxonomy';
import { deviceStore } from '../../lib/device-store.ts';
import type { Rates } from './load-equipment.ts';

/** The code of the currency that was chosen on this device, or nothing. */
export const chosenCurrency = deviceStore('currency', (kept) =>
  typeof kept === 'string' && currencies.some(({ code }) => code === kept) ? kept : '',
);

/** Whole units where the amount has three digits or more: a rate of the day is not exact to the cent. */
export function convert(amount: number, from: string, to: string, rates: Rates): number | undefined {
  const usd = (code: string) => rates.find(({ currency }) => currency === code)?.usd;
  const [one, other] = [usd(from), usd(to)];
  if (from === to || one === undefined || other === undefined) return undefined;
  const exact = (amount * one) / other;
  return exact >= 100 ? Math.round(exact) : Math.round(exact * 100) / 100;
}

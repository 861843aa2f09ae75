// Converts prices into the visitor's currency at the stored rate. The result is only for orientation, never the amount to pay.
import { currencies } from '@rigsouq/contract/taxonomy';
import { deviceStore } from '../../../../lib/device-store.ts';
import type { Rates } from '../load-equipment.ts';

/** The code of the currency chosen on this device, or an empty string. */
export const chosenCurrency = deviceStore('currency', (stored) =>
  typeof stored === 'string' && currencies.some(({ code }) => code === stored) ? stored : '',
);

/** Converts an amount. From 100 on it rounds to whole units, because a daily rate is not exact to the cent. */
export function convertCurrency(amount: number, from: string, to: string, rates: Rates): number | undefined {
  const usd = (code: string) => rates.find(({ currency }) => currency === code)?.usd;
  const [one, other] = [usd(from), usd(to)];
  if (from === to || one === undefined || other === undefined) return undefined;
  const exact = (amount * one) / other;
  return exact >= 100 ? Math.round(exact) : Math.round(exact * 100) / 100;
}

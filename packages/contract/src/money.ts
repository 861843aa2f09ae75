// Converts amounts with the digits of their currency: they are stored in minor units and sent in major units (R20).
import { toMajor, toMinor } from '@rigsouq/kernel/money';
import { digitsOf } from './taxonomy.ts';

/** Returns an amount in major units, or null when the amount or its currency is not known. */
export function majorOf(minor: string | number, currency: string): number;
export function majorOf(minor: string | number | null, currency: string | null): number | null;
export function majorOf(minor: string | number | null, currency: string | null): number | null {
  return minor === null || currency === null ? null : toMajor(Number(minor), digitsOf(currency));
}

/** Returns an amount in minor units, or undefined when it is finer than its currency or too large to be exact. */
export function minorOf(major: number, currency: string): number | undefined {
  return toMinor(major, digitsOf(currency));
}

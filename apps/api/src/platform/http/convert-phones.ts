// Converts the phone numbers of an input to E.164. A local number belongs to the country of the form, or else of the caller's company.
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { INVALID_PHONE, phoneFields } from '@rigsouq/contract/phones';
import { gulfCountries } from '@rigsouq/contract/taxonomy';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import type { Actor } from './access.ts';
import { invalid } from './errors.ts';

/** Returns the names of the fields of the body that are phone numbers. */
export function phoneNamesOf({ body }: Endpoint): string[] {
  if (!(body instanceof z.ZodObject)) return [];
  return Object.entries(body.shape).flatMap(([name, field]) => (isPhone(field as z.ZodType) ? [name] : []));
}

function isPhone(field: z.ZodType): boolean {
  if (field instanceof z.ZodPipe) return isPhone(field.out as z.ZodType);
  if (field instanceof z.ZodOptional) return isPhone(field.unwrap() as z.ZodType);
  return phoneFields.has(field);
}

export function convertPhones<B>(names: readonly string[], body: B, actor: Actor | null): B {
  if (names.length === 0) return body;
  const given = body as Record<string, unknown>;
  const country = given.country ?? actor?.account.country;
  const converted = names.flatMap((name) => {
    const typed = given[name];
    return typeof typed === 'string' ? [[name, toE164(typed, country) ?? refuse(name)]] : [];
  });
  return { ...body, ...Object.fromEntries(converted) };
}

function refuse(name: string): never {
  throw invalid([{ path: [name], message: INVALID_PHONE }]);
}

export function toE164(typed: string, country: unknown): string | undefined {
  const code = gulfCountries.find((known) => known.code === country)?.code;
  const number = parsePhoneNumberFromString(typed, {
    ...(code && { defaultCountry: code.toUpperCase() as CountryCode }),
    extract: false,
  });
  return number?.isValid() ? number.number : undefined;
}

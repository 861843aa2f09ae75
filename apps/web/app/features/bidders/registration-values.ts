// The fields of the form, as typed, and the way to the call. Every rule is the contract's.
import { bidderForm, type registerBidder } from '@rigsouq/contract/bidders';
import type { InputOf } from '@rigsouq/contract/endpoint';
import { faultsIn } from '../../lib/contract-form.ts';
import type { Language } from '../../lib/language.ts';

/** In the order of the screen: the first faulty field takes focus. */
export const emptyRegistration = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  country: '',
  accountType: '',
  agreeTerms: false,
  agreePrivacy: false,
  /** Filled in by robots alone; the server knows. */
  homepage: '',
};

export type RegistrationValues = typeof emptyRegistration;
type Body = InputOf<typeof registerBidder>['body'];

export function bodyOf(values: RegistrationValues, language: Language): Body {
  return { ...values, language } as Body;
}

/** What is wrong, in English, by field. */
export function checkRegistration(values: RegistrationValues) {
  return faultsIn(bidderForm.safeParse(bodyOf(values, 'en')).error?.issues);
}

/** AU-072. */
export function isAgreed({ agreeTerms, agreePrivacy }: RegistrationValues): boolean {
  return agreeTerms && agreePrivacy;
}

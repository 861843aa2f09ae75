import { expect, it } from 'vitest';
import { checkRegistration, emptyRegistration, isAgreed } from './registration-values.ts';

const typed = {
  ...emptyRegistration,
  firstName: 'Salim',
  lastName: 'Rashid',
  email: 'salim@rigsouq.test',
  phone: '+971 50 000 0000',
  country: 'uae',
  accountType: 'dealer',
  agreeTerms: true,
  agreePrivacy: true,
};

it('[AU-070] requires every field except the company', () => {
  expect(checkRegistration(typed)).toEqual({});
  const { company: _, homepage: __, ...needed } = emptyRegistration;
  expect(Object.keys(checkRegistration(emptyRegistration)).sort()).toEqual(Object.keys(needed).sort());
});

it('[AU-072] requires both agreements', () => {
  expect(isAgreed(typed)).toBe(true);
  expect(isAgreed({ ...typed, agreeTerms: false })).toBe(false);
  expect(isAgreed({ ...typed, agreePrivacy: false })).toBe(false);
});

import { createUser } from '@rigsouq/contract/companies/registration';
import { sendContactLead } from '@rigsouq/contract/leads/contact';
import { INVALID_PHONE } from '@rigsouq/contract/phones';
import { describe, expect, it } from 'vitest';
import { convertPhones, phoneNamesOf, toE164 } from './convert-phones.ts';

describe('a phone number', () => {
  it.each([
    ['0501234567', 'ae', '+971501234567'],
    ['045550100', 'ae', '+97145550100'],
    ['971501234567', 'ae', '+971501234567'],
    ['0551234567', 'sa', '+966551234567'],
    ['50123456', 'qa', '+97450123456'],
    ['+12025550123', 'ae', '+12025550123'],
  ])('is converted from %s in %s to %s', (typed, country, converted) => {
    expect(toE164(typed, country)).toBe(converted);
  });

  it('is refused when the numbering plan has no such number, or when its country is unknown', () => {
    for (const [typed, country] of [
      ['0000000', 'ae'],
      ['+97100000', undefined],
      ['0501234567', undefined],
      ['0501234567', 'other'],
    ] as const)
      expect(toE164(typed, country), typed).toBeUndefined();
  });

  it('is found in a form where it is required, and where it may be empty', () => {
    expect([createUser, sendContactLead].map(phoneNamesOf)).toEqual([['phone'], ['phone']]);
    expect(convertPhones(['phone'], { phone: undefined, name: 'A' }, null)).toEqual({ phone: undefined, name: 'A' });
  });

  it('is refused by the form with a message that says what to type', () => {
    for (const phone of ['12', 'call me', '+971 50 123 4567 ext 4'])
      expect(createUser.body.shape.phone.safeParse(phone).error?.issues.map(({ message }) => message)).toEqual([
        INVALID_PHONE,
      ]);
  });
});

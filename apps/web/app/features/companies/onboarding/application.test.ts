import { registrationTexts } from '@rigsouq/contract/companies/registration';
import { INVALID_PHONE } from '@rigsouq/contract/phones';
import { describe, expect, it } from 'vitest';
import {
  type Application,
  adjacentStep,
  bodyOf,
  checkAll,
  checkStep,
  emptyApplication,
  roleOf,
  stepOf,
} from './application.ts';

const buyer: Application = {
  ...emptyApplication,
  contactName: 'Amal Haddad',
  email: 'amal@example.com',
  password: 'six or more',
  phone: '+971 4 000 0000',
  address: 'Plot 12, Al Quoz',
  city: 'Dubai',
  country: 'ae',
  terms: true,
};
const supplier: Application = {
  ...buyer,
  companyName: 'Haddad Machines',
  companyType: 'llc',
  businessLicense: 'CN-100',
  taxId: 'TRN-1',
  vendorType: 'dealer',
  description: 'Loaders and graders',
  equipmentTypes: ['loaders'],
};

it('refuses a password that follows a pattern at the step that asks for it', () => {
  const { errors } = checkStep(1, 'buyer', { ...buyer, password: '123456' });
  expect(errors).toEqual({ password: 'This password is too common. Choose another one.' });
  expect(checkStep(1, 'buyer', { ...buyer, password: '12345' }).errors.password).toMatch(/at least 6/);
});

describe('the order of the steps', () => {
  it('[PE-002] leads a buyer from step 1 to step 4 and back, and a supplier through all steps', () => {
    expect([adjacentStep(1, 'buyer', 1), adjacentStep(4, 'buyer', -1)]).toEqual([4, 1]);
    expect(([1, 2, 3] as const).map((step) => adjacentStep(step, 'supplier', 1))).toEqual([2, 3, 4]);
    expect(adjacentStep(1, 'supplier', -1)).toBe(1);
  });

  it('[PE-005] starts with the buyer role unless the address or the saved draft names another', () => {
    expect(roleOf(null, undefined)).toBe('buyer');
    expect(roleOf(null, 'supplier')).toBe('supplier');
    expect(roleOf('supplier', 'buyer')).toBe('supplier');
    expect(roleOf('admin', undefined)).toBe('buyer');
  });

  it('finds the step of a field', () => {
    expect([stepOf('email'), stepOf('logo'), stepOf('businessLicenseDoc'), stepOf('toString')]).toEqual([
      1,
      3,
      2,
      undefined,
    ]);
  });
});

describe('an incomplete step', () => {
  it.each(['contactName', 'email', 'password', 'phone', 'address', 'city', 'country'] as const)(
    '[PE-013] reports a missing %s at step 1',
    (field) => {
      const { note, errors } = checkStep(1, 'buyer', { ...buyer, [field]: field === 'password' ? '' : ' ' });
      expect(note).toBe('Please fill in all required fields');
      expect(Object.keys(errors)).toEqual([field]);
    },
  );

  it.each(['companyName', 'companyType'] as const)(
    '[PE-014] reports a missing %s at step 1 to a supplier only',
    (field) => {
      const without = { ...supplier, [field]: '' };
      expect(checkStep(1, 'supplier', without).note).toBe('Company Name and Company Type are required for suppliers');
      expect(checkStep(1, 'buyer', without).errors).toEqual({});
    },
  );

  it('shows the text for the basic fields first, and marks every missing field', () => {
    const { note, errors } = checkStep(1, 'supplier', { ...supplier, companyName: '', city: '' });
    expect(note).toBe(registrationTexts.basics);
    expect(Object.keys(errors).toSorted()).toEqual(['city', 'companyName']);
  });

  it.each(['businessLicense', 'taxId', 'vendorType'] as const)('[PE-015] reports a missing %s at step 2', (field) => {
    const { note, errors } = checkStep(2, 'supplier', { ...supplier, [field]: '' });
    expect(note).toBe('Please fill in all required business details');
    expect(Object.keys(errors)).toEqual([field]);
  });

  it('[PE-016] reports a missing description at step 3', () => {
    const { note, errors } = checkStep(3, 'supplier', { ...supplier, description: ' ' });
    expect(note).toBe('Please provide a company description');
    expect(Object.keys(errors)).toEqual(['description']);
  });

  it('[PE-004] requires agreement to the terms at step 4', () => {
    expect(checkStep(4, 'buyer', { ...buyer, terms: false }).errors).toHaveProperty('terms');
    expect(checkStep(4, 'buyer', buyer).errors).toEqual({});
  });
});

describe('the field formats', () => {
  it('[PE-022] refuses a password of five characters at step 1', () => {
    const { note, errors } = checkStep(1, 'buyer', { ...buyer, password: '12345' });
    expect(errors).toEqual({ password: 'Password must be at least 6 characters long.' });
    expect(note).toBeUndefined();
    expect(checkStep(1, 'buyer', { ...buyer, password: 'kx93mf' }).errors).toEqual({});
  });

  it('refuses an invalid email', () => {
    expect(checkStep(1, 'buyer', { ...buyer, email: 'amal' }).errors).toEqual({ email: 'Invalid email format.' });
  });

  it('refuses a text that is no phone number, and accepts Arabic digits', () => {
    for (const phone of ['12', 'call me'])
      expect(checkStep(1, 'buyer', { ...buyer, phone }).errors).toEqual({ phone: INVALID_PHONE });
    for (const phone of ['050 123 4567', '٠٥٠١٢٣٤٥٦٧'])
      expect(checkStep(1, 'buyer', { ...buyer, phone }).errors).toEqual({});
  });
});

describe('the whole application', () => {
  it.each(['companyName', 'companyType', 'businessLicense', 'taxId', 'vendorType', 'description'] as const)(
    '[PE-017] is refused for a supplier without %s',
    (field) => {
      const invalid = checkAll('supplier', { ...supplier, [field]: '' });
      expect(invalid).toMatchObject({ step: stepOf(field), note: 'All supplier-specific fields are required' });
      expect(checkAll('supplier', supplier)).toBeUndefined();
    },
  );

  it('[PE-009] needs no supplier fields for a buyer, and sends none of them', () => {
    expect(checkAll('buyer', buyer)).toBeUndefined();
    expect(Object.keys(bodyOf('buyer', supplier, 'ar')).toSorted()).toEqual(
      [
        'address',
        'city',
        'consent',
        'contactName',
        'country',
        'email',
        'language',
        'password',
        'phone',
        'role',
      ].toSorted(),
    );
  });

  it('[PE-010] sends the company of a supplier, with its equipment types as a JSON list', () => {
    expect(bodyOf('supplier', supplier, 'en')).toMatchObject({
      companyName: 'Haddad Machines',
      companyType: 'llc',
      businessLicense: 'CN-100',
      taxId: 'TRN-1',
      vendorType: 'dealer',
      description: 'Loaders and graders',
      equipmentTypes: '["loaders"]',
    });
    expect(bodyOf('supplier', supplier, 'en')).not.toHaveProperty('website');
  });
});

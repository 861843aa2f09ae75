import { describe, expect, it } from 'vitest';
import { checkProfile, type YourProfile } from './your-profile.ts';

const values: YourProfile = {
  Role: 'manager',
  Fullname: 'Layla',
  jobTitle: 'Fleet manager',
  email: 'layla@own.test',
  password: '',
  currentPassword: '',
  code: '',
  companyName: 'Own Plant',
  supplierType: 'rental-company',
  contactPerson: 'Omar',
  businessEmail: 'sales@own.test',
  phoneNumber: '+97140000000',
  companyWebsite: '',
  businessAddress: 'Plot 9',
  country: 'sa',
  YearInbusiness: '5-10',
  typicalInventorySize: '50-200',
  EquipmentCategories: ['cranes'],
  brandsRepresented: 'Demag',
  companyDescription: 'Cranes',
};

const company = { email: 'layla@own.test' };

describe("'Your Profile'", () => {
  it('[PE-045] passes with an empty password and without a website', () => {
    expect(checkProfile(values, company)).toEqual({});
  });

  it('[PE-042] [PE-043] asks for every required field by its label', () => {
    const empty = Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, Array.isArray(value) ? [] : '']),
    ) as unknown as YourProfile;
    const found = Object.values(checkProfile(empty, company));
    expect(found).toHaveLength(15);
    for (const message of found) expect(message).toMatch(/ is required\.$/);
  });

  it('asks for the current password where the e-mail or the password changes', () => {
    const asked = (over: Partial<YourProfile>) => Object.keys(checkProfile({ ...values, ...over }, company));
    expect(asked({ email: 'Layla@own.test' })).toEqual([]);
    expect(asked({ email: 'other@own.test' })).toEqual(['currentPassword']);
    expect(asked({ password: 'another one of mine' })).toEqual(['currentPassword']);
    expect(asked({ password: 'another one of mine', currentPassword: 'x' })).toEqual([]);
  });
});

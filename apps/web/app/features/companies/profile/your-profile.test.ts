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
  establishedYear: '1998',
  responseTime: 'day',
  EquipmentCategories: ['cranes'],
  brandsRepresented: 'Demag',
  companyDescription: 'Cranes',
};

const company = { email: 'layla@own.test' };

describe("'Your Profile'", () => {
  it('[PE-045] accepts an empty password and no website', () => {
    expect(checkProfile(values, company)).toEqual({});
  });

  it('[PE-042] [PE-043] reports every missing required field by its label', () => {
    const empty = Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, Array.isArray(value) ? [] : '']),
    ) as unknown as YourProfile;
    const messages = Object.values(checkProfile(empty, company));
    expect(messages).toHaveLength(15);
    for (const message of messages) expect(message).toMatch(/ is required\.$/);
    const blank = { businessAddress: ' ', brandsRepresented: '  ', companyDescription: ' \n ' };
    expect(checkProfile({ ...values, ...blank }, company)).toEqual({
      businessAddress: 'Business Address is required.',
      brandsRepresented: 'Brands Represented is required.',
      companyDescription: 'Company Description is required.',
    });
  });

  it('asks for the current password if the email or the password changes', () => {
    const errorFields = (over: Partial<YourProfile>) => Object.keys(checkProfile({ ...values, ...over }, company));
    expect(errorFields({ email: 'Layla@own.test' })).toEqual([]);
    expect(errorFields({ email: 'other@own.test' })).toEqual(['currentPassword']);
    expect(errorFields({ password: 'another one of mine' })).toEqual(['currentPassword']);
    expect(errorFields({ password: 'another one of mine', currentPassword: 'x' })).toEqual([]);
  });
});

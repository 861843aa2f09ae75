import { describe, expect, it } from 'vitest';
import { bodyOf, type CompanyValues, checkCompany } from './company-values.ts';

const values: CompanyValues = {
  contactName: 'Amal',
  phone: '+971 4 000 0000',
  address: 'Plot 7',
  city: 'Dubai',
  country: 'ae',
  companyName: '',
  companyType: '',
  businessLicense: '',
  taxId: '',
  vendorType: '',
  website: '',
  equipmentTypes: '',
  description: '',
};

describe('the profile form', () => {
  it('[PE-025] sends typed equipment types as a JSON array', () => {
    const typed = { ...values, equipmentTypes: ' Cranes, Piling rigs ،Cranes,, ' };
    expect(bodyOf(typed, 'supplier', (english) => english)).toMatchObject({
      equipmentTypes: '["Cranes","Piling rigs"]',
      sender: 'supplier',
    });
  });

  it('accepts a category in the language of an Arabic page', () => {
    const say = (english: string) => (english === 'Cranes' ? 'الرافعات' : english);
    const typed = { ...values, equipmentTypes: 'الرافعات، أبراج' };
    expect(bodyOf(typed, 'buyer', say).equipmentTypes).toBe('["Cranes","أبراج"]');
  });

  it('[PE-024] requires only contact name, phone, address, city and country', () => {
    expect(checkCompany(values)).toEqual({});
    const bare = { ...values, contactName: ' ', phone: '', address: '', city: '', country: '' };
    expect(checkCompany(bare)).toEqual({
      contactName: 'Contact name is required',
      phone: 'Phone is required',
      address: 'Address is required',
      city: 'City is required',
      country: 'Country is required',
    });
  });

  it('refuses more than 30 equipment types', () => {
    const many = Array.from({ length: 31 }, (_, at) => `Type ${at}`).join();
    expect(Object.keys(checkCompany({ ...values, equipmentTypes: many }))).toEqual(['equipmentTypes']);
  });
});

import { expect, it } from 'vitest';
import { contactPath } from './listing.ts';

it('[CA-035] links to the contact page of the supplier, or to that of an unknown one if the supplier has no id', () => {
  const supplier = { companyName: 'Qasr Plant', isApproved: true, city: null, country: null, logo: null };
  expect(contactPath({ _id: 'm1', supplier: { ...supplier, _id: 's1' } })).toBe('/contact-seller/m1/s1');
  expect(contactPath({ _id: 'm1', supplier: { ...supplier, _id: '' } })).toBe('/contact-seller/m1/unknown');
});

// The Profile tab: what a company tells about itself, and taking on the other role.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { roles } from './identity.ts';
import { askSupplierFields } from './registration.ts';
import { companyTypes, countries, vendorTypes } from './taxonomy.ts';
import { id, jsonList, oneOf, unlessEmpty } from './wire.ts';

const required = (label: string, max: number) => z.string().trim().min(1, `${label} is required`).max(max);
const optional = (max: number) => unlessEmpty(z.string().trim().max(max));

const companyFields = {
  companyName: optional(120),
  companyType: unlessEmpty(oneOf(companyTypes, 'Invalid company type')),
  businessLicense: optional(60),
  taxId: optional(60),
  vendorType: unlessEmpty(oneOf(vendorTypes, 'Invalid vendor type')),
  description: optional(4_000),
  website: optional(200),
  equipmentTypes: unlessEmpty(jsonList('Equipment types must be a JSON list')),
};

const profileForm = z.object({
  contactName: required('Contact name', 120),
  phone: required('Phone', 30),
  address: required('Address', 300),
  city: required('City', 80),
  country: oneOf(countries, 'Country is required'),
  ...companyFields,
  /** The view that sends it. It grants nothing (R67). */
  sender: optional(20),
});

const companyProfile = z.object({
  user: z.object({
    _id: id,
    role: z.array(z.enum(roles)),
    email: z.string(),
    emailVerified: z.boolean(),
    isApproved: z.boolean(),
    contactName: z.string(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    country: z.string(),
    companyName: z.string().nullable(),
    companyType: z.string().nullable(),
    businessLicense: z.string().nullable(),
    taxId: z.string().nullable(),
    vendorType: z.string().nullable(),
    description: z.string().nullable(),
    website: z.string().nullable(),
    equipmentTypes: z.array(z.string()),
  }),
});

export const readProfile = endpoint({
  method: 'GET',
  path: '/users/profile',
  access: 'member',
  summary: 'The profile of my company',
  answer: companyProfile,
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/users/profile',
  access: 'member',
  summary: 'Change the profile of my company',
  upload: {},
  body: profileForm,
  answer: companyProfile,
  limits: [{ by: 'account', max: 30, seconds: 60 }],
});

/** A buyer becomes a supplier too, or the reverse, by giving what that role needs (R14). */
export const addRole = endpoint({
  method: 'POST',
  path: '/users/roles',
  access: 'member',
  summary: 'Take on the other role as well',
  body: z.object({ role: z.enum(['buyer', 'supplier']), ...companyFields }).superRefine(askSupplierFields),
  answer: companyProfile,
  limits: [{ by: 'account', max: 10, seconds: 600 }],
});

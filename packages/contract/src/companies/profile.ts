// Calls of the Profile tab: the company's own data, and adding the other role (buyer or supplier).
import { plainDigits } from '@rigsouq/kernel/plain-number';
import { z } from 'zod';
import { codeIn, companyType, textIn } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { currentPassword, email, newPassword, roles } from '../identity/calls.ts';
import { secondFactorCode, secondFactorErrors } from '../identity/security.ts';
import { phoneField, phoneFields } from '../phones.ts';
import {
  buyerTypes,
  codesOf,
  companyTypes,
  countries,
  inventorySizes,
  jobRoles,
  supplierTypes,
  vendorTypes,
  yearsInBusiness,
} from '../taxonomy.ts';
import { clearable, done, id, instant, jsonList, language, MB, oneOf, typedNumber, unlessEmpty } from '../wire.ts';
import { responseTimes } from './network-lists.ts';
import { logoFile, requireSupplierFields } from './registration.ts';

const required = (max: number, message: string) => z.string().trim().min(1, message).max(max);
const optional = (max: number) => unlessEmpty(z.string().trim().max(max));

const text = (max: number) => z.string().trim().max(max);
const companyFields = {
  companyName: text(120),
  companyType: oneOf([...companyTypes, ...buyerTypes], 'Invalid company type'),
  businessLicense: text(60),
  taxId: text(60),
  vendorType: oneOf(vendorTypes, 'Invalid vendor type'),
  description: text(4_000),
  website: text(200),
  equipmentTypes: jsonList('Equipment types must be a JSON list'),
};

const profileForm = z.object({
  contactName: required(120, 'Contact name is required'),
  phone: phoneField('Phone is required'),
  address: required(300, 'Address is required'),
  city: required(80, 'City is required'),
  country: oneOf(countries, 'Country is required'),
  companyName: clearable(companyFields.companyName),
  companyType: clearable(companyFields.companyType),
  businessLicense: clearable(companyFields.businessLicense),
  taxId: clearable(companyFields.taxId),
  vendorType: clearable(companyFields.vendorType),
  description: clearable(companyFields.description),
  website: clearable(companyFields.website),
  equipmentTypes: clearable(companyFields.equipmentTypes),
  /** The view that sends the form. It grants no rights (R67). */
  sender: optional(20),
});

const companyProfile = z
  .object({
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
      country: textIn([...codesOf(countries), '']).describe('Empty if it was never given'),
      companyName: z.string().nullable(),
      companyType: companyType.nullable(),
      businessLicense: z.string().nullable(),
      taxId: z.string().nullable(),
      vendorType: codeIn(vendorTypes).nullable(),
      description: z.string().nullable(),
      website: z.string().nullable(),
      equipmentTypes: z.array(z.string()),
      /** Fields that 'Your Profile' adds for suppliers. Both profile forms change the same record (R67). */
      supplierType: codeIn(supplierTypes).nullable(),
      businessEmail: z.string().nullable(),
      yearsInBusiness: codeIn(yearsInBusiness).nullable(),
      brandsRepresented: z.string().nullable(),
      inventorySize: codeIn(inventorySizes).nullable(),
      establishedYear: z.int().nullable(),
      responseTime: codeIn(responseTimes).nullable(),
      logo: z.string().nullable(),
      cover: z.string().nullable(),
      documents: z.array(z.object({ _id: id, name: z.string(), createdAt: instant })),
      /** The caller. The role at the company is only a title (R12). */
      me: z.object({ name: z.string(), jobRole: codeIn(jobRoles).nullable(), jobTitle: z.string().nullable() }),
      can: z.object({ changeCompany: z.boolean(), manageMembers: z.boolean() }),
    }),
  })
  .meta({ id: 'CompanyProfile' });

export const readProfile = endpoint({
  method: 'GET',
  path: '/users/profile',
  access: 'member',
  summary: 'Read the profile of the company',
  answer: companyProfile,
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/users/profile',
  access: 'member',
  summary: 'Change the profile of the company',
  upload: {},
  body: profileForm,
  answer: companyProfile,
  errors: ['access.denied'],
  limits: [{ by: 'account', max: 30, seconds: 60 }],
});

const otherRole = z.object({
  role: z.enum(['buyer', 'supplier']),
  companyName: unlessEmpty(companyFields.companyName),
  companyType: unlessEmpty(companyFields.companyType),
  businessLicense: unlessEmpty(companyFields.businessLicense),
  taxId: unlessEmpty(companyFields.taxId),
  vendorType: unlessEmpty(companyFields.vendorType),
  description: unlessEmpty(companyFields.description),
  website: unlessEmpty(companyFields.website),
  equipmentTypes: unlessEmpty(companyFields.equipmentTypes),
});

/** Makes a buyer also a supplier, or the reverse. The call needs the fields of the new role (R14). */
export const addRole = endpoint({
  method: 'POST',
  path: '/users/roles',
  access: 'member',
  summary: 'Add the other role (buyer or supplier) to the account',
  body: otherRole.superRefine(requireSupplierFields),
  answer: companyProfile,
  errors: ['access.denied'],
  limits: [{ by: 'account', max: 10, seconds: 600 }],
});

export const DOCUMENTS_MAX = 10;
export const documentFiles = { kinds: ['pdf', 'image'], max: DOCUMENTS_MAX, bytes: 5 * MB } as const;

const ESTABLISHED_YEAR = 'Enter the year as four digits, for example 1998';

const yourProfile = z.object({
  Role: oneOf(jobRoles, 'Role is required.'),
  Fullname: required(120, 'Full Name is required.'),
  /** An empty email or password stays unchanged. */
  email: unlessEmpty(email),
  password: unlessEmpty(newPassword),
  /** Required if email or password changes, so that an open session alone cannot take over a login. */
  currentPassword: unlessEmpty(currentPassword),
  code: secondFactorCode,
  companyName: required(120, 'Company Name is required.'),
  supplierType: oneOf(supplierTypes, 'Supplier Type is required.'),
  contactPerson: required(120, 'Contact Person is required.'),
  jobTitle: required(120, 'Job Title is required.'),
  businessEmail: z
    .string()
    .trim()
    .min(1, 'Business Email is required.')
    .max(254)
    .pipe(z.email('Invalid email format.')),
  phoneNumber: z
    .string()
    .trim()
    .min(1, { error: 'Phone Number is required.', abort: true })
    .max(30)
    .overwrite(plainDigits)
    .regex(/^\+?\d+$/, 'Phone number must contain only digits and an optional + prefix.')
    .register(phoneFields),
  companyWebsite: clearable(companyFields.website),
  businessAddress: required(300, 'Business Address is required.'),
  country: oneOf(countries, 'Country is required.'),
  YearInbusiness: oneOf(yearsInBusiness, 'Years in Business is required.'),
  EquipmentCategories: jsonList('Equipment Categories is required.').refine(
    (list) => list.length > 0,
    'Equipment Categories is required.',
  ),
  establishedYear: clearable(
    typedNumber(
      z.coerce
        .number(ESTABLISHED_YEAR)
        .int(ESTABLISHED_YEAR)
        .min(1800, ESTABLISHED_YEAR)
        .refine((year) => year <= new Date().getUTCFullYear(), ESTABLISHED_YEAR),
    ),
  ),
  responseTime: clearable(oneOf(responseTimes, 'Invalid response time')),
  brandsRepresented: required(300, 'Brands Represented is required.'),
  typicalInventorySize: oneOf(inventorySizes, 'Typical Inventory Size is required.'),
  companyDescription: required(4_000, 'Company Description is required.'),
  language: language.default('en'),
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/auth/updateuser',
  access: 'supplier',
  summary: 'Change the profile of a supplier and upload documents',
  message: 'Profile Updated: Your profile has been successfully updated.',
  upload: { UploadDocuments: documentFiles },
  body: yourProfile,
  answer: companyProfile.extend({ message: z.string() }),
  errors: [
    ...secondFactorErrors,
    'account.email_taken',
    'auth.password_common',
    'auth.wrong_password',
    'auth.busy',
    'document.too_many',
  ],
  limits: [{ by: 'account', max: 30, seconds: 600 }],
});

/** Changes the part of 'Your Profile' that the company profile does not have. */
export const changeSupplierFacts = endpoint({
  method: 'PATCH',
  path: '/users/supplier-facts',
  access: 'supplier',
  summary: 'Change what a supplier says about its business',
  message: 'Details saved',
  body: yourProfile.pick({
    supplierType: true,
    businessEmail: true,
    YearInbusiness: true,
    typicalInventorySize: true,
    establishedYear: true,
    responseTime: true,
    brandsRepresented: true,
  }),
  answer: done,
  limits: [{ by: 'account', max: 30, seconds: 60 }],
});

/** The role and the job title are only titles: they grant no rights (R12). */
export const changeMe = endpoint({
  method: 'PATCH',
  path: '/users/me',
  access: 'member',
  summary: 'Change the name and the job title of the caller',
  message: 'Details saved',
  body: yourProfile.pick({ Fullname: true, Role: true, jobTitle: true }),
  answer: done,
  limits: [{ by: 'account', max: 60, seconds: 60 }],
});

export const companyPictures = ['logo', 'cover'] as const;

export const changePicture = endpoint({
  method: 'POST',
  path: '/users/pictures/:kind',
  access: 'member',
  summary: 'Set the logo or the cover of the company; the earlier picture is deleted',
  message: 'Picture saved',
  params: z.object({ kind: z.enum(companyPictures) }),
  upload: { picture: { ...logoFile, required: true } },
  answer: done,
  errors: ['access.denied'],
  limits: [{ by: 'account', max: 60, seconds: 3_600 }],
});

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/users/pictures/:kind',
  access: 'member',
  summary: 'Remove the logo or the cover of the company',
  message: 'Picture removed',
  params: z.object({ kind: z.enum(companyPictures) }),
  answer: done,
  errors: ['access.denied'],
  limits: [{ by: 'account', max: 60, seconds: 60 }],
});

export const addDocuments = endpoint({
  method: 'POST',
  path: '/users/documents',
  access: 'member',
  summary: 'Add documents to the profile; only the company and operators can open them',
  message: 'Documents saved',
  upload: { documents: { ...documentFiles, required: true } },
  answer: done,
  errors: ['access.denied', 'document.too_many'],
  limits: [{ by: 'account', max: 30, seconds: 600 }],
});

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/users/documents/:id',
  access: 'member',
  summary: 'Remove a document from the profile',
  message: 'Document removed',
  params: z.object({ id }),
  answer: done,
  errors: ['access.denied', 'document.unknown'],
  limits: [{ by: 'account', max: 60, seconds: 60 }],
});

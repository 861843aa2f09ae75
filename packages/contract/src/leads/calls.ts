// Forms for applications and requests to the operator. Each is stored as a lead and answered by email (R35).

import { z } from 'zod';
import { providerPlans, serviceTypes, specializations } from '../directory/lists.ts';
import { endpoint } from '../endpoint.ts';
import { email } from '../identity/calls.ts';
import { optionalPhone, phoneField } from '../phones.ts';
import { categories, type Entry, gulfCountries, yearsInBusiness } from '../taxonomy.ts';
import { done, id, language, oneOf, unlessEmpty } from '../wire.ts';
import { contactLimits, honeypotField, multiLine, required, singleLine } from './contact.ts';

/** The countries in which a provider works: one, or all. */
export const coverageAreas = [
  ...gulfCountries,
  { code: 'gulf', label: 'All Gulf countries' },
] as const satisfies readonly Entry[];

export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1000+'].map((code) => ({ code, label: code }));

export const industries = [
  { code: 'construction', label: 'Construction' },
  { code: 'manufacturing', label: 'Manufacturing' },
  { code: 'healthcare', label: 'Healthcare' },
  { code: 'education', label: 'Education' },
  { code: 'government', label: 'Government' },
  { code: 'other', label: 'Other' },
] as const satisfies readonly Entry[];

const optional = (max: number) => unlessEmpty(singleLine.trim().max(max));
const optionalWords = unlessEmpty(multiLine.trim().max(2_000));
const words = (message: string) => multiLine.trim().min(1, message).max(2_000);
const phone = phoneField('Phone is required');
const company = required(120, 'Company is required');
const country = oneOf(gulfCountries, 'Country is required');
const experience = oneOf(yearsInBusiness, 'Years of experience are required');
const equipmentType = oneOf(categories, 'Equipment type is required');

const person = {
  firstName: required(80, 'First name is required'),
  lastName: required(80, 'Last name is required'),
  email,
};
const commonFields = { language: language.default('en'), ...honeypotField };

const form = {
  method: 'POST',
  access: 'visitor',
  answer: done,
  errors: ['contact.flood'],
  limits: [...contactLimits, { by: 'body.email', max: 5, seconds: 3_600 }],
} as const;

export const registerProvider = endpoint({
  ...form,
  path: '/leads/provider',
  summary: 'Register as a service provider; an operator answers',
  message: 'Your registration has been received.',
  body: z.object({
    ...person,
    phone,
    company,
    primaryService: oneOf(serviceTypes, 'Primary service is required'),
    experience,
    coverageArea: oneOf(coverageAreas, 'Coverage area is required'),
    equipmentType,
    plan: unlessEmpty(oneOf(providerPlans, 'Choose one of the plans')),
    message: optionalWords,
    ...commonFields,
  }),
});

export const postServiceRequest = endpoint({
  ...form,
  path: '/leads/service-request',
  summary: 'Request a service; an operator forwards the request to providers',
  message: 'Your service request has been received.',
  body: z.object({
    ...person,
    phone,
    company: optional(120),
    serviceType: oneOf(serviceTypes, 'Service type is required'),
    equipmentType,
    country,
    location: required(120, 'Location is required'),
    neededBy: unlessEmpty(z.iso.date('Choose a date')),
    message: words('Describe what needs to be done'),
    ...commonFields,
  }),
});

export const applyAsExpert = endpoint({
  ...form,
  path: '/leads/expert',
  summary: 'Apply to join the experts; an operator answers',
  message: 'Your application has been received.',
  body: z.object({
    ...person,
    phone,
    company: optional(120),
    specialization: oneOf(specializations, 'Specialization is required'),
    experience,
    country,
    location: optional(80),
    certifications: optional(200),
    message: words('Describe your experience'),
    ...commonFields,
  }),
});

export const contactExpert = endpoint({
  ...form,
  path: '/leads/expert-contact',
  summary: 'Request contact with an expert; an operator puts both in touch (R62)',
  message: 'Your request has been received.',
  body: z.object({
    expertId: id,
    ...person,
    company: optional(120),
    phone: optionalPhone,
    message: words('Message is required'),
    ...commonFields,
  }),
  errors: ['contact.flood', 'expert.unknown', 'expert.busy'],
});

export const startTrial = endpoint({
  ...form,
  path: '/leads/trial',
  summary: 'Request the free trial of e-procurement',
  message: 'Your request for the free trial has been received.',
  body: z.object({
    ...person,
    phone: optionalPhone,
    company,
    companySize: oneOf(companySizes, 'Company size is required'),
    country,
    message: optionalWords,
    ...commonFields,
  }),
});

export const requestDemo = endpoint({
  ...form,
  path: '/leads/demo',
  summary: 'Request a virtual demo of e-procurement',
  message: "Your request has been received. We'll contact you within 24 hours.",
  body: z.object({
    ...person,
    phone,
    company,
    industry: oneOf(industries, 'Industry is required'),
    preferredDate: unlessEmpty(z.iso.date('Choose a date')),
    message: optionalWords,
    ...commonFields,
  }),
});

/** The details of a lead in form order, each with its label and, for codes, the list that contains their labels. */
export const leadDetails = [
  { name: 'primaryService', label: 'Primary service', list: serviceTypes },
  { name: 'serviceType', label: 'Service type', list: serviceTypes },
  { name: 'specialization', label: 'Specialization', list: specializations },
  { name: 'equipmentType', label: 'Equipment type', list: categories },
  { name: 'experience', label: 'Years of experience', list: yearsInBusiness },
  { name: 'coverageArea', label: 'Coverage area', list: coverageAreas },
  { name: 'companySize', label: 'Company size', list: companySizes },
  { name: 'industry', label: 'Industry', list: industries },
  { name: 'plan', label: 'Plan', list: providerPlans },
  { name: 'certifications', label: 'Certificates' },
  { name: 'neededBy', label: 'Needed by' },
  { name: 'preferredDate', label: 'Preferred date' },
] as const satisfies readonly { name: string; label: string; list?: readonly Entry[] }[];

// Calls of the directory: published experts, service providers and testimonials (R37), and the desk that edits them.
import { z } from 'zod';
import { category, codeIn } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { email } from '../identity/calls.ts';
import { multiLine, required, singleLine } from '../leads/contact.ts';
import { categories, type Entry, gulfCountries, yearsInBusiness } from '../taxonomy.ts';
import { created, done, id, instant, language, oneOf, unlessEmpty } from '../wire.ts';
import { availabilities, providerPlans, serviceTypes, specializations } from './lists.ts';

const page = z.coerce.number().int().min(1).max(1_000).default(1);
const country = unlessEmpty(oneOf(gulfCountries, 'Invalid country'));

/** The fields of a directory card. Codes come from `lists.ts` and from the taxonomy. */
const card = {
  _id: id,
  name: z.string(),
  title: z.string().nullable(),
  words: z.string(),
  /** True for invented demo data. */
  demo: z.boolean(),
};
const trade = {
  countries: z.array(codeIn(gulfCountries)),
  city: z.string().nullable(),
  experience: codeIn(yearsInBusiness).nullable(),
};

export const listExperts = endpoint({
  method: 'GET',
  path: '/experts',
  access: 'public',
  summary: 'List published experts by specialization, country and availability, in pages',
  query: z.object({
    page,
    specialization: unlessEmpty(oneOf(specializations, 'Invalid specialization')),
    country,
    availability: unlessEmpty(oneOf(availabilities, 'Invalid availability')),
  }),
  answer: z.object({
    experts: z.array(
      z.object({
        ...card,
        ...trade,
        specializations: z.array(codeIn(specializations)),
        availability: z.enum(['available', 'busy']),
      }),
    ),
    total: z.int(),
  }),
  mayBeOld: true,
});

export const listProviders = endpoint({
  method: 'GET',
  path: '/service-providers',
  access: 'public',
  summary: 'List published service providers by service, country and kind of equipment, in pages',
  query: z.object({
    page,
    service: unlessEmpty(oneOf(serviceTypes, 'Invalid service')),
    country,
    equipment: unlessEmpty(oneOf(categories, 'Invalid equipment type')),
  }),
  answer: z.object({
    providers: z.array(
      z.object({ ...card, ...trade, services: z.array(codeIn(serviceTypes)), equipment: z.array(category) }),
    ),
    total: z.int(),
  }),
  mayBeOld: true,
});

export const listTestimonials = endpoint({
  method: 'GET',
  path: '/testimonials',
  access: 'public',
  summary: 'List the latest published testimonials',
  answer: z.object({ testimonials: z.array(z.object(card)) }),
  mayBeOld: true,
});

export const entryKinds = ['expert', 'provider', 'testimonial'] as const;
export const entryStates = ['draft', 'published'] as const;
export const planStates = ['requested', 'active', 'lapsed'] as const;

const several = <const L extends readonly Entry[]>(list: L, message: string) =>
  z
    .array(oneOf(list, message))
    .min(1, message)
    .max(20)
    .transform((codes) => [...new Set(codes)]);
const optional = (max: number) => unlessEmpty(singleLine.trim().max(max));
const words = multiLine.trim().min(1, 'Card text is required').max(1_000);
const named = { name: required(120, 'Name is required'), title: optional(120), words };
const placed = {
  countries: several(gulfCountries, 'Choose at least one country'),
  city: optional(80),
  experience: unlessEmpty(oneOf(yearsInBusiness, 'Invalid years of experience')),
  /** Where requests are forwarded to, and in which language. Public answers contain neither. */
  email: unlessEmpty(email),
  language: language.default('en'),
};

const expertEntry = z.object({
  kind: z.literal('expert'),
  ...named,
  ...placed,
  specializations: several(specializations, 'Choose at least one specialization'),
  availability: oneOf(availabilities, 'Availability is required'),
});
const providerEntry = z.object({
  kind: z.literal('provider'),
  ...named,
  ...placed,
  services: several(serviceTypes, 'Choose at least one service'),
  equipment: several(categories, 'Choose at least one equipment type'),
});
const testimonialEntry = z.object({ kind: z.literal('testimonial'), ...named });
const entry = z.discriminatedUnion('kind', [expertEntry, providerEntry, testimonialEntry]);

export const listDirectory = endpoint({
  method: 'GET',
  path: '/admin/directory',
  access: 'operator',
  desk: 'leads',
  summary: 'List the entries of the directory by state, newest first',
  query: z.object({
    state: z.enum(entryStates).default('draft'),
    after: id.optional().describe('`next` of the previous page'),
    only: id.optional().describe('Only this one, if it is in the list'),
  }),
  answer: z.object({
    entries: z.array(
      z.object({
        ...card,
        kind: z.enum(entryKinds),
        ...trade,
        /** Specializations of an expert, or services of a provider. */
        skills: z.array(codeIn([...specializations, ...serviceTypes])),
        equipment: z.array(category),
        availability: z.enum(['available', 'busy']).nullable(),
        state: z.enum(entryStates),
        email: z.string().nullable().describe('Where requests are forwarded to'),
        language,
        /** The active plan of a provider, else its latest one. */
        plan: z
          .object({
            plan: codeIn(providerPlans),
            state: z.enum(planStates),
            startsOn: z.iso.date().nullable(),
            endsOn: z.iso.date().nullable(),
          })
          .nullable(),
        createdAt: instant,
      }),
    ),
    next: id.nullable(),
  }),
});

const action = {
  method: 'POST',
  access: 'operator',
  desk: 'leads',
  params: z.object({ id }),
  answer: done,
  errors: ['entry.unknown'],
  limits: [{ by: 'account', max: 120, seconds: 60 }],
} as const;

export const addEntry = endpoint({
  method: 'POST',
  path: '/admin/directory',
  access: 'operator',
  desk: 'leads',
  summary: 'Add an entry as a draft, which is hidden until it is published',
  message: 'Entry saved as draft',
  body: entry,
  answer: created,
  limits: [{ by: 'account', max: 120, seconds: 60 }],
});
export const addEntryFromLead = endpoint({
  ...action,
  path: '/admin/leads/:id/directory',
  summary: 'Create a draft entry from an application and close the lead; hidden until it is published',
  message: 'Entry saved as draft',
  answer: created,
  errors: ['lead.unknown', 'lead.no_entry', 'lead.entered'],
});
export const changeEntry = endpoint({
  ...action,
  method: 'PUT',
  path: '/admin/directory/:id',
  summary: 'Change an entry; a change to a published entry is visible immediately',
  message: 'Entry updated',
  body: entry,
});
export const publishEntry = endpoint({
  ...action,
  path: '/admin/directory/:id/publish',
  summary: 'Publish an entry on the public pages',
  message: 'Entry published',
});
export const unpublishEntry = endpoint({
  ...action,
  path: '/admin/directory/:id/unpublish',
  summary: 'Remove an entry from the public pages',
  message: 'Entry unpublished',
});

export const activatePlan = endpoint({
  ...action,
  path: '/admin/directory/:id/plan',
  summary: 'Activate the plan of a provider for a period, or change its active plan (R83)',
  message: 'Plan activated',
  body: z.object({
    plan: oneOf(providerPlans, 'Choose one of the plans'),
    startsOn: z.iso.date('Choose a date'),
    endsOn: z.iso.date('Choose a date'),
  }),
  errors: ['entry.unknown', 'plan.not_provider', 'plan.dates'],
});

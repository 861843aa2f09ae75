// Calls of a buyer's supplier list: approved, preferred or blocked suppliers with tags, documents and a scorecard (R50).
import { z } from 'zod';
import { category, codeIn, country } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { multiLine, singleLine } from '../leads/contact.ts';
import { categories } from '../taxonomy.ts';
import { created, done, id, instant, MB, oneOf, unlessEmpty } from '../wire.ts';

export const supplierStandings = ['approved', 'preferred', 'blocked'] as const;
export const supplierDocumentKinds = [
  { code: 'trade-licence', label: 'Trade licence' },
  { code: 'insurance', label: 'Insurance' },
  { code: 'certificate', label: 'Certificate' },
  { code: 'contract', label: 'Contract' },
  { code: 'other', label: 'Other' },
] as const;
const TAGS_MAX = 20;
export const SUPPLIER_DOCUMENTS_MAX = 20;
/** Days before the expiry of a document on which the buyer is reminded. 0 is the day itself. */
export const REMINDER_DAYS = [60, 30, 7, 0] as const;
/** Days before the expiry from which a document is shown as expiring. */
export const EXPIRING_DAYS = REMINDER_DAYS[0];
/** Weights of the parts of a score. A part without data leaves its weight to the others. */
export const SCORE_WEIGHTS = { competitiveness: 30, delivery: 30, answering: 20, acceptance: 20 } as const;

const one = { access: 'buyer', params: z.object({ id: id.describe('Account of the supplier') }) } as const;
const own = { ...one, limits: [{ by: 'account', max: 240, seconds: 600 }] } as const;

/** Each part is 0 to 100, or null without data. A null part does not count. */
const scorecard = z.object({
  score: z.number().nullable(),
  answering: z.number().nullable().describe('Percentage of its invitations that it answered in time'),
  competitiveness: z.number().nullable().describe('How close its prices were to the best price'),
  delivery: z.number().nullable().describe('Percentage of the delivered orders that arrived by the agreed day'),
  acceptance: z.number().nullable().describe('Percentage of its orders that it accepted'),
  invited: z.int(),
  answered: z.int().describe('Number of these invitations that it answered'),
  won: z.int(),
  ordered: z.int().describe('Number of orders that it accepted or declined'),
  accepted: z.int(),
  deliveredOnTime: z.int(),
  deliveredLate: z.int(),
  deals: z.int().describe('Number of completed rentals and accepted quotes between the two companies'),
});

const entry = z
  .object({
    _id: id,
    companyName: z.string(),
    logo: z.string().nullable(),
    verified: z.boolean(),
    city: z.string().nullable(),
    country: country.nullable(),
    supplies: z.array(z.string()).describe('What the supplier offers, from its own profile'),
    standing: z.enum(supplierStandings).nullable().describe('Null if it is on no list'),
    tags: z.array(z.string()),
    categories: z.array(category).describe('Categories for which the company wants the supplier'),
    note: z.string().nullable(),
    score: z.number().nullable(),
    papers: z.int().describe('Number of documents kept about the supplier'),
    expiring: z.int().describe('Number of these documents that have expired or expire within 60 days'),
    updatedAt: instant.nullable(),
  })
  .meta({
    id: 'SupplierOnList',
    description: 'A supplier, with the entry that the company of the caller keeps about it',
  });

export const listSuppliers = endpoint({
  method: 'GET',
  path: '/procurement/suppliers',
  access: 'buyer',
  summary: 'List the suppliers on the lists of the company, by name',
  query: z.object({
    standing: z.enum(supplierStandings).optional(),
    category: unlessEmpty(oneOf(categories, 'Unknown category')),
    tag: unlessEmpty(singleLine.trim().max(40)),
    search: unlessEmpty(singleLine.trim().max(100)),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answer: z.object({
    suppliers: z.array(entry),
    counts: z
      .object({ approved: z.int(), preferred: z.int(), blocked: z.int() })
      .describe('Counts with the other filters applied, for every standing'),
    tags: z.array(z.string()).describe('Tags in use, at most 200'),
    total: z.int(),
    pages: z.int(),
  }),
});

export const findSuppliers = endpoint({
  method: 'GET',
  path: '/procurement/suppliers/find',
  access: 'buyer',
  summary: 'Find suppliers of the whole market to invite or list, with own entries, blocked ones last',
  query: z.object({
    search: unlessEmpty(singleLine.trim().max(100)),
    category: unlessEmpty(oneOf(categories, 'Unknown category')),
  }),
  answer: z.object({ suppliers: z.array(entry).max(30) }),
});

const document = z.object({
  _id: id,
  kind: codeIn(supplierDocumentKinds),
  name: z.string(),
  url: z.string().describe('Signed URL, valid for a few minutes'),
  expiresOn: z.iso.date().nullable(),
  daysLeft: z.int().nullable().describe('Days until the document expires; negative after it has expired'),
  createdAt: instant,
});

export const readSupplier = endpoint({
  ...one,
  method: 'GET',
  path: '/procurement/suppliers/:id',
  summary: 'Read what the company keeps about a supplier: standing, documents, scorecard',
  answer: entry.extend({ scorecard, documents: z.array(document) }),
  errors: ['supplier.unknown'],
});

export const keepSupplier = endpoint({
  ...own,
  method: 'PUT',
  path: '/procurement/suppliers/:id',
  summary: 'Put a supplier on a list or change its entry; the supplier is not notified',
  message: 'Supplier saved',
  body: z.object({
    standing: z.enum(supplierStandings),
    tags: z
      .array(
        singleLine
          .trim()
          .min(1, 'Tag must be at least one character long')
          .max(40, 'Tag must be at most 40 characters long'),
      )
      .max(TAGS_MAX, 'Add up to 20 tags')
      .default([]),
    categories: z.array(oneOf(categories, 'Unknown category')).max(20).default([]),
    note: unlessEmpty(multiLine.trim().max(2_000)),
  }),
  answer: done,
  errors: ['supplier.unknown', 'supplier.own'],
});

export const dropSupplier = endpoint({
  ...own,
  method: 'DELETE',
  path: '/procurement/suppliers/:id',
  summary: 'Remove a supplier from the lists, with its notes and documents',
  message: 'Supplier removed from your lists',
  answer: done,
  errors: ['supplier.unknown'],
});

export const addSupplierDocument = endpoint({
  ...own,
  method: 'POST',
  path: '/procurement/suppliers/:id/documents',
  summary: 'Add a document about a supplier; members are reminded before it expires',
  message: 'Document saved',
  upload: { file: { kinds: ['image', 'pdf'], max: 1, bytes: 10 * MB, required: true } },
  body: z.object({
    kind: oneOf(supplierDocumentKinds, 'Choose a document type'),
    expiresOn: unlessEmpty(z.iso.date('Enter a valid date')),
  }),
  answer: created,
  errors: ['supplier.unknown', 'supplier.too_many_documents'],
});

export const removeSupplierDocument = endpoint({
  ...own,
  method: 'DELETE',
  path: '/procurement/suppliers/:id/documents/:documentId',
  params: z.object({ id, documentId: id }),
  summary: 'Remove a document about a supplier',
  message: 'Document removed',
  answer: done,
  errors: ['document.unknown'],
});

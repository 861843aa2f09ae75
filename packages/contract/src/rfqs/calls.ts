// Calls of requests for quotation: a buyer asks suppliers for prices of several lines and reads all answers after the deadline (R50).
import { z } from 'zod';
import { country, currency, textIn } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { counterparty } from '../enquiries/quotes.ts';
import { multiLine, singleLine } from '../leads/contact.ts';
import { orderStates } from '../orders/lists.ts';
import { categories, codeOf, currencies, gulfCountries } from '../taxonomy.ts';
import { created, done, id, instant, MB, oneOf, unlessEmpty } from '../wire.ts';
import { rfqStates } from './states.ts';

const audiences = ['invited', 'open'] as const;
export const modes = ['buy', 'rent'] as const;
export const RFQ_LINES_MAX = 100;
export const RFQ_FILES_MAX = 10;
export const RFQ_INVITED_MAX = 200;
/** The maximum of options that a supplier offers for one line: the requested machine and alternatives. */
export const OPTIONS_MAX = 3;

export const rfqTexts = {
  title: 'Give the request a title of at least 3 characters',
  category: 'Choose a category',
  specification: 'Describe what you need in at least 3 characters',
  quantity: 'Quantity must be a whole number from 1 to 100,000',
  days: 'Choose the first and last day of the rental',
  place: 'Enter a delivery location',
  country: 'Choose the delivery country',
  currency: 'Choose a currency',
  deadline: 'Choose a deadline',
  lines: 'A request must have 1 to 100 lines',
  weights: 'The weights must add up to 100',
  note: 'Describe what has changed',
  reason: 'Give a reason',
  question: 'Write a question of at least 3 characters',
  price: 'Price must be a positive number',
  leadDays: 'Lead time must be a whole number of days from 0 to 1,000',
  validUntil: 'Choose how long your prices are valid',
} as const;

const day = z.iso.date();
const paged = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
const reason = z.object({ reason: multiLine.trim().min(3, rfqTexts.reason).max(1_000) });
const note = unlessEmpty(multiLine.trim().max(2_000));

const toCategoryCode = (text: string) => codeOf(categories, text) ?? text;
const backwards = { message: rfqTexts.days, path: ['to'] };

/** A line of a draft. It may be incomplete, but the given values are valid. */
const draftLine = z
  .object({
    /** The number stays with a line in all versions, so that an answer refers to the right line. The number of a removed line is not reused. */
    line: z.int().min(1).max(1_000),
    category: singleLine.trim().max(120).transform(toCategoryCode),
    specification: multiLine.trim().max(2_000),
    /** 0 means not given yet. */
    quantity: z.coerce.number(rfqTexts.quantity).int(rfqTexts.quantity).min(0, rfqTexts.quantity).max(100_000),
    mode: z.enum(modes),
    from: day.nullable().default(null),
    to: day.nullable().default(null),
    place: singleLine.trim().max(160),
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, backwards);

/** A complete line, as it is published. */
export const rfqLine = draftLine
  .safeExtend({
    category: singleLine.trim().min(2, rfqTexts.category).max(120).transform(toCategoryCode),
    specification: multiLine.trim().min(3, rfqTexts.specification).max(2_000),
    quantity: z.coerce.number(rfqTexts.quantity).int(rfqTexts.quantity).min(1, rfqTexts.quantity).max(100_000),
    place: singleLine.trim().min(2, rfqTexts.place).max(160),
  })
  .refine(({ mode, from, to }) => mode === 'buy' || (from !== null && to !== null), backwards);

export const weights = z
  .object({ price: z.int().min(0).max(100), lead: z.int().min(0).max(100), score: z.int().min(0).max(100) })
  .refine(({ price, lead, score }) => price + lead + score === 100, rfqTexts.weights);

const linesOf = <L extends typeof draftLine | typeof rfqLine>(one: L) =>
  z
    .array(one)
    .max(RFQ_LINES_MAX, rfqTexts.lines)
    .refine((all) => new Set(all.map(({ line }) => line)).size === all.length, rfqTexts.lines)
    .default([]);

/** A draft may be incomplete. `publishRfq` requires the rest. */
export const draftFields = z.object({
  title: z.string(rfqTexts.title).pipe(singleLine.trim().min(3, rfqTexts.title).max(160)),
  description: multiLine.trim().max(10_000).default(''),
  currency: oneOf(currencies, rfqTexts.currency),
  country: oneOf(gulfCountries, rfqTexts.country),
  deadline: instant.nullable().default(null),
  audience: z.enum(audiences).default('invited'),
  twoEnvelopes: z.boolean().default(false),
  lines: linesOf(draftLine),
});

/** The complete fields that suppliers read. */
export const rfqFields = draftFields.extend({ lines: linesOf(rfqLine) });

const buyer = {
  access: 'buyer',
  params: z.object({ id }),
  limits: [{ by: 'account', max: 240, seconds: 600 }],
} as const;
const supplier = { ...buyer, access: 'supplier' } as const;

export const createRfq = endpoint({
  method: 'POST',
  path: '/procurement/rfqs',
  access: 'buyer',
  summary: 'Create a draft request for quotation: blank, or from a need or project of the company',
  message: 'Draft saved',
  body: draftFields
    .extend({ title: draftFields.shape.title.optional(), needId: id.optional(), projectId: id.optional() })
    .refine(({ title, needId, projectId }) => title ?? needId ?? projectId, {
      message: rfqTexts.title,
      path: ['title'],
    })
    .describe('A need or project provides the title and the lines if they are not given'),
  answer: created,
  errors: ['need.unknown', 'project.unknown', 'rfq.deadline'],
  limits: buyer.limits,
});

export const saveRfq = endpoint({
  ...buyer,
  method: 'PUT',
  path: '/procurement/rfqs/:id',
  summary: 'Change a draft, which may be incomplete',
  message: 'Draft saved',
  body: draftFields,
  answer: done,
  errors: ['rfq.unknown', 'rfq.state', 'rfq.deadline'],
});

export const deleteRfq = endpoint({
  ...buyer,
  method: 'DELETE',
  path: '/procurement/rfqs/:id',
  summary: 'Delete a draft',
  message: 'Draft deleted',
  answer: done,
  errors: ['rfq.unknown', 'rfq.state'],
});

export const addRfqFile = endpoint({
  ...buyer,
  method: 'POST',
  path: '/procurement/rfqs/:id/files',
  summary: 'Attach a drawing or document; after publication it becomes part of the next amendment',
  message: 'File attached',
  upload: { file: { kinds: ['image', 'pdf'], max: 1, bytes: 10 * MB, required: true } },
  answer: created,
  errors: ['rfq.unknown', 'rfq.state', 'rfq.too_many_files'],
});

export const removeRfqFile = endpoint({
  ...buyer,
  method: 'DELETE',
  path: '/procurement/rfqs/:id/files/:fileId',
  params: z.object({ id, fileId: id }),
  summary: 'Remove an attachment from a draft',
  message: 'File removed',
  answer: done,
  errors: ['rfq.unknown', 'rfq.state', 'document.unknown'],
});

export const inviteSuppliers = endpoint({
  ...buyer,
  method: 'POST',
  path: '/procurement/rfqs/:id/invite',
  summary: 'Invite suppliers to a draft, or further suppliers to an open request',
  message: 'Suppliers invited',
  body: z.object({ suppliers: z.array(id).min(1).max(RFQ_INVITED_MAX) }),
  answer: done,
  errors: ['rfq.unknown', 'rfq.state', 'rfq.supplier', 'rfq.too_many_invited'],
});

export const uninviteSupplier = endpoint({
  ...buyer,
  method: 'DELETE',
  path: '/procurement/rfqs/:id/invite/:supplierId',
  params: z.object({ id, supplierId: id }),
  summary: 'Remove a supplier from the invitations of a draft',
  message: 'Supplier removed',
  answer: done,
  errors: ['rfq.unknown', 'rfq.state'],
});

export const publishRfq = endpoint({
  ...buyer,
  method: 'POST',
  path: '/procurement/rfqs/:id/publish',
  summary: 'Publish a request to the suppliers; afterwards only amendments can change it',
  message: 'Request published',
  answer: done,
  errors: ['rfq.unknown', 'rfq.state', 'rfq.incomplete', 'rfq.deadline', 'rfq.nobody_invited', 'plan.needed'],
  once: true,
});

export const amendRfq = endpoint({
  ...buyer,
  method: 'POST',
  path: '/procurement/rfqs/:id/amend',
  summary: 'Amend an open request: creates a new version that suppliers confirm or answer again',
  message: 'Request amended',
  body: rfqFields.omit({ audience: true, twoEnvelopes: true }).extend({
    version: z.int().describe('Version that was changed'),
    note: multiLine.trim().min(3, rfqTexts.note).max(2_000),
  }),
  answer: done.extend({ version: z.int() }),
  errors: ['rfq.unknown', 'rfq.state', 'rfq.deadline', 'rfq.incomplete', 'rfq.amended', 'rfq.line_number'],
  once: true,
});

export const cancelRfq = endpoint({
  ...buyer,
  method: 'POST',
  path: '/procurement/rfqs/:id/cancel',
  summary: 'Cancel a request or end it without an award; sealed answers are never opened',
  message: 'Request ended',
  body: reason,
  answer: done,
  errors: ['rfq.unknown', 'rfq.state'],
});

export const answerQuestion = endpoint({
  ...buyer,
  method: 'POST',
  path: '/procurement/rfqs/:id/questions/:questionId',
  params: z.object({ id, questionId: id }),
  summary: 'Answer a question; all suppliers read both, without the name of the asker',
  message: 'Answer sent',
  body: z.object({ answer: multiLine.trim().min(1).max(5_000) }),
  answer: done,
  errors: ['rfq.unknown', 'rfq.state', 'rfq.question'],
});

export const askQuestion = endpoint({
  ...supplier,
  method: 'POST',
  path: '/procurement/rfqs/:id/questions',
  summary: 'Ask the buyer a question, which all suppliers see without a name',
  message: 'Question sent',
  body: z.object({ question: multiLine.trim().min(3, rfqTexts.question).max(2_000) }),
  answer: done,
  errors: ['rfq.unknown', 'rfq.state', 'rfq.late', 'rfq.too_many_questions'],
});

const offerLine = z.object({
  line: z.int().min(1).max(1_000),
  /** Option 1 is the requested machine. Higher options are alternatives. */
  option: z.int().min(1).max(OPTIONS_MAX),
  /** Price of one piece. For a rental it covers the whole period. */
  price: z.coerce.number(rfqTexts.price).positive(rfqTexts.price).max(1e9),
  currency: oneOf(currencies, rfqTexts.currency),
  leadDays: z.coerce.number(rfqTexts.leadDays).int(rfqTexts.leadDays).min(0, rfqTexts.leadDays).max(1_000),
  /** The mode may differ from the request, for example rent instead of buy. */
  mode: z.enum(modes),
  offered: singleLine.trim().max(200).default('').describe('Make and model, or a description of the alternative'),
  note: note,
});

export const submitAnswer = endpoint({
  ...supplier,
  trade: true,
  method: 'PUT',
  path: '/procurement/rfqs/:id/answer',
  summary: 'Submit or replace an answer until the deadline (database clock); sealed until the opening',
  message: 'Response received',
  body: z.object({
    version: z.int().min(1).describe('Version of the request that the answer refers to'),
    technical: multiLine
      .trim()
      .max(10_000)
      .default('')
      .describe('The first of two envelopes; it must not contain prices'),
    validUntil: z.iso.date(rfqTexts.validUntil),
    lines: z
      .array(offerLine)
      .min(1)
      .max(RFQ_LINES_MAX * OPTIONS_MAX),
  }),
  answer: done.extend({
    receivedAt: instant,
    hash: z.string().describe('Hash of the received answer, to compare after the opening'),
  }),
  errors: [
    'rfq.unknown',
    'rfq.late',
    'rfq.state',
    'rfq.amended',
    'rfq.line',
    'quote.valid_until',
    'listing.price_digits',
  ],
  once: true,
});

export const confirmVersion = endpoint({
  ...supplier,
  trade: true,
  method: 'POST',
  path: '/procurement/rfqs/:id/answer/confirm',
  summary: 'Confirm that the answer is also valid for the amended request',
  message: 'Response confirmed',
  body: z.object({ version: z.int().min(1) }),
  answer: done,
  errors: ['rfq.unknown', 'rfq.late', 'rfq.state', 'rfq.amended', 'rfq.no_answer', 'rfq.line', 'quote.valid_until'],
});

export const withdrawAnswer = endpoint({
  ...supplier,
  method: 'POST',
  path: '/procurement/rfqs/:id/answer/withdraw',
  summary: 'Withdraw the answer of the company before the deadline',
  message: 'Response withdrawn',
  answer: done,
  errors: ['rfq.unknown', 'rfq.late', 'rfq.state', 'rfq.no_answer'],
});

export const declineRfq = endpoint({
  ...supplier,
  method: 'POST',
  path: '/procurement/rfqs/:id/decline',
  summary: 'Decline to answer a request',
  message: 'Request declined',
  body: z.object({ reason: unlessEmpty(multiLine.trim().max(1_000)) }),
  answer: done,
  errors: ['rfq.unknown', 'rfq.late', 'rfq.state'],
});

const rfqItem = z.object({
  _id: id,
  number: z.string().nullable().describe('Null until the request is published'),
  title: z.string(),
  state: z.enum(rfqStates),
  audience: z.enum(audiences),
  version: z.int(),
  lines: z.int(),
  deadline: instant.nullable(),
  country: country.describe('Country of delivery, whose time zone the deadline is in'),
  now: instant,
  createdAt: instant,
});

export const listRfqs = endpoint({
  method: 'GET',
  path: '/procurement/rfqs',
  access: 'buyer',
  summary: 'List the requests of the company, newest first',
  query: paged.extend({ state: z.enum(rfqStates).optional(), search: unlessEmpty(singleLine.trim().max(100)) }),
  answer: z.object({
    rfqs: z.array(
      rfqItem.extend({
        invited: z.int(),
        answers: z.int().describe('Number of received answers'),
        questions: z.int().describe('Number of unanswered questions'),
      }),
    ),
    total: z.int(),
    pages: z.int(),
  }),
});

export const supplierStands = [
  'invited',
  'answered',
  'unconfirmed',
  'declined',
  'withdrawn',
  'late',
  'won',
  'lost',
  'ended',
] as const;
export const listInvitations = endpoint({
  method: 'GET',
  path: '/procurement/invitations',
  access: 'supplier',
  summary: 'List requests the company was invited to, has joined or may join, nearest deadline first',
  query: paged.extend({
    view: z.enum(['mine', 'open']).default('mine'),
    category: unlessEmpty(singleLine.trim().max(60)),
  }),
  answer: z.object({
    rfqs: z.array(rfqItem.extend({ buyer: counterparty, stand: z.enum(supplierStands) })),
    total: z.int(),
    pages: z.int(),
  }),
});

const question = z.object({
  _id: id,
  question: z.string(),
  askedAt: instant,
  mine: z.boolean(),
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
});
const file = z.object({
  _id: id,
  name: z.string(),
  url: z.string().describe('Signed URL, valid for a few minutes'),
  version: z
    .int()
    .describe(
      'Version of the request that the file came with; a file for the next version is shown with the next amendment',
    ),
});
const version = z.object({ version: z.int(), at: instant, note: z.string() });

/** A line as pages show it. Its category is a code if the taxonomy has one for the text. */
export const rfqLineView = z
  .object({
    line: z.int(),
    category: z.string(),
    specification: z.string(),
    quantity: z.int(),
    mode: z.enum(modes),
    from: day.nullable(),
    to: day.nullable(),
    place: z.string(),
  })
  .meta({ id: 'RequestedLine' });

const request = rfqItem.omit({ lines: true }).extend({
  description: z.string(),
  currency,
  twoEnvelopes: z.boolean(),
  lines: z.array(rfqLineView),
  files: z.array(file),
  questions: z.array(question),
  versions: z.array(version),
  reason: z.string().nullable().describe('Reason of the cancellation'),
});

const invitedSupplier = z.object({
  _id: id,
  companyName: z.string(),
  verified: z.boolean(),
  stand: z.enum(['invited', 'seen', 'declined', 'answered', 'withdrawn', 'unconfirmed']),
  reason: z.string().nullable().describe('Reason why the supplier declined'),
});

const ownAnswer = z.object({
  version: z.int(),
  technical: z.string(),
  validUntil: day,
  receivedAt: instant,
  hash: z.string(),
  withdrawn: z.boolean(),
  lines: z.array(
    z.object({
      line: z.int(),
      option: z.int(),
      price: z.number(),
      currency,
      leadDays: z.int(),
      mode: z.enum(modes),
      offered: z.string(),
      note: z.string().nullable(),
    }),
  ),
});

export const readRfq = endpoint({
  method: 'GET',
  path: '/procurement/rfqs/:id',
  access: 'member',
  summary: 'Read a request, as its buyer or as a supplier that may see it',
  params: z.object({ id }),
  answer: z.discriminatedUnion('side', [
    request.extend({
      side: z.literal('buyer'),
      needId: id.nullable(),
      projectId: id.nullable(),
      lastLine: z.int().describe('Highest line number used in any version; a new line must have a higher number'),
      auctionId: id.nullable().describe('Reverse auction that decides or has decided the request'),
      suppliers: z.array(invitedSupplier),
      answers: z.int(),
      weights: z.object({ price: z.int(), lead: z.int(), score: z.int() }),
      orders: z.array(z.object({ _id: id, number: z.string(), companyName: z.string(), state: textIn(orderStates) })),
      anew: z
        .array(z.object({ line: z.int(), quantity: z.int() }))
        .describe('Pieces whose order was declined or cancelled and that can be awarded again'),
      can: z.object({
        change: z.boolean(),
        publish: z.boolean(),
        amend: z.boolean(),
        invite: z.boolean(),
        cancel: z.boolean(),
        compare: z.boolean(),
        openPrices: z.boolean(),
        auction: z.boolean().describe('Start a reverse auction between the suppliers that answered'),
        award: z.boolean(),
        awardAnew: z.boolean().describe('Award lines again whose order was declined or cancelled'),
        approve: z.boolean(),
        takeBack: z.boolean().describe('Withdraw the award that the caller proposed'),
      }),
    }),
    request.extend({
      side: z.literal('supplier'),
      buyer: counterparty,
      stand: z.enum(supplierStands),
      auctionId: id.nullable().describe('Reverse auction of the request that this supplier takes part in'),
      answer: ownAnswer.nullable(),
      orders: z.array(z.object({ _id: id, number: z.string(), state: textIn(orderStates) })),
      can: z.object({
        ask: z.boolean(),
        answer: z.boolean(),
        confirm: z.boolean(),
        withdraw: z.boolean(),
        decline: z.boolean(),
      }),
    }),
  ]),
  errors: ['rfq.unknown'],
});

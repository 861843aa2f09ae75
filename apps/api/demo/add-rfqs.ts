// Adds requests for quotation that are not compared yet: a draft, two that wait for answers, one that is open to every verified supplier,
// one whose technical answers are opened, and one that was cancelled. All of them are made up.
import { minorOf } from '@rigsouq/contract/money';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import { nextNumber } from '../src/modules/orders/index.ts';
import { hashAnswer } from '../src/modules/rfqs/index.ts';
import { recordFacts } from '../src/modules/supplier-lists/index.ts';
import { type Db, inTransaction, type Tx } from '../src/platform/database/db.ts';
import { addRows } from './add-generated-companies.ts';
import { demoId } from './demo-id.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const today = dayOf(new Date());

type Line = { category: string; specification: string; quantity: number; mode: 'buy' | 'rent'; place: string };
type Answer = { by: string; version?: number; currency: string; technical: string; prices: readonly number[] };
type Request = {
  key: string;
  by: string;
  title: string;
  description: string;
  state: 'draft' | 'open' | 'technical' | 'cancelled';
  /** Days from today to the deadline; negative if it has passed. */
  deadlineDays: number;
  currency: string;
  country: string;
  open?: true;
  twoEnvelopes?: true;
  reason?: string;
  /** The change of each version after the first. */
  notes?: readonly string[];
  lines: readonly Line[];
  invited: readonly string[];
  declined?: string;
  answers?: readonly Answer[];
  questions?: readonly [by: string, question: string, answer: string | null][];
};

const supplier = (at: number) => `supplier${at}@demo.rigsouq.test`;
const [marsa, jabal, wadi, dune, khor, falaj] = [
  'supplier@rigsouq.test',
  'both@rigsouq.test',
  ...[1, 2, 3, 4].map(supplier),
] as [string, string, string, string, string, string];
const sahra = 'buyer@rigsouq.test';

const requests: readonly Request[] = [
  {
    key: 'towers',
    by: sahra,
    state: 'draft',
    deadlineDays: 14,
    currency: 'AED',
    country: 'ae',
    title: 'Tower cranes for the school campus in Mirdif (Demo)',
    description: 'A made-up draft for the demo.',
    lines: [
      {
        category: 'cranes',
        quantity: 2,
        mode: 'rent',
        place: 'Mirdif, Dubai',
        specification: 'Tower crane, jib of 50 m, 2.5 t at the tip, with erection and operator',
      },
    ],
    invited: [wadi, khor],
  },
  {
    key: 'loaders',
    by: sahra,
    state: 'open',
    deadlineDays: 6,
    currency: 'AED',
    country: 'ae',
    title: 'Loaders and rollers for the creek embankment (Demo)',
    description: 'A made-up request for the demo. Prices delivered to the site, with the first service.',
    notes: ['Three loaders instead of two (Demo)'],
    lines: [
      {
        category: 'loaders',
        quantity: 3,
        mode: 'buy',
        place: 'Business Bay, Dubai',
        specification: 'Wheel loader, 3 m³, not older than 2020',
      },
      {
        category: 'compactors',
        quantity: 2,
        mode: 'rent',
        place: 'Business Bay, Dubai',
        specification: 'Single drum roller, 12 t',
      },
    ],
    invited: [marsa, jabal, dune, falaj],
    declined: dune,
    answers: [
      {
        by: jabal,
        version: 1,
        currency: 'OMR',
        technical: 'Both from our yard, ready to load. (Demo)',
        prices: [21_400, 1_350],
      },
      { by: falaj, currency: 'AED', technical: 'Loaders of 2023, rollers of 2022. (Demo)', prices: [198_000, 12_400] },
    ],
    questions: [
      [
        jabal,
        'Is a quick coupler needed on the loaders? (Demo)',
        'Yes, with forks and a general purpose bucket. (Demo)',
      ],
      [marsa, 'May the rollers come a week later? (Demo)', null],
    ],
  },
  {
    key: 'road',
    by: 'buyer1@demo.rigsouq.test',
    state: 'open',
    open: true,
    deadlineDays: 12,
    currency: 'SAR',
    country: 'sa',
    title: 'Dump trucks for the ring road (Demo)',
    description: 'A made-up request for the demo, open to every verified supplier.',
    lines: [
      {
        category: 'dump-trucks',
        quantity: 10,
        mode: 'rent',
        place: 'Riyadh',
        specification: 'Tipper, 16 m³, with driver',
      },
      {
        category: 'excavators',
        quantity: 2,
        mode: 'rent',
        place: 'Riyadh',
        specification: 'Crawler excavator, 30 t',
      },
    ],
    invited: [],
  },
  {
    key: 'lifts',
    by: jabal,
    state: 'open',
    deadlineDays: 3,
    currency: 'OMR',
    country: 'om',
    title: 'Forklifts for the rental yard in Sohar (Demo)',
    description: 'A made-up request for the demo.',
    lines: [
      {
        category: 'forklifts',
        quantity: 4,
        mode: 'buy',
        place: 'Sohar',
        specification: 'Diesel forklift, 5 t, triplex mast',
      },
    ],
    invited: [marsa, khor],
    answers: [{ by: marsa, currency: 'SAR', technical: 'From stock in Dammam. (Demo)', prices: [112_500] }],
  },
  {
    key: 'crane',
    by: sahra,
    state: 'technical',
    twoEnvelopes: true,
    deadlineDays: -2,
    currency: 'AED',
    country: 'ae',
    title: 'Crawler crane for the warehouse row in Jebel Ali (Demo)',
    description: 'A made-up request for the demo, with technical and commercial answers in two envelopes.',
    lines: [
      {
        category: 'cranes',
        quantity: 1,
        mode: 'rent',
        place: 'Jebel Ali, Dubai',
        specification: 'Crawler crane, 100 t, with operator and lifting plan',
      },
    ],
    invited: [jabal, wadi, khor],
    answers: [
      {
        by: jabal,
        currency: 'OMR',
        prices: [9_800],
        technical: 'Liebherr LR 1100, 2019, third-party certificate valid for ten months. (Demo)',
      },
      {
        by: wadi,
        currency: 'SAR',
        prices: [84_000],
        technical: 'Kobelco CKE1100G, 2016; the certificate runs out during the rental. (Demo)',
      },
    ],
  },
  {
    key: 'mixers',
    by: sahra,
    state: 'cancelled',
    deadlineDays: 4,
    currency: 'AED',
    country: 'ae',
    title: 'Concrete mixers for lot 3 (Demo)',
    description: 'A made-up request for the demo.',
    reason: 'The lot has been put off to next year (Demo)',
    lines: [
      {
        category: 'concrete-mixers',
        quantity: 3,
        mode: 'buy',
        place: 'Dubai',
        specification: 'Truck mixer, 8 m³',
      },
    ],
    invited: [marsa],
    answers: [{ by: marsa, currency: 'AED', technical: 'Three of 2021. (Demo)', prices: [265_000] }],
  },
];

/** Adds all requests or none: they take the next free numbers, so a second run must not add them again. */
export async function addRfqs(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ids = requests.map(({ key }) => demoId(`rfq ${key}`));
    const existing = await tx.selectFrom('rfqs').select('id').where('id', 'in', ids).limit(1).executeTakeFirst();
    if (!existing) for (const request of requests) await addRequest(tx, request);
  });
}

const rounded = (time: number) => new Date(Math.floor(time / HOUR) * HOUR);

async function addRequest(tx: Tx, request: Request): Promise<void> {
  const deadline = rounded(Date.now() + request.deadlineDays * DAY);
  const published = rounded(Math.min(Date.now(), deadline.getTime()) - 3 * DAY);
  const times = { deadline, published, hours: (after: number) => new Date(published.getTime() + after * HOUR) };
  await addRequestRow(tx, request, times);
  await addVersions(tx, request, times);
  await addInvitedSuppliers(tx, request, times);
  await addQuestions(tx, request, times);
  const version = latestVersion(request);
  for (const [at, answer] of (request.answers ?? []).entries())
    await addAnswer(tx, request, { version, ...answer }, times.hours(12 + 25 * at));
  if (request.state === 'technical') await recordAnswerFacts(tx, request);
}

/** `hours` returns the time that many hours after the publication. */
type Times = { deadline: Date; published: Date; hours: (after: number) => Date };

const latestVersion = ({ notes = [] }: Request) => notes.length + 1;

async function addRequestRow(tx: Tx, request: Request, { deadline, published }: Times): Promise<void> {
  const { key, by, state, title, description, currency, country, lines, invited, reason } = request;
  const account = demoId(`account ${by}`);
  const isDraft = state === 'draft';
  await addRows(tx, 'rfqs', [
    {
      id: demoId(`rfq ${key}`),
      account_id: account,
      created_by: demoId(`user ${by}`),
      state,
      version: latestVersion(request),
      title,
      description,
      currency,
      country,
      deadline,
      number: isDraft ? null : await nextNumber(tx, account, 'RFQ'),
      audience: request.open ? 'open' : 'invited',
      two_envelopes: request.twoEnvelopes ?? false,
      weight_price: 70,
      weight_lead: 15,
      weight_score: 15,
      invited: invited.length,
      lines: lines.length,
      reason: reason ?? null,
      published_at: isDraft ? null : published,
      created_at: published,
      updated_at: published,
    },
  ]);
}

/** Adds the lines of every version. A draft has lines, but no version. */
async function addVersions(tx: Tx, { key, by, state, lines, notes = [] }: Request, { hours }: Times): Promise<void> {
  const rfq_id = demoId(`rfq ${key}`);
  const versions = ['', ...notes].map((note, at) => ({ version: at + 1, note, at: hours(at * 30) }));
  for (const { version } of versions)
    await addRows(
      tx,
      'rfq_lines',
      lines.map((line, place) => ({
        rfq_id,
        version,
        line: place + 1,
        ...line,
        from_day: line.mode === 'rent' ? daysLater(today, 30) : null,
        to_day: line.mode === 'rent' ? daysLater(today, 120) : null,
      })),
    );
  if (state === 'draft') return;
  await addRows(
    tx,
    'rfq_versions',
    versions.map((version) => ({ rfq_id, created_by: demoId(`user ${by}`), ...version })),
  );
}

async function addInvitedSuppliers(tx: Tx, request: Request, { deadline, published, hours }: Times): Promise<void> {
  const { key, state, invited, declined, answers } = request;
  await addRows(
    tx,
    'rfq_suppliers',
    invited.map((one) => ({
      rfq_id: demoId(`rfq ${key}`),
      supplier_id: demoId(`account ${one}`),
      invited: true,
      created_at: published,
      deadline: state === 'draft' ? null : deadline,
      seen_at: answers?.some((answer) => answer.by === one) ? hours(2) : null,
      declined_at: one === declined ? hours(5) : null,
      decline_reason: one === declined ? 'Nothing of that size is free until spring (Demo)' : null,
    })),
  );
}

async function addQuestions(tx: Tx, { key, by, questions = [] }: Request, { hours }: Times): Promise<void> {
  await addRows(
    tx,
    'rfq_questions',
    questions.map(([asker, question, answer], at) => ({
      id: demoId(`question ${at} to ${key}`),
      rfq_id: demoId(`rfq ${key}`),
      question,
      answer,
      asked_at: hours(4 + at),
      supplier_id: demoId(`account ${asker}`),
      asked_by: demoId(`user ${asker}`),
      answered_by: answer ? demoId(`user ${by}`) : null,
      answered_at: answer ? hours(9) : null,
    })),
  );
}

/** Records which suppliers were invited and answered, as the opening of the answers does. */
async function recordAnswerFacts(tx: Tx, { key, by, invited, answers = [] }: Request): Promise<void> {
  const about = { accountId: demoId(`account ${by}`), subjectId: demoId(`rfq ${key}`) };
  const factsOf = (kind: 'invited' | 'answered', all: readonly string[]) =>
    all.map((one) => ({ ...about, kind, supplierId: demoId(`account ${one}`) }));
  const answered = answers.map((answer) => answer.by);
  await recordFacts(tx, ...factsOf('invited', invited), ...factsOf('answered', answered));
}

async function addAnswer(tx: Tx, request: Request, answer: Answer & { version: number }, at: Date): Promise<void> {
  const { by, version, currency, technical, prices } = answer;
  const [rfqId, supplierId] = [demoId(`rfq ${request.key}`), demoId(`account ${by}`)];
  const [id, validUntil, receivedAt] = [
    demoId(`answer of ${by} to ${request.key}`),
    daysLater(today, 60),
    at.toISOString(),
  ];
  const lines = prices.map((price, place) => ({
    line: place + 1,
    option: 1,
    price,
    currency,
    leadDays: 7 * (place + 1),
    offered: '',
    note: null,
    mode: request.lines[place]?.mode ?? 'buy',
  }));
  await addRows(tx, 'rfq_answers', [
    {
      id,
      rfq_id: rfqId,
      supplier_id: supplierId,
      created_by: demoId(`user ${by}`),
      version,
      technical,
      valid_until: validUntil,
      withdrawn: false,
      received_at: receivedAt,
      hash: hashAnswer({ rfqId, supplierId, receivedAt, technical, validUntil, lines }),
    },
  ]);
  await addRows(
    tx,
    'rfq_offers',
    lines.map(({ price, leadDays, ...line }) => ({
      answer_id: id,
      price_minor: minorOf(price, currency) ?? 0,
      lead_days: leadDays,
      ...line,
    })),
  );
}

// What the demo's buyers think of its suppliers: lists, papers with an end, and a past that gives each a scorecard. Days are those of the
// run; a second run finds them there and changes nothing.
import { dayOf } from '@rigsouq/kernel/periods';
import { type Db, inTransaction } from '../src/platform/db.ts';
import type { Storage } from '../src/platform/storage.ts';
import { addRows } from './add-generated.ts';
import { demoId } from './demo-id.ts';
import { demoPaper } from './demo-paper.ts';

const DAY_MS = 86_400_000;
const BUYER = 'buyer@rigsouq.test';
const account_id = demoId(`account ${BUYER}`);
const created_by = demoId(`user ${BUYER}`);

type Past = {
  /** Invitations, and how many of them were answered. */
  invited: readonly [all: number, answered: number];
  /** How near to the best each price was, in per cent. */
  prices: readonly number[];
  won: number;
  declined?: number;
  /** Of each delivery, by how many days it was late. */
  late: readonly number[];
};

type Kept = {
  email: string;
  standing: 'approved' | 'preferred' | 'blocked';
  tags: readonly string[];
  categories: readonly string[];
  note?: string;
  past?: Past;
  /** In days from today; null has no end. */
  papers?: readonly (readonly [kind: string, name: string, ends: number | null])[];
};

const kept: readonly Kept[] = [
  {
    email: 'supplier@rigsouq.test',
    standing: 'preferred',
    tags: ['framework agreement', 'east coast'],
    categories: ['excavators', 'loaders', 'bulldozers'],
    note: 'Delivers to site at no charge above three machines. Ask for the service history before you order.',
    past: { invited: [9, 8], prices: [100, 97, 100, 94, 100, 91], won: 5, late: [0, 0, 0, 2] },
    papers: [
      ['trade-licence', 'Trade licence (Demo).pdf', 214],
      ['insurance', 'Liability insurance (Demo).pdf', 24],
      ['contract', 'Framework agreement (Demo).pdf', null],
    ],
  },
  {
    email: 'both@rigsouq.test',
    standing: 'preferred',
    tags: ['rental', 'with operator'],
    categories: ['cranes', 'aerial-platforms', 'generators'],
    past: { invited: [6, 6], prices: [88, 100, 96, 92], won: 3, late: [0, 0] },
    papers: [['certificate', 'Lifting certificate (Demo).pdf', 58]],
  },
  {
    email: 'supplier1@demo.rigsouq.test',
    standing: 'approved',
    tags: ['rental'],
    categories: ['cranes'],
    past: { invited: [5, 3], prices: [84, 90], won: 1, late: [4] },
    papers: [['certificate', 'Crane inspection (Demo).pdf', -12]],
  },
  {
    email: 'supplier5@demo.rigsouq.test',
    standing: 'approved',
    tags: ['east coast'],
    categories: ['excavators', 'dump-trucks'],
    past: { invited: [4, 4], prices: [93, 89, 95], won: 1, late: [0] },
  },
  { email: 'supplier6@demo.rigsouq.test', standing: 'approved', tags: ['to be tried'], categories: ['generators'] },
  {
    email: 'supplier8@demo.rigsouq.test',
    standing: 'blocked',
    tags: [],
    categories: ['trucks', 'dump-trucks'],
    note: 'Declined two orders after the award. Not before the next review.',
    past: { invited: [5, 4], prices: [100, 98], won: 2, declined: 2, late: [] },
  },
];

/** On no list of the buyer, but not unknown to it: who answers a request of the demo has a score in its comparison. */
const met: readonly Pick<Kept, 'email' | 'past'>[] = [
  { email: 'supplier2@demo.rigsouq.test', past: { invited: [7, 5], prices: [90, 96, 87, 92], won: 2, late: [0, 6] } },
  { email: 'supplier3@demo.rigsouq.test', past: { invited: [4, 1], prices: [81], won: 0, late: [] } },
  { email: 'supplier4@demo.rigsouq.test', past: { invited: [6, 6], prices: [95, 93, 98], won: 2, late: [0, 0] } },
  { email: 'supplier6@demo.rigsouq.test', past: { invited: [2, 2], prices: [86, 79], won: 0, late: [] } },
  { email: 'supplier9@demo.rigsouq.test', past: { invited: [3, 3], prices: [97, 99], won: 1, late: [1] } },
];

export async function addSuppliers(db: Db, storage: Storage): Promise<void> {
  const there = await db
    .selectFrom('supplier_entries')
    .select('supplier_id')
    .where('account_id', '=', account_id)
    .limit(1)
    .execute();
  if (there.length > 0) return;
  const papers = await Promise.all(kept.flatMap((supplier) => (supplier.papers ?? []).map(paperOf(supplier, storage))));
  await inTransaction(db, async (tx) => {
    await addRows(tx, 'supplier_entries', kept.map(entryOf));
    await addRows(tx, 'supplier_facts', [...kept, ...met].flatMap(factsOf));
    await addRows(
      tx,
      'media',
      papers.map(({ media }) => media),
    );
    await addRows(
      tx,
      'supplier_documents',
      papers.map(({ row }) => row),
    );
  });
}

const idOf = ({ email }: Pick<Kept, 'email'>) => demoId(`account ${email}`);
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);

function entryOf(supplier: Kept, at: number) {
  const { standing, tags, categories, note = null } = supplier;
  const updated_at = daysFromNow(-3 * (at + 1));
  return {
    account_id,
    supplier_id: idOf(supplier),
    ...{ standing, tags, categories, note, updated_by: created_by, updated_at },
  };
}

function factsOf(supplier: Pick<Kept, 'email' | 'past'>) {
  if (!supplier.past) return [];
  const { invited, prices, won, declined = 0, late } = supplier.past;
  const several = (kind: string, count: number, about: string, value?: (at: number) => number | undefined) =>
    Array.from({ length: count }, (_, at) => ({
      id: demoId(`fact ${supplier.email} ${kind} ${at}`),
      account_id,
      supplier_id: idOf(supplier),
      kind,
      subject_id: demoId(`${about} ${supplier.email} ${at}`),
      value: value?.(at) ?? null,
      at: daysFromNow(-14 * (at + 1)),
    }));
  return [
    ...several('invited', invited[0], 'past request'),
    ...several('answered', invited[1], 'past request'),
    ...several('priced', prices.length, 'past request', (at) => prices[at]),
    ...several('won', won, 'past request'),
    ...several('order_accepted', won - declined, 'past order'),
    ...several('order_declined', declined, 'declined order'),
    ...several('delivered', late.length, 'past order', (at) => late[at]),
  ];
}

/** A page that says what it is, kept as an upload would be. */
const paperOf =
  (supplier: Kept, storage: Storage) =>
  async ([kind, name, ends]: NonNullable<Kept['papers']>[number]) => {
    const created_at = daysFromNow(-40);
    const id = demoId(`supplier paper ${supplier.email} ${name}`);
    const media = await demoPaper(storage, { id, account_id, created_by, created_at }, supplier.email, name);
    const row = {
      id: demoId(`supplier document ${supplier.email} ${name}`),
      account_id,
      supplier_id: idOf(supplier),
      kind,
      media_id: media.id,
      expires_on: ends === null ? null : dayOf(daysFromNow(ends)),
      // Nobody of the demo is to be written to about what is made up.
      reminded: 0,
      ...{ created_by, created_at },
    };
    return { media, row };
  };

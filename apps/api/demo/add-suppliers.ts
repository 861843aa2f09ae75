// Adds the supplier list of the demo buyer: entries, documents with an expiry date, and past facts that give each supplier a scorecard.
// Days are relative to the day of the run; a second run changes nothing.
import { dayOf } from '@rigsouq/kernel/periods';
import { type Db, inTransaction } from '../src/platform/database/db.ts';
import type { Storage } from '../src/platform/storage.ts';
import { addRows } from './add-generated-companies.ts';
import { createDemoPdf } from './create-demo-pdf.ts';
import { demoId } from './demo-id.ts';

const DAY_MS = 86_400_000;
const BUYER = 'buyer@rigsouq.test';
const account_id = demoId(`account ${BUYER}`);
const created_by = demoId(`user ${BUYER}`);

type Past = {
  /** The number of invitations and of answers. */
  invited: readonly [all: number, answered: number];
  /** How close each price was to the best price, in per cent. */
  prices: readonly number[];
  won: number;
  declined?: number;
  /** The days by which each delivery was late. */
  late: readonly number[];
};

type ListedSupplier = {
  email: string;
  standing: 'approved' | 'preferred' | 'blocked';
  tags: readonly string[];
  categories: readonly string[];
  note?: string;
  past?: Past;
  /** The documents. `ends` is in days from today, or null without an expiry date. */
  documents?: readonly (readonly [kind: string, name: string, ends: number | null])[];
};

const listedSuppliers: readonly ListedSupplier[] = [
  {
    email: 'supplier@rigsouq.test',
    standing: 'preferred',
    tags: ['framework agreement', 'east coast'],
    categories: ['excavators', 'loaders', 'bulldozers'],
    note: 'Delivers to site at no charge above three machines. Ask for the service history before you order.',
    past: { invited: [9, 8], prices: [100, 97, 100, 94, 100, 91], won: 5, late: [0, 0, 0, 2] },
    documents: [
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
    documents: [['certificate', 'Lifting certificate (Demo).pdf', 58]],
  },
  {
    email: 'supplier1@demo.rigsouq.test',
    standing: 'approved',
    tags: ['rental'],
    categories: ['cranes'],
    past: { invited: [5, 3], prices: [84, 90], won: 1, late: [4] },
    documents: [['certificate', 'Crane inspection (Demo).pdf', -12]],
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

/** Suppliers that are not on the list but have past facts, so that every answer in the demo's comparisons has a score. */
const unlistedSuppliers: readonly Pick<ListedSupplier, 'email' | 'past'>[] = [
  { email: 'supplier2@demo.rigsouq.test', past: { invited: [7, 5], prices: [90, 96, 87, 92], won: 2, late: [0, 6] } },
  { email: 'supplier3@demo.rigsouq.test', past: { invited: [4, 1], prices: [81], won: 0, late: [] } },
  { email: 'supplier4@demo.rigsouq.test', past: { invited: [6, 6], prices: [95, 93, 98], won: 2, late: [0, 0] } },
  { email: 'supplier6@demo.rigsouq.test', past: { invited: [2, 2], prices: [86, 79], won: 0, late: [] } },
  { email: 'supplier9@demo.rigsouq.test', past: { invited: [3, 3], prices: [97, 99], won: 1, late: [1] } },
];

export async function addSuppliers(db: Db, storage: Storage): Promise<void> {
  const existing = await db
    .selectFrom('supplier_list_entries')
    .select('supplier_id')
    .where('account_id', '=', account_id)
    .limit(1)
    .execute();
  if (existing.length > 0) return;
  const documents = await Promise.all(
    listedSuppliers.flatMap((supplier) => (supplier.documents ?? []).map(documentOf(supplier, storage))),
  );
  await inTransaction(db, async (tx) => {
    await addRows(tx, 'supplier_list_entries', listedSuppliers.map(entryOf));
    await addRows(tx, 'supplier_facts', [...listedSuppliers, ...unlistedSuppliers].flatMap(factsOf));
    await addRows(
      tx,
      'media',
      documents.map(({ media }) => media),
    );
    await addRows(
      tx,
      'supplier_documents',
      documents.map(({ row }) => row),
    );
  });
}

const idOf = ({ email }: Pick<ListedSupplier, 'email'>) => demoId(`account ${email}`);
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);

function entryOf(supplier: ListedSupplier, at: number) {
  const { standing, tags, categories, note = null } = supplier;
  const updated_at = daysFromNow(-3 * (at + 1));
  return {
    account_id,
    supplier_id: idOf(supplier),
    standing,
    tags,
    categories,
    note,
    updated_by: created_by,
    updated_at,
  };
}

function factsOf(supplier: Pick<ListedSupplier, 'email' | 'past'>) {
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

/** Creates a PDF that says that it is made up, and returns its rows. */
const documentOf =
  (supplier: ListedSupplier, storage: Storage) =>
  async ([kind, name, ends]: NonNullable<ListedSupplier['documents']>[number]) => {
    const created_at = daysFromNow(-40);
    const id = demoId(`supplier paper ${supplier.email} ${name}`);
    const media = await createDemoPdf(storage, { id, account_id, created_by, created_at }, supplier.email, name);
    const row = {
      id: demoId(`supplier document ${supplier.email} ${name}`),
      account_id,
      supplier_id: idOf(supplier),
      kind,
      media_id: media.id,
      expires_on: ends === null ? null : dayOf(daysFromNow(ends)),
      // The reminder counts as sent, because no email may be sent about made-up data.
      reminded: 0,
      created_by,
      created_at,
    };
    return { media, row };
  };

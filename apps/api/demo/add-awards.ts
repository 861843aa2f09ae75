// Adds requests for quotation of the demo buyer whose answers are opened: one that waits to be compared, and one that was awarded to three
// suppliers, of which one accepted its order and one declined. All of it is made up.
import { minorOf } from '@rigsouq/contract/money';
import { daysLater } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { issueOrder, nextNumber } from '../src/modules/orders/index.ts';
import { recordFacts } from '../src/modules/supplier-lists/index.ts';
import { type Db, inTransaction, type Tx } from '../src/platform/database/db.ts';
import { addRows } from './add-generated-companies.ts';
import { demoId } from './demo-id.ts';
import { addOpenedRfq, answerId, buyer, dateDaysAgo, firstNetFor, type OpenedRfq, today } from './opened-rfqs.ts';

type Planned = Omit<OpenedRfq, 'id' | 'number' | 'rental'>;
/** The period of rentals, in days from today. */
const rental = [20, 110] as const;

const [marsa, jabal] = ['supplier@rigsouq.test', 'both@rigsouq.test'];
const [dune, falaj, pearl, reef, batinah] = [2, 4, 5, 6, 9].map((at) => `supplier${at}@demo.rigsouq.test`) as [
  string,
  string,
  string,
  string,
  string,
];

const fleet: Planned = {
  key: 'fleet',
  title: 'Earthmoving fleet for the creek embankment, lot 2 (Demo)',
  description: 'A made-up request for the demo: machines for fourteen months of embankment works.',
  publishedDaysAgo: 32,
  deadlineDaysAgo: 18,
  lines: [
    {
      category: 'excavators',
      quantity: 4,
      mode: 'buy',
      place: 'Business Bay, Dubai',
      specification: 'Crawler excavator, 20 to 23 t, bucket of 1 m³ or more, not older than 2021',
    },
    {
      category: 'dump-trucks',
      quantity: 6,
      mode: 'rent',
      place: 'Business Bay, Dubai',
      specification: 'Articulated dump truck, 25 t, with operator',
    },
    {
      category: 'trucks',
      quantity: 1,
      mode: 'buy',
      place: 'Business Bay, Dubai',
      specification: 'Water tanker, 20 m³, with spray bar',
    },
  ],
  invited: [marsa, jabal, dune, pearl],
  answers: [
    {
      by: marsa,
      currency: 'AED',
      technical: 'Four machines of 2022 from one fleet, full service record. (Demo)',
      offers: [
        [1, 318_000, 21, 'Caterpillar 320, 2022', { first: 334_000 }],
        [2, 96_000, 10, 'Volvo A25G'],
        [3, 246_000, 30, 'Mercedes-Benz Arocs 3340'],
      ],
    },
    {
      by: jabal,
      currency: 'OMR',
      technical: 'Trucks with our own operators, licensed in Dubai. (Demo)',
      offers: [
        [1, 35_900, 35, 'Komatsu PC210-11, 2021'],
        [2, 8_450, 5, 'Bell B25E', { first: 8_900 }],
      ],
    },
    {
      by: dune,
      currency: 'SAR',
      technical: 'Machines in Jeddah. (Demo)',
      offers: [
        [1, 339_000, 28, 'Hyundai HX220L'],
        [3, 214_000, 20, 'MAN TGS 33.400'],
      ],
    },
  ],
};

const power: Planned = {
  key: 'power',
  title: 'Site power and compaction, school campus in Mirdif (Demo)',
  description: 'A made-up request for the demo. Deliveries by phases; prices delivered to the site.',
  publishedDaysAgo: 9,
  deadlineDaysAgo: 1,
  lines: [
    {
      category: 'generators',
      quantity: 6,
      mode: 'buy',
      place: 'Mirdif, Dubai',
      specification: 'Silent diesel generator, 200 kVA prime, 50 Hz, tank for 24 hours',
    },
    {
      category: 'compactors',
      quantity: 3,
      mode: 'rent',
      place: 'Mirdif, Dubai',
      specification: 'Single drum roller, 10 to 12 t',
    },
    {
      category: 'aerial-platforms',
      quantity: 2,
      mode: 'rent',
      place: 'Mirdif, Dubai',
      specification: 'Articulating boom lift, working height of 20 m, rough terrain',
    },
  ],
  invited: [marsa, jabal, falaj, reef, batinah],
  answers: [
    {
      by: jabal,
      currency: 'OMR',
      technical: 'All machines from our yard in Sohar, serviced on site. (Demo)',
      offers: [
        [1, 7_950, 14, 'FG Wilson P220-3'],
        [1, 2_300, 3, 'Rental of the same for the period', { option: 2, mode: 'rent', note: 'With service (Demo)' }],
        [2, 1_480, 4, 'Bomag BW 211 D-5'],
        [3, 1_720, 4, 'JLG 600AJ'],
      ],
    },
    {
      by: falaj,
      currency: 'AED',
      technical: 'Rollers of 2023. No boom lifts. (Demo)',
      offers: [
        [1, 71_900, 30, 'Cummins C220D5'],
        [2, 12_900, 7, 'Dynapac CA2500D'],
      ],
    },
    {
      by: reef,
      currency: 'QAR',
      technical: 'Built to order in Al Wakrah, tested at the works. (Demo)',
      offers: [[1, 68_400, 45, 'Reef SP-220']],
    },
    {
      by: batinah,
      currency: 'USD',
      technical: 'Everything from one hand. (Demo)',
      offers: [
        [1, 20_800, 21, 'Perkins 200 kVA'],
        [1, 23_500, 5, 'Perkins 220 kVA, from stock', { option: 2 }],
        [2, 3_650, 10, 'Caterpillar CS11'],
        [3, 4_900, 10, 'Genie Z-60/37'],
      ],
    },
  ],
};

/** Adds all requests or none: they take the next free numbers, so a second run must not add them again. */
export async function addAwards(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    const existing = await tx
      .selectFrom('rfqs')
      .select('id')
      .where('id', '=', demoId(`rfq ${fleet.key}`))
      .executeTakeFirst();
    if (existing) return;
    await publish(tx, fleet);
    await publish(tx, power);
    await awardFleet(tx);
  });
}

async function publish(tx: Tx, planned: Planned): Promise<void> {
  const id = demoId(`rfq ${planned.key}`);
  await addOpenedRfq(tx, { ...planned, id, rental, number: await nextNumber(tx, buyer.account.id, 'RFQ') });
  const about = { accountId: buyer.account.id, subjectId: id };
  const facts = (kind: 'invited' | 'answered', all: readonly string[]) =>
    all.map((by) => ({ ...about, kind, supplierId: demoId(`account ${by}`) }));
  const answered = planned.answers.map(({ by }) => by);
  await recordFacts(tx, ...facts('invited', planned.invited), ...facts('answered', answered));
}

type FleetAward = { by: string; line: number; quantity: number };

/** Awards the excavators to Marsa, which accepted, the trucks to Jabal, which has not answered, and the tanker to Dune, which declined. */
async function awardFleet(tx: Tx): Promise<void> {
  const rfqId = demoId(`rfq ${fleet.key}`);
  const awarded = dateDaysAgo(14);
  const won = [
    { by: marsa, line: 1, quantity: 4 },
    { by: jabal, line: 2, quantity: 6 },
    { by: dune, line: 3, quantity: 1 },
  ];
  await tx.updateTable('rfqs').set({ state: 'awarded', awarded_at: awarded }).where('id', '=', rfqId).execute();
  await addFleetAward(tx, rfqId, awarded, won);
  for (const award of won) {
    const orderId = await issueFleetOrder(tx, rfqId, award);
    if (!orderId) continue;
    const { by } = award;
    const about = { accountId: buyer.account.id, subjectId: rfqId };
    await recordFacts(tx, { ...about, supplierId: demoId(`account ${by}`), kind: 'won' });
    await tx
      .updateTable('orders')
      .set({ created_at: awarded, due_on: sql`due_on - ${by === marsa ? 14 : 0}::int` })
      .where('id', '=', orderId)
      .execute();
    await tx.updateTable('order_steps').set({ at: awarded }).where('order_id', '=', orderId).execute();
    if (by === marsa) await answerOrder(tx, orderId, { by, act: 'accept', state: 'accepted' });
    if (by === dune) await answerOrder(tx, orderId, { by, act: 'decline', state: 'declined' });
  }
  await recordPriceScores(tx, rfqId);
}

async function addFleetAward(tx: Tx, rfqId: string, awarded: Date, won: readonly FleetAward[]): Promise<void> {
  const id = demoId('award of the fleet');
  // The prices of the trucks and the tanker are converted to dirhams at the frozen rates of the request.
  const { total } = await tx
    .selectFrom('rfq_rates as r')
    .select(
      sql<number>`(4 * 318000 * 100 + 6 * round(8450 * 100 * max(usd) filter (where currency = 'OMR')
        / max(usd) filter (where currency = 'AED')) + round(214000 * 100 * max(usd) filter (where currency = 'SAR')
        / max(usd) filter (where currency = 'AED')))::float8`.as('total'),
    )
    .where('r.rfq_id', '=', rfqId)
    .executeTakeFirstOrThrow();
  await addRows(tx, 'rfq_awards', [
    {
      id,
      rfq_id: rfqId,
      state: 'approved',
      total_minor: total,
      reason: 'Trucks with licensed operators within five days; the excavators have one service record. (Demo)',
      proposed_by: buyer.userId,
      proposed_at: awarded,
      decided_by: buyer.userId,
      decided_at: awarded,
    },
  ]);
  await addRows(
    tx,
    'rfq_award_lines',
    won.map(({ by, line, quantity }) => ({ award_id: id, line, answer_id: answerId(fleet, by), option: 1, quantity })),
  );
}

/** Returns the id of the order, or nothing if the supplier did not offer the line. */
async function issueFleetOrder(tx: Tx, rfqId: string, { by, line, quantity }: FleetAward): Promise<string | undefined> {
  const answer = fleet.answers.find((one) => one.by === by);
  const [, price = 0, leadDays = 0, offered = ''] = answer?.offers.find(([offered]) => offered === line) ?? [];
  const requested = fleet.lines[line - 1];
  if (!answer || !requested) return undefined;
  const { currency } = answer;
  const unit = minorOf(price, currency) ?? 0;
  return issueOrder(tx, buyer, {
    supplierId: demoId(`account ${by}`),
    rfqId,
    title: fleet.title,
    currency,
    country: 'ae',
    asked: { publishedAt: dateDaysAgo(fleet.publishedDaysAgo), openedAt: dateDaysAgo(fleet.deadlineDaysAgo) },
    firstNet: await firstNetFor(tx, rfqId, currency, { line, mode: requested.mode, price: unit, quantity }),
    lines: [
      {
        description: `${offered}\n${requested.specification}`,
        category: requested.category,
        quantity,
        mode: requested.mode,
        from: requested.mode === 'rent' ? daysLater(today, rental[0]) : null,
        to: requested.mode === 'rent' ? daysLater(today, rental[1]) : null,
        place: requested.place,
        unit,
        leadDays,
        rfqLine: line,
      },
    ],
  });
}

/** Records how close the prices were to the best price, over the lines that more than one supplier offered. */
async function recordPriceScores(tx: Tx, rfqId: string): Promise<void> {
  const priceScores = [
    [marsa, 90],
    [jabal, 96],
    [dune, 97],
  ] as const;
  const about = { accountId: buyer.account.id, subjectId: rfqId, kind: 'priced' } as const;
  await recordFacts(
    tx,
    ...priceScores.map(([by, value]) => ({ ...about, supplierId: demoId(`account ${by}`), value })),
  );
}

type OrderAnswer = { by: string; act: 'accept' | 'decline'; state: 'accepted' | 'declined' };

async function answerOrder(tx: Tx, orderId: string, { by, act, state }: OrderAnswer): Promise<void> {
  const accepted = act === 'accept' ? { accepted_at: dateDaysAgo(13) } : {};
  await tx
    .updateTable('orders')
    .set({ state, ...accepted })
    .where('id', '=', orderId)
    .execute();
  await addRows(tx, 'order_steps', [
    {
      id: demoId(`${act} of the fleet`),
      order_id: orderId,
      act,
      side: 'supplier',
      user_id: demoId(`user ${by}`),
      at: dateDaysAgo(13),
      note: act === 'decline' ? 'The tanker was sold before your order came (Demo)' : null,
    },
  ]);
  const about = { accountId: buyer.account.id, supplierId: demoId(`account ${by}`) };
  await recordFacts(tx, { ...about, kind: `order_${state}`, subjectId: orderId });
}

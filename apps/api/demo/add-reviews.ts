// Adds reviews that the demo companies wrote about each other after completed rentals. The newest still wait for the other side. All of them
// are made up.
import { REVIEW_DAYS } from '@rigsouq/contract/trust/reviews';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../src/platform/database/db.ts';
import { addRows } from './add-generated-companies.ts';
import { demoId } from './demo-id.ts';

const DAY_MS = 86_400_000;

const ofSuppliers: readonly (readonly [stars: number, words: string, reply?: string])[] = [
  [5, 'The machine came on the day, with the papers in the cab. Clean, full tank, no leaks. (Demo)'],
  [
    4,
    'Good machine. Delivery was two hours late, but they called before. (Demo)',
    'Sorry for the wait: a closed road. (Demo)',
  ],
  [5, 'نفس المشغّل طوال المدة، والصيانة في موعدها. سنستأجر منهم مرة أخرى. (بيانات تجريبية)'],
  [
    3,
    'It did its work. The bucket was more worn than in the photos. (Demo)',
    'We have fitted a new bucket since. (Demo)',
  ],
  [5, 'Answered on a Friday when a hose burst, and had it changed within three hours. (Demo)'],
];
const ofBuyers: readonly (readonly [stars: number, words: string])[] = [
  [5, 'Off hire on the agreed day, machine washed and greased. (Demo)'],
  [4, 'Access to the site took a morning; everything else went well. (Demo)'],
  [5, 'دفعوا في الموعد وأعادوا المعدة بحالة ممتازة. (بيانات تجريبية)'],
];

/** Adds reviews of both sides for every completed rental. While the time to review runs, only the buyer has written. */
export async function addReviews(db: Db): Promise<void> {
  const completed = await db
    .selectFrom('bookings')
    .select(['id', 'account_id', 'created_by', 'supplier_id', sql<Date>`returned_at`.as('returned')])
    .select((eb) =>
      eb
        .selectFrom('members as m')
        .select('m.user_id')
        .whereRef('m.account_id', '=', 'bookings.supplier_id')
        .where('m.position', '=', 'owner')
        .as('supplier_user'),
    )
    .where('status', '=', 'Completed')
    .where('account_id', 'in', [demoId('account buyer@rigsouq.test'), demoId('account both@rigsouq.test')])
    .orderBy('returned_at')
    .orderBy('id')
    .execute();
  await inTransaction(db, async (tx) => {
    for (const [at, deal] of completed.entries()) {
      const open = deal.returned.getTime() + REVIEW_DAYS * DAY_MS > Date.now();
      const writtenAt = new Date(deal.returned.getTime() + DAY_MS / 4);
      const published = open
        ? new Date(deal.returned.getTime() + REVIEW_DAYS * DAY_MS)
        : new Date(writtenAt.getTime() + DAY_MS);
      const base = (side: string) => ({
        id: demoId(`review ${side} ${deal.id}`),
        deal_kind: 'booking',
        deal_id: deal.id,
        completed_at: deal.returned,
        side,
        publishes_at: published,
        told_at: open ? null : published,
        created_at: writtenAt,
        updated_at: writtenAt,
      });
      const [stars, words, reply = null] = ofSuppliers[at % ofSuppliers.length] ?? [5, ''];
      await addRows(tx, 'reviews', [
        {
          ...base('buyer'),
          account_id: deal.account_id,
          created_by: deal.created_by,
          reviewed_id: deal.supplier_id,
          stars,
          words,
          ...(open || !reply
            ? { reply: null, replied_by: null, replied_at: null }
            : { reply, replied_by: deal.supplier_user, replied_at: new Date(published.getTime() + DAY_MS) }),
        },
      ]);
      if (open) continue;
      const [buyerStars, buyerText] = ofBuyers[at % ofBuyers.length] ?? [5, ''];
      const by = { account_id: deal.supplier_id, created_by: deal.supplier_user, reviewed_id: deal.account_id };
      await addRows(tx, 'reviews', [{ ...base('supplier'), ...by, stars: buyerStars, words: buyerText }]);
    }
  });
}

// Adds two report cases that wait for the operators: a listing that a buyer reported, and one that the product found itself. Both are made up.
import { type Db, inTransaction } from '../src/platform/database/db.ts';
import { addRows } from './add-generated-companies.ts';
import { demoId } from './demo-id.ts';

const DAY_MS = 86_400_000;

export async function addReports(db: Db): Promise<void> {
  const listings = await db
    .selectFrom('listings')
    .select(['id', 'account_id', 'title', 'description'])
    .where('account_id', '=', demoId('account supplier@rigsouq.test'))
    .where('type', '=', 'sell')
    .where('status', '=', 'active')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  const buyer = {
    account_id: demoId('account buyer@rigsouq.test'),
    created_by: demoId('user buyer@rigsouq.test'),
  };
  const reports = [
    { ...buyer, reason: 'wrong', words: 'The hours in the photo are higher than in the text. (Demo)', facts: {} },
    {
      account_id: null,
      created_by: null,
      reason: 'price-change',
      words: null,
      facts: { change: 'USD 92,000 → USD 51,000 (Demo)' },
    },
  ];
  await inTransaction(db, async (tx) => {
    for (const [at, { id, account_id, title, description }] of listings.entries()) {
      const created_at = new Date(Date.now() - (at + 1) * DAY_MS);
      const case_id = demoId(`report case ${at}`);
      const about = {
        subject_kind: 'listing',
        subject_id: id,
        account_id,
        title,
        excerpt: description.slice(0, 1_000),
      };
      await addRows(tx, 'report_cases', [{ id: case_id, ...about, created_at }]);
      await addRows(tx, 'reports', [{ id: demoId(`report ${at}`), case_id, ...reports[at], created_at }]);
    }
  });
}

// Adds licences of the demo companies: one that is valid for long, one that expires within a month, and a new one that waits for the desk.
// Days are relative to the day of the run; a second run changes nothing.
import { dayOf } from '@rigsouq/kernel/periods';
import { type Db, inTransaction } from '../src/platform/database/db.ts';
import type { Storage } from '../src/platform/storage.ts';
import { addRows } from './add-generated-companies.ts';
import { createDemoPdf } from './create-demo-pdf.ts';
import { demoId } from './demo-id.ts';

const DAY_MS = 86_400_000;

const licences = [
  { email: 'both@rigsouq.test', name: 'Trade licence (Demo).pdf', state: 'approved', ends: 290 },
  { email: 'supplier@rigsouq.test', name: 'Trade licence (Demo).pdf', state: 'approved', ends: 24 },
  { email: 'supplier@rigsouq.test', name: 'Trade licence, renewed (Demo).pdf', state: 'waiting', ends: 389 },
] as const;

export async function addLicences(db: Db, storage: Storage): Promise<void> {
  const first = demoId(`account ${licences[0].email}`);
  const existing = await db
    .selectFrom('company_licences')
    .select('id')
    .where('account_id', '=', first)
    .limit(1)
    .execute();
  if (existing.length > 0) return;
  const now = Date.now();
  await inTransaction(db, async (tx) => {
    for (const { email, name, state, ends } of licences) {
      const created_at = new Date(now - (state === 'waiting' ? 1 : 75) * DAY_MS);
      const owner = { account_id: demoId(`account ${email}`), created_by: demoId(`user ${email}`), created_at };
      const media = await createDemoPdf(
        storage,
        { id: demoId(`licence paper ${email} ${name}`), ...owner },
        email,
        name,
      );
      await addRows(tx, 'media', [media]);
      await addRows(tx, 'company_licences', [
        {
          id: demoId(`licence ${email} ${name}`),
          ...owner,
          media_id: media.id,
          state,
          expires_on: dayOf(new Date(now + ends * DAY_MS)),
          decided_at: state === 'waiting' ? null : created_at,
          // The reminder counts as sent, because no email may be sent about made-up data.
          reminded: state === 'waiting' ? null : 7,
        },
      ]);
    }
  });
}

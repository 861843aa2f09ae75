// Runs the jobs of sell drafts: claims a draft when its account is allowed to, and removes it when its days are over.
import type { sellSteps } from '@rigsouq/contract/leads/selling';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import { accountUpgraded } from '../identity/index.ts';
import { claimDrafts, isActiveSupplier } from './claim-drafts.ts';
import { dropSellDraft } from './leads.jobs.ts';
import { dropDraft, findAccountByEmail } from './sell-drafts.store.ts';

export function sellDraftJobs({ db }: { db: Db }): JobHandler[] {
  return [
    handle(accountUpgraded, ({ accountId }) =>
      inTransaction(db, async (tx) => {
        await claimDrafts(tx, accountId);
      }),
    ),
    handle(dropSellDraft, ({ id }) => inTransaction(db, (tx) => dropDraft(tx, id))),
  ];
}

/** `accept` means that the draft was sent without a login, with the email of a supplier. */
export type EmailStep = (typeof sellSteps)[number] | 'accept';
type Step = { step: EmailStep; page: string };

/** Returns the next step for the sender. It is sent by email, so only to the owner of the address, who may know whether it has an account. */
export async function findNextStep(db: Db, id: string): Promise<Step | undefined> {
  const draft = await db
    .selectFrom('sell_drafts')
    .select(['listing_id', 'account_id', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!draft) return undefined;
  if (draft.listing_id) return { step: 'complete', page: `/equipment/${draft.listing_id}/edit` };
  const accountId = draft.account_id ?? (await findAccountByEmail(db, draft.email));
  if (accountId && (await isActiveSupplier(db, accountId)))
    return { step: 'accept', page: '/dashboard?role=supplier&tab=listings' };
  if (accountId) return { step: 'role', page: '/settings/company#roles' };
  return { step: 'account', page: '/vendoronboarding?role=supplier' };
}

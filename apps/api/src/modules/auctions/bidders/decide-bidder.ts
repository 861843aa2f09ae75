// Approves or rejects a bidder registration. Only an account with a verified email can get a higher limit (R17).
import type { NoticeType } from '@rigsouq/contract/notifications/calls';
import { sql } from 'kysely';
import { type Tx, violates } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { recordEvent } from '../../../platform/jobs/events.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { lotStepped } from '../auctions.events.ts';
import { answerBidder } from '../auctions.jobs.ts';
import { lockExposures } from '../bidding/exposure.store.ts';
import { formatDollars } from '../lots/format-dollars.ts';
import { findRegistration, type RegistrationRow } from './registrations.queries.ts';

export async function approveBidder(tx: Tx, operator: Actor, id: string, limit: number) {
  const registration = await lockRegistration(tx, id);
  const { account, person } = registration;
  if (!account || !registration.email_verified) fail('bidder.no_account');
  const exposures = await lockExposures(tx, [account]);
  await tx
    .updateTable('bidders')
    .set({ bid_limit: limit })
    .where('account_id', '=', account)
    .execute()
    .catch((error: unknown) => {
      if (violates(error, 'bidders_within_limit')) fail('bidder.at_stake');
      throw error;
    });
  await tx
    .updateTable('bidder_registrations')
    .set({ state: 'approved', bid_limit: limit, account_id: account, user_id: person, ...by(operator) })
    .where('id', '=', id)
    .execute();
  await answer(tx, operator, registration, 'bidder.approved', { price: formatDollars(limit) });
  return { accountId: account, limitBefore: exposures.get(account)?.limit ?? null };
}

/** Returns the account of the registration, or null if it has none. */
export async function rejectBidder(tx: Tx, operator: Actor, id: string, reason: string): Promise<string | null> {
  const registration = await lockRegistration(tx, id);
  await tx
    .updateTable('bidder_registrations')
    .set({ state: 'rejected', reason, ...by(operator) })
    .where('id', '=', id)
    .execute();
  await answer(tx, operator, registration, 'bidder.rejected', {});
  return registration.account;
}

const by = ({ userId }: Actor) => ({ decided_by: userId, decided_at: sql<Date>`now()` });

async function lockRegistration(tx: Tx, id: string): Promise<RegistrationRow> {
  await tx.selectFrom('bidder_registrations').select('id').where('id', '=', id).forUpdate().execute();
  const registration = (await findRegistration(tx, id)) ?? fail('bidder.unknown');
  if (registration.state !== 'pending') fail('deal.state');
  return registration;
}

/** Sends an email to the address of the registration, and notifies the members of the account if there is one. */
async function answer(
  tx: Tx,
  operator: Actor,
  { id, account, email }: RegistrationRow,
  what: Extract<NoticeType, 'bidder.approved' | 'bidder.rejected'>,
  words: Record<string, string>,
): Promise<void> {
  await addJob(tx, answerBidder, { id, answer: what === 'bidder.approved' ? 'approved' : 'rejected' });
  if (!account) return;
  const sides = [account];
  const facts = { what, subjectId: id, by: operator.userId, tell: sides, sides, words, mailedTo: email };
  await recordEvent(tx, lotStepped, facts);
}

// Stores a request for a higher bidding limit for the operators, and confirms it by email immediately (R35). A visitor's registration waits
// until an account verifies its email.
import type { registerBidder as registerCall } from '@rigsouq/contract/auctions/bidders';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { type Tx, violates } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { Origin } from '../../../platform/monitoring/security-log.ts';
import { recordConsent } from '../../legal/index.ts';
import { answerBidder } from '../auctions.jobs.ts';

type Given = ParsedOf<typeof registerCall>['body'];

export async function registerBidder(tx: Tx, actor: Actor | null, given: Given, origin: Origin): Promise<void> {
  const id = newId();
  await tx
    .insertInto('bidder_registrations')
    .values({
      id,
      account_id: actor?.account.id ?? null,
      user_id: actor?.userId ?? null,
      first_name: given.firstName,
      last_name: given.lastName,
      email: given.email,
      phone: given.phone,
      company: given.company ?? null,
      country: given.country,
      account_type: given.accountType,
      language: given.language,
    })
    .execute()
    .catch((error: unknown) => {
      const waiting = ['bidder_registrations_one_of_account', 'bidder_registrations_one_of_email'];
      if (waiting.some((index) => violates(error, index))) fail('bidder.waiting');
      throw error;
    });
  await recordConsent(tx, {
    act: 'bidder-registration',
    given: given.consent,
    userId: actor?.userId ?? null,
    accountId: actor?.account.id ?? null,
    subjectId: id,
    addressRange: origin.addressRange,
  });
  await addJob(tx, answerBidder, { id, answer: 'received' });
}

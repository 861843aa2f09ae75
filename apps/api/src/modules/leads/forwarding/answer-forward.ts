// Lets the recipient of a forwarded request open, accept or decline it with the link from the email. The first decision is final.
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { acceptForward as acceptCall } from '@rigsouq/contract/leads/forwards';
import { minorOf } from '@rigsouq/contract/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { sendForwardAnswer } from '../leads.jobs.ts';
import { findForward, findLead, lockForward } from './forwards.store.ts';
import { findForwardOfLink } from './lead-links.ts';

/** Reads a forwarded request and records when it was opened first. */
export async function openForward(tx: Tx, token: string) {
  const id = await findForwardOfLink(tx, token);
  await tx
    .updateTable('lead_forwards')
    .set({ opened_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute();
  const forward = (await findForward(tx, id)) ?? fail('forward.link');
  return { forward, lead: (await findLead(tx, forward.lead_id)) ?? fail('forward.link') };
}

type Answer = Omit<ParsedOf<typeof acceptCall>['body'], 'token'>;

export async function acceptForward(tx: Tx, token: string, { answer, price, currency, contact }: Answer) {
  const id = await lockOpenForward(tx, token);
  const offer = price === undefined ? { price: null, currency: null } : toOffer(price, currency);
  await tx
    .updateTable('lead_forwards')
    .set({ state: 'accepted', decided_at: sql<Date>`now()`, answer, contact, ...offer })
    .where('id', '=', id)
    .execute();
  await addJob(tx, sendForwardAnswer, { id });
}

export async function declineForward(tx: Tx, token: string): Promise<void> {
  const id = await lockOpenForward(tx, token);
  await tx
    .updateTable('lead_forwards')
    .set({ state: 'declined', decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

async function lockOpenForward(tx: Tx, token: string): Promise<string> {
  const forward = (await lockForward(tx, await findForwardOfLink(tx, token))) ?? fail('forward.link');
  if (forward.state !== 'sent') fail('forward.decided');
  return forward.id;
}

function toOffer(price: number, currency: string | undefined) {
  if (!currency) fail('forward.currency');
  return { price: minorOf(price, currency) ?? fail('listing.price_digits'), currency };
}

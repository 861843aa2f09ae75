// Reads requests for their sender: by the link in the email, or all requests of the account.
import { forwardedKinds } from '@rigsouq/contract/leads/forwards';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/errors.ts';
import { findLead, listForwards } from './forwards.store.ts';
import { findLeadOfLink } from './lead-links.ts';

export async function readRequestOfLink(db: Db, token: string) {
  const lead = (await findLead(db, await findLeadOfLink(db, token))) ?? fail('forward.link');
  return { lead, forwards: await listForwards(db, [lead.id]) };
}

export async function listRequestsOfAccount(
  db: Db,
  accountId: string,
  { page, limit }: { page: number; limit: number },
) {
  const own = db.selectFrom('leads').where('account_id', '=', accountId).where('kind', 'in', forwardedKinds);
  const [leads, { total }] = await Promise.all([
    own
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const forwards = await listForwards(
    db,
    leads.map(({ id }) => id),
  );
  const requests = leads.map((lead) => ({ lead, forwards: forwards.filter(({ lead_id }) => lead_id === lead.id) }));
  return { requests, total, pages: Math.ceil(total / limit) };
}

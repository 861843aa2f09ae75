// Forwards a request to the recipients that an operator chose: lock the lead, check each recipient, write, queue the emails (R35, R37).
import { FORWARD_DAYS, FORWARD_REMINDER_HOURS } from '@rigsouq/contract/leads/forwards';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { fail } from '../../../platform/http/errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { findRecipients, lockRecipients, type Recipient, type Wanted } from '../../directory/index.ts';
import { sendForwardEmail } from '../leads.jobs.ts';
import { findLead, type LeadRow, listForwards, lockForward } from './forwards.store.ts';
import { countRequestsLeft } from './requests-left.ts';

/** Returns the names of the recipients. */
export async function forwardLead(
  tx: Tx,
  operatorId: string,
  leadId: string,
  entryIds: readonly string[],
): Promise<string[]> {
  await tx.selectFrom('leads').select('id').where('id', '=', leadId).forUpdate().execute();
  const lead = (await findLead(tx, leadId)) ?? fail('lead.unknown');
  await lockRecipients(tx, entryIds);
  const matching = await findRecipients(tx, wantedBy(lead));
  if (lead.closed_at) fail('lead.closed');
  const forwarded = new Set((await listForwards(tx, [leadId])).map(({ entry_id }) => entry_id));
  const left = await countRequestsLeft(tx, matching);
  const names: string[] = [];
  for (const entryId of new Set(entryIds)) {
    const recipient = matching.find(({ id }) => id === entryId) ?? fail('forward.no_match');
    if (!recipient.email) fail('forward.no_email');
    if (forwarded.has(entryId)) fail('forward.exists');
    if (left.get(entryId) === 0) fail('forward.limit');
    await addForward(tx, operatorId, leadId, entryId);
    names.push(recipient.name);
  }
  return names;
}

async function addForward(tx: Tx, operatorId: string, leadId: string, entryId: string): Promise<void> {
  const id = newId();
  await tx
    .insertInto('lead_forwards')
    .values({
      id,
      lead_id: leadId,
      entry_id: entryId,
      forwarded_by: operatorId,
      expires_at: sql<Date>`now() + ${FORWARD_DAYS} * interval '1 day'`,
    })
    .execute();
  await addJob(tx, sendForwardEmail, { id, reminder: false });
  await addJob(tx, sendForwardEmail, { id, reminder: true }, { afterSeconds: FORWARD_REMINDER_HOURS * 3_600 });
}

/** Withdraws a request that has no answer, and returns the lead and the name of the recipient. */
export async function withdrawForward(tx: Tx, id: string): Promise<{ leadId: string; name: string }> {
  const forward = (await lockForward(tx, id)) ?? fail('forward.unknown');
  if (forward.state !== 'sent') fail('forward.decided');
  await tx
    .updateTable('lead_forwards')
    .set({ state: 'withdrawn', decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  return { leadId: forward.lead_id, name: forward.name };
}

type ListedRecipient = Recipient & { hasEquipment: boolean; isForwarded: boolean; requestsLeft: number | null };

/** Lists the possible recipients of a lead, those that work on its type of equipment first. */
export async function listRecipients(db: Db, leadId: string): Promise<ListedRecipient[]> {
  const lead = (await findLead(db, leadId)) ?? fail('lead.unknown');
  const { equipmentType } = detailsOf(lead);
  const [recipients, forwards] = await Promise.all([findRecipients(db, wantedBy(lead)), listForwards(db, [leadId])]);
  const left = await countRequestsLeft(db, recipients);
  return recipients
    .map((recipient) => ({
      ...recipient,
      requestsLeft: left.get(recipient.id) ?? null,
      hasEquipment: equipmentType !== undefined && recipient.equipment.includes(equipmentType),
      isForwarded: forwards.some(({ entry_id }) => entry_id === recipient.id),
    }))
    .toSorted((one, other) => Number(other.hasEquipment) - Number(one.hasEquipment));
}

export const detailsOf = (lead: Pick<LeadRow, 'details'>) => lead.details as Record<string, string | undefined>;

function wantedBy(lead: LeadRow): Wanted {
  const { serviceType, country, expertId } = detailsOf(lead);
  if (lead.kind === 'service-request' && serviceType && country) return { service: serviceType, country };
  if (lead.kind === 'expert-contact' && expertId) return { expertId };
  return fail('lead.not_forwardable');
}

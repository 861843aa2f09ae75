// Adds, changes and publishes directory entries for the desk. A change returns the previous values for the audit log.
import type { addEntry as addEntryCall } from '@rigsouq/contract/directory/calls';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { fail } from '../../platform/http/errors.ts';

export type Entry = ParsedOf<typeof addEntryCall>['body'];

/** Adds an entry. An application (lead) leads to one entry at most; the caller has locked the row of the lead. */
export async function addEntry(tx: Tx, entry: Entry, leadId: string | null = null): Promise<string> {
  const existing = tx.selectFrom('directory_entries').select('id').where('lead_id', '=', leadId);
  if (leadId && (await existing.executeTakeFirst())) fail('lead.entered');
  const id = newId();
  await tx
    .insertInto('directory_entries')
    .values({ id, kind: entry.kind, lead_id: leadId, ...columnsOf(entry) })
    .execute();
  return id;
}

/** Changes an entry and returns its previous values. The kind of an entry cannot change: an expert cannot become a testimonial. */
export async function changeEntry(tx: Tx, id: string, entry: Entry) {
  const before = await lock(tx, id);
  if (before.kind !== entry.kind) fail('entry.unknown');
  await tx.updateTable('directory_entries').set(columnsOf(entry)).where('id', '=', id).execute();
  return before;
}

/** Publishes or unpublishes an entry. Returns false if nothing changed; the entry then keeps its position in the list. */
export async function setPublished(tx: Tx, id: string, published: boolean): Promise<boolean> {
  const before = await lock(tx, id);
  if ((before.published_at !== null) === published) return false;
  await tx
    .updateTable('directory_entries')
    .set({ published_at: published ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute();
  return true;
}

async function lock(tx: Tx, id: string) {
  const found = await tx
    .selectFrom('directory_entries')
    .select(['name', 'title', 'words', 'email', 'published_at'])
    .select(sql<Entry['kind']>`kind`.as('kind'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found ?? fail('entry.unknown');
}

function columnsOf(entry: Entry) {
  const { name, title = null, words } = entry;
  if (entry.kind === 'testimonial') return { name, title, words };
  const { countries, city = null, experience = null, email = null, language } = entry;
  const shared = { name, title, words, countries, city, experience, email, language };
  if (entry.kind === 'provider') return { ...shared, skills: entry.services, equipment: entry.equipment };
  return { ...shared, skills: entry.specializations, availability: entry.availability };
}

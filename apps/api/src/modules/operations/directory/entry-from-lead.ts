// Turns an application into an entry of the directory in one step: it adds the entry, closes the lead and records both. The entry is not
// public yet.
import { gulfCountries } from '@rigsouq/contract/taxonomy';
import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { addEntry, type Entry, requestPlan } from '../../directory/index.ts';
import { recordAuditEntry } from '../audit/audit-log.ts';
import { closeLead } from '../queue/leads.ts';
import { entryAuditFacts } from './edit-directory.ts';

type Application = { kind: string; name: string; company: string | null; message: string | null } & Pick<
  Extract<Entry, { kind: 'expert' }>,
  'email' | 'language'
>;
type Details = Record<string, string | undefined>;

/** Maximum length of the text on a card; the application may be longer. */
const TEXT_MAX = 1_000;

export async function addEntryFromLead(tx: Tx, operator: Actor, leadId: string): Promise<string> {
  const lead = await tx.selectFrom('leads').selectAll().where('id', '=', leadId).forUpdate().executeTakeFirst();
  if (!lead) fail('lead.unknown');
  const { kind, company, message, email } = lead;
  const language = lead.language as Application['language'];
  const name = `${lead.first_name} ${lead.last_name}`.trim();
  const entry =
    entryOf({ kind, company, message, name, email, language }, lead.details as Details) ?? fail('lead.no_entry');
  const id = await addEntry(tx, entry, leadId);
  const { plan } = lead.details as Details;
  if (entry.kind === 'provider' && plan) await requestPlan(tx, id, plan);
  await recordAuditEntry(tx, {
    by: { id: operator.userId, name: operator.name },
    act: 'entry.added',
    subject: { kind: 'entry', id },
    before: { state: null, lead: null },
    after: { ...entryAuditFacts(entry), state: 'draft', lead: leadId },
  });
  await closeLead(tx, operator, leadId);
  return id;
}

function entryOf({ kind, name, company, message, ...reached }: Application, details: Details): Entry | undefined {
  const words = (message ?? '').slice(0, TEXT_MAX);
  const experience = details.experience as NonNullable<Extract<Entry, { kind: 'expert' }>['experience']>;
  if (kind === 'expert')
    return {
      kind,
      name,
      title: company ?? undefined,
      words,
      ...reached,
      experience,
      city: details.location,
      countries: [details.country] as Extract<Entry, { kind: 'expert' }>['countries'],
      specializations: [details.specialization] as Extract<Entry, { kind: 'expert' }>['specializations'],
      availability: 'available',
    };
  if (kind !== 'provider') return undefined;
  const everywhere = details.coverageArea === 'gulf';
  const codes = everywhere ? gulfCountries.map(({ code }) => code) : [details.coverageArea];
  return {
    kind,
    name: company ?? name,
    words,
    ...reached,
    experience,
    countries: codes as Extract<Entry, { kind: 'provider' }>['countries'],
    services: [details.primaryService] as Extract<Entry, { kind: 'provider' }>['services'],
    equipment: [details.equipmentType] as Extract<Entry, { kind: 'provider' }>['equipment'],
  };
}

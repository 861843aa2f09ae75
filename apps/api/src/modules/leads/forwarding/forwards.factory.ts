// Creates service requests, providers and forwarded requests for tests.
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { aProvider } from '../../directory/directory.factory.ts';
import { addEntry, setPublished } from '../../directory/index.ts';
import { anAccount } from '../../identity/identity.factory.ts';
import { anEmail } from '../leads.factory.ts';
import { forwardLead } from './forward-lead.ts';
import { addLeadLink } from './lead-links.ts';

/** Adds a published provider and returns its id. */
export function aListedProvider(db: Db, over: Parameters<typeof aProvider>[0] = {}): Promise<string> {
  return inTransaction(db, async (tx) => {
    const id = await addEntry(tx, aProvider({ email: anEmail(), ...over }));
    await setPublished(tx, id, true);
    return id;
  });
}

type Request = { accountId?: string; language?: 'en' | 'ar'; email?: string };

/** Adds a service request that matches `aProvider`: repair in Saudi Arabia. */
export async function aServiceRequest(db: Db, { accountId, language = 'en', email = anEmail() }: Request = {}) {
  const id = newId();
  await db
    .insertInto('leads')
    .values({
      id,
      kind: 'service-request',
      account_id: accountId ?? null,
      first_name: 'Huda',
      last_name: 'Saleh',
      email,
      phone: '+966 50 000 0000',
      company: 'Saleh Works',
      message: `The boom does not lift ${id}`,
      details: { serviceType: 'repair', equipmentType: 'excavators', country: 'sa', location: 'Dammam' },
      language,
      text_hash: id,
    })
    .execute();
  return id;
}

/** Adds a forwarded request and returns the tokens of the links that both sides get. */
export async function aForward(db: Db, request: Request = {}) {
  const [leadId, entryId] = [await aServiceRequest(db, request), await aListedProvider(db)];
  const { userId } = await anAccount(db, { roles: [], operator: true });
  await inTransaction(db, (tx) => forwardLead(tx, userId, leadId, [entryId]));
  const { id } = await db
    .selectFrom('lead_forwards')
    .select('id')
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  return { id, leadId, token: await aLeadToken(db, leadId, id), requesterToken: await aLeadToken(db, leadId, null) };
}

async function aLeadToken(db: Db, leadId: string, forwardId: string | null): Promise<string> {
  const url = await inTransaction(db, (tx) => addLeadLink(tx, 'http://rigsouq.test', { leadId, forwardId }, 'en'));
  return new URL(url).searchParams.get('token') ?? '';
}

// Stores a machine from the sell page with its photos: as a lead for operators and as a draft that its seller completes (R35, R74).
import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { sendSellForm } from '@rigsouq/contract/leads/selling';
import { SELL_DRAFT_DAYS } from '@rigsouq/contract/leads/selling';
import { type Db, inTransaction, lockUntilCommit, type Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage.ts';
import { attachMedia, storeFile } from '../media/index.ts';
import { claimDrafts } from './claim-drafts.ts';
import { dropSellDraft } from './leads.jobs.ts';
import { countWaitingDrafts, draftOwner, findAccountByEmail, insertDraft } from './sell-drafts.store.ts';
import { sendLead } from './send-lead.ts';

type Given = ParsedOf<typeof sendSellForm>['body'];
type Sent = Pick<AnswerOf<typeof sendSellForm>, 'next' | 'listingId'>;
type Deps = { db: Db; storage: Storage };

/** Maximum number of waiting drafts per email; without a limit a visitor could fill another user's account. */
const WAITING_MAX = 10;

export async function submitSellForm(
  deps: Deps,
  sender: Actor | null,
  given: Given,
  photos: readonly UploadedFile[],
): Promise<Sent> {
  const id = newId();
  const media: string[] = [];
  // Photos are stored one after the other, as for listings; files of a refused form are removed later by a job.
  for (const photo of photos) media.push((await storeFile(deps, draftOwner(id), photo, { visibility: 'public' })).id);
  const claimed = await inTransaction(deps.db, (tx) => storeDraft(tx, id, sender, given, media));
  if (!sender) return { next: 'account', listingId: null };
  const next = sender.account.roles.includes('supplier') ? 'complete' : 'role';
  return { next, listingId: claimed.get(id) ?? null };
}

async function storeDraft(tx: Tx, id: string, sender: Actor | null, given: Given, media: string[]) {
  const email = given.contactEmail.toLowerCase();
  await lockUntilCommit(tx, `sell drafts ${email}`);
  if ((await countWaitingDrafts(tx, email)) >= WAITING_MAX) fail('contact.flood');
  if (!(await sendLead(tx, sender, buildSellLead(given, media.length), id))) return new Map<string, string>();
  await attachMedia(tx, draftOwner(id), media, { kind: 'image', visibility: 'public' });
  // A visitor must not write into the inventory of another user by knowing their email, so the owner of the email is asked.
  const needsConsent = !sender && (await findAccountByEmail(tx, email)) !== undefined;
  await insertDraft(tx, { id, email, sender, needsConsent, given, media });
  await addJob(tx, dropSellDraft, { id }, { afterSeconds: SELL_DRAFT_DAYS * 24 * 60 * 60 });
  return sender ? claimDrafts(tx, sender.account.id) : new Map<string, string>();
}

function buildSellLead(given: Given, photos: number) {
  const { title, description, contactName, contactEmail, contactPhone, language } = given;
  const { category, brand, model, year, condition, price, location } = given;
  return {
    kind: 'sell' as const,
    firstName: contactName,
    lastName: '',
    email: contactEmail,
    phone: contactPhone,
    subject: title,
    message: description,
    details: {
      category,
      brand,
      model,
      year: String(year),
      condition,
      price: `USD ${price.toLocaleString('en-US')}`,
      location,
      photos: String(photos),
    },
    language,
  };
}

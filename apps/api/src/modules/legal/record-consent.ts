// Records that a user has agreed to the current versions of the documents that an act needs (R80).
import { type ConsentAct, consentFor } from '@rigsouq/contract/legal/consent-documents';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { fail } from '../../platform/http/errors.ts';

export type ConsentRow = {
  id: string;
  act: ConsentAct | 'renewal';
  documents: string[];
  user_id: string | null;
  account_id: string | null;
  subject_id: string | null;
  address_range: string | null;
};

type Consent = {
  act: ConsentAct | 'renewal';
  given: readonly string[];
  userId: string | null;
  accountId: string | null;
  /** The bid, booking or registration that the consent belongs to. */
  subjectId?: string;
  addressRange: string | null;
};

/** Refuses an act whose consent misses a document or names an old version. */
export function requireConsent(act: Consent['act'], given: readonly string[]): string[] {
  const documents = consentFor(act === 'renewal' ? 'registration' : act);
  if (!documents.every((document) => given.includes(document))) fail('legal.consent_old');
  return documents;
}

export function buildConsent({ act, given, userId, accountId, subjectId, addressRange }: Consent): ConsentRow {
  return {
    id: newId(),
    act,
    documents: requireConsent(act, given),
    user_id: userId,
    account_id: accountId,
    subject_id: subjectId ?? null,
    address_range: addressRange,
  };
}

/** Returns the statement that inserts a JSON list of rows, for a caller that writes everything in one statement. */
export function insertConsents(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into consents (id, act, documents, user_id, account_id, subject_id, address_range)
    select id, act, documents, user_id, account_id, subject_id, address_range
    from given, jsonb_to_recordset(${rows}) as r(id uuid, act text, documents text[], user_id uuid, account_id uuid,
      subject_id uuid, address_range text)`;
}

export async function recordConsent(tx: Tx, consent: Consent): Promise<void> {
  await tx.insertInto('consents').values(buildConsent(consent)).execute();
}

// Reads the log of an ended auction. The buyer reads all of it and can apply the rules again. A supplier reads the hash chain, which reveals
// nothing about the others, and the secrets of its own offers.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readReverseProof } from '@rigsouq/contract/reverse-auctions/calls';
import { parseAs } from '../../../platform/batches/verify-log.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { findForSide } from '../read-reverse.ts';
import { canReadProof } from '../reverse-auctions.policy.ts';
import { offerSecret, openSecret } from './reverse-log-lines.ts';

type Range = { after: number; limit: number };

export async function readProof(
  db: Db,
  actor: Actor,
  id: string,
  { after, limit }: Range,
): Promise<AnswerOf<typeof readReverseProof>> {
  const row = await findForSide(db, actor, id);
  if (!canReadProof(row.state)) fail('reverse.not_ended');
  const entries = await db
    .selectFrom('reverse_log')
    .select(['seq', 'act', 'line', 'hash', 'secret', 'account_id'])
    .where('auction_id', '=', id)
    .where('seq', '>', String(after))
    .orderBy('seq')
    .limit(limit)
    .execute();
  const reader = actor.account.id;
  const secretFor =
    row.account_id === reader
      ? ({ secret }: SecretEntry) => secret
      : (entry: SecretEntry) => ownSecretOf(entry, reader);
  return {
    entries: entries.map((entry) => {
      return { seq: Number(entry.seq), line: entry.line, hash: entry.hash, secret: secretFor(entry) || null };
    }),
    finalHash: row.log_hash ?? '',
    length: Number(row.log_seq),
  };
}

type SecretEntry = { act: string; secret: string; account_id: string | null };

/** Returns the supplier's own secret of a line. The first line holds the hashes of all initial offers; only the own one is returned. */
function ownSecretOf({ act, secret, account_id }: SecretEntry, supplierId: string): string | null {
  if (act === 'offer') return account_id === supplierId ? secret : null;
  if (act !== 'open') return null;
  const initialOffers = parseAs(openSecret, secret)?.stands ?? [];
  return initialOffers.find((offer) => parseAs(offerSecret, offer)?.supplier === supplierId) ?? null;
}

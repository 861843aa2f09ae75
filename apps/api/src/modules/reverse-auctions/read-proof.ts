// The log of an ended auction. The buyer reads all of it and can apply the rules again; a supplier reads the chain, which tells nothing of
// the others, and what it hides of its own offers.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readReverseProof } from '@rigsouq/contract/reverse-auctions';
import type { Actor } from '../../platform/access.ts';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { readAs } from '../../platform/log-proof.ts';
import { findForSide } from './read-reverse.ts';
import { mayProve } from './reverse-auctions.policy.ts';
import { offerSecret, openSecret } from './reverse-log-lines.ts';

type Asked = { after: number; limit: number };

export async function readProof(
  db: Db,
  actor: Actor,
  id: string,
  { after, limit }: Asked,
): Promise<AnswerOf<typeof readReverseProof>> {
  const row = await findForSide(db, actor, id);
  if (!mayProve(row.state)) fail('reverse.not_ended');
  const entries = await db
    .selectFrom('reverse_log')
    .select(['seq', 'act', 'line', 'hash', 'secret', 'account_id'])
    .where('auction_id', '=', id)
    .where('seq', '>', String(after))
    .orderBy('seq')
    .limit(limit)
    .execute();
  const reader = actor.account.id;
  const shown = row.account_id === reader ? ({ secret }: Hidden) => secret : (entry: Hidden) => ownOf(entry, reader);
  return {
    entries: entries.map((entry) => {
      return { seq: Number(entry.seq), line: entry.line, hash: entry.hash, secret: shown(entry) || null };
    }),
    finalHash: row.log_hash ?? '',
    length: Number(row.log_seq),
  };
}

type Hidden = { act: string; secret: string; account_id: string | null };

/** Of the first line, which holds the hashes of what all stood with, its own. */
function ownOf({ act, secret, account_id }: Hidden, supplierId: string): string | null {
  if (act === 'offer') return account_id === supplierId ? secret : null;
  if (act !== 'open') return null;
  const stands = readAs(openSecret, secret)?.stands ?? [];
  return stands.find((stand) => readAs(offerSecret, stand)?.supplier === supplierId) ?? null;
}

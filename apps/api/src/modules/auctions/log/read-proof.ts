// Returns the log of an ended lot, so that anyone can check the chain of hashes (R47). The secrets of the lines are not included.
import type { readLotProof } from '@rigsouq/contract/auctions/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/errors.ts';
import { isPubliclyListed } from '../lots/lots.queries.ts';

/** The log of a cancelled sealed lot stays closed, because its bids were never opened. */
const isLogPublic = sql<boolean>`l.state in ('sold', 'passed') or (l.state = 'cancelled' and l.kind <> 'sealed')`;

export async function readProof(
  db: Db,
  lotId: string,
  { after, limit }: { after: number; limit: number },
): Promise<AnswerOf<typeof readLotProof>> {
  const lot = await db
    .selectFrom('lots as l')
    .select(['l.log_seq', 'l.log_hash', isLogPublic.as('log_public')])
    .where('l.id', '=', lotId)
    .where(isPubliclyListed)
    .executeTakeFirst();
  if (!lot) fail('lot.unknown');
  if (!lot.log_public) fail('lot.not_ended');
  const entries = await db
    .selectFrom('lot_log')
    .select(['seq', 'line', 'hash'])
    .where('lot_id', '=', lotId)
    .where('seq', '>', String(after))
    .orderBy('seq')
    .limit(limit)
    .execute();
  return {
    entries: entries.map(({ seq, line, hash }) => ({ seq: Number(seq), line, hash })),
    finalHash: lot.log_hash ?? '',
    length: Number(lot.log_seq),
  };
}

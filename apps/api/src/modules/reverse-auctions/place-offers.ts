// Places a batch of offers in one transaction: locks the auctions, reads them, applies the rules, and writes everything in one statement.
// An offer that is repeated with the same idempotency key gets its first answer again.
import type { placeOffer } from '@rigsouq/contract/reverse-auctions/calls';
import { sql } from 'kysely';
import {
  answersToStore,
  type EarlierAnswers,
  insertAnswers,
  type KeyedCall,
  selectEarlierAnswers,
  separateRepeats,
} from '../../platform/batches/keyed-batches.ts';
import { databaseClock } from '../../platform/database/database-clock.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import type { Failure } from '../../platform/http/errors.ts';
import { withTraceparent } from '../../platform/monitoring/trace.ts';
import { refreshPages } from './reverse-auctions.live.ts';
import { lockAuctions } from './reverse-auctions.store.ts';
import { ranksOf } from './reverse-rules.ts';
import { type ChangedAuction, type NewOffer, type Receipt, type RuledOffers, ruleOffers } from './rule-offers.ts';

export type KeyedOffer = NewOffer & KeyedCall;

const CALL: `${(typeof placeOffer)['method']} ${(typeof placeOffer)['path']}` = 'POST /procurement/auctions/:id/offer';

/** Places the offers and returns the answers in the order of the offers. */
export async function placeOffers(
  db: Db,
  offers: readonly KeyedOffer[],
  clock = databaseClock,
): Promise<{ answers: (Receipt | Failure)[]; moved: ChangedAuction[] }> {
  return inTransaction(db, async (tx) => {
    const ids = offers.map(({ auctionId }) => auctionId);
    const { auctions, beside } = await lockAuctions<EarlierAnswers<Receipt>>(tx, ids, {
      clock,
      beside: selectEarlierAnswers(CALL, offers),
    });
    const { fresh, answersOf } = separateRepeats(offers, beside);
    const ruled = ruleOffers(fresh, auctions);
    if (ruled.log.length > 0) await writeRuled(tx, ruled, answersToStore(fresh, ruled.answers));
    for (const { id, contest } of ruled.extended) await moveEnd(tx, id, contest.endsAt);
    return { answers: answersOf(ruled.answers), moved: ruled.moved };
  });
}

async function writeRuled(tx: Tx, ruled: RuledOffers, kept: readonly object[]): Promise<void> {
  const log = ruled.log.map(({ at, ...line }) => ({ ...line, at: new Date(at) }));
  const auctions = ruled.auctions.map(({ id, contest, offers, extensions, head, now }) => ({
    id,
    offers,
    extensions,
    seq: head.seq,
    hash: head.hash,
    at: new Date(now),
    ends: new Date(contest.endsAt),
    best: contest.standings.get(ranksOf(contest.standings)[0] ?? '')?.total,
  }));
  const seats = ruled.seats.map(({ at, ...seat }) => ({ ...seat, at: new Date(at) }));
  const changes = ruled.moved.flatMap(({ auctionId, accounts }) =>
    accounts.map((accountId) => ({ auctionId, accountId })),
  );
  const all = JSON.stringify({ log, auctions, seats, kept, changes, job: withTraceparent({}) });
  await sql`
    with given as materialized (select ${all}::jsonb as g),
    logged as (
      insert into reverse_log (auction_id, seq, id, act, at, account_id, user_id, total_minor, line, secret, hash)
      select "auctionId", seq, id, 'offer', at, "accountId", "userId", total, line, secret, hash
      from given, jsonb_to_recordset(g->'log') as r("auctionId" uuid, seq bigint, id uuid, at timestamptz, "accountId" uuid,
        "userId" uuid, total bigint, line text, secret text, hash text)),
    seated as (
      update reverse_suppliers s set user_id = r."userId", first_minor = r.first, total_minor = r.total, total_seq = r.place,
        total_at = r.at, offers = r.offers, units = array(select u::bigint from jsonb_array_elements_text(r.units) with ordinality as t(u, n)
          order by n)
      from given, jsonb_to_recordset(g->'seats') as r("auctionId" uuid, "accountId" uuid, "userId" uuid, first bigint, total bigint,
        place bigint, at timestamptz, offers bigint, units jsonb)
      where s.auction_id = r."auctionId" and s.supplier_id = r."accountId"),
    answered as (${insertAnswers(CALL, sql`g->'kept'`)}),
    moved as (
      update reverse_auctions a set ends_at = r.ends, extensions = r.extensions, offers = r.offers, best_minor = r.best,
        log_seq = r.seq, log_hash = r.hash, log_at = r.at, updated_at = now()
      from given, jsonb_to_recordset(g->'auctions') as r(id uuid, ends timestamptz, extensions bigint, offers bigint, best bigint,
        seq bigint, hash text, at timestamptz)
      where a.id = r.id)
    select add_keyed_job(${refreshPages.name}, (g->'job' || change)::json,
      'reverse auction ' || (change->>'auctionId') || ' ' || (change->>'accountId'))
    from given, jsonb_array_elements(g->'changes') change`.execute(tx);
}

/** Moves the end in a separate statement, because one statement can change a row only once. */
async function moveEnd(tx: Tx, auctionId: string, endsAt: number): Promise<void> {
  await tx
    .updateTable('reverse_suppliers')
    .set({ ends_at: new Date(endsAt) })
    .where('auction_id', '=', auctionId)
    .execute();
}

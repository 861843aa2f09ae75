import { sql } from 'kysely';

type Position = 'leading' | 'outbid' | 'sealed' | 'won' | 'lost' | 'cancelled';

/**
 * Selects the position of an account in the lot `l`, or null if it has not bid. An account that did not pay has lost, and one that took a
 * second chance has won.
 */
export function positionIn(accountId: string) {
  const own = sql`(select s.state from settlements s where s.lot_id = l.id and s.account_id = ${accountId} order by s.attempt desc limit 1)`;
  return sql<Position | null>`case
    when not exists (select from lot_bidders b where b.lot_id = l.id and b.account_id = ${accountId}) then null
    when l.state = 'cancelled' then 'cancelled'
    when l.state = 'sold' and coalesce(${own}, case when l.leader_id = ${accountId} then 'paid' end)
      in ('awaiting_payment', 'paid', 'released') then 'won'
    when l.state in ('sold', 'passed') then 'lost'
    when l.kind = 'sealed' then 'sealed'
    when l.leader_id = ${accountId} then 'leading'
    else 'outbid' end`;
}

// Counts the business of a company that others rely on. A company closes only when there is none.
import type { OpenBusinessKind } from '@rigsouq/contract/privacy/calls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

export async function countOpenBusiness(
  db: Db,
  accountId: string,
): Promise<{ kind: OpenBusinessKind; count: number }[]> {
  const { rows } = await sql<{ kind: OpenBusinessKind; count: string }>`
    with own as (select ${accountId}::uuid as id)
    select kind, count(*) as count from own, lateral (
      select 'quotes' as kind from quotes q
        where q.supplier_id = own.id and q.status = 'Quoted' and q.valid_until > now()
      union all select 'inspections' from inspections i
        where own.id in (i.account_id, i.supplier_id) and i.status in ('Requested', 'Confirmed') and i.meets_at > now()
      union all select 'bookings' from bookings b
        where own.id in (b.account_id, b.supplier_id) and b.status in ('Requested', 'Confirmed', 'Active')
      union all select 'orders' from orders o
        where own.id in (o.account_id, o.supplier_id) and o.state in ('issued', 'accepted', 'delivered')
      union all select 'lots' from lots l
        where l.account_id = own.id and l.state in ('pending', 'scheduled', 'live')
      union all select 'bids' from lot_bidders b join lots l on l.id = b.lot_id
        where b.account_id = own.id and l.state = 'live'
      union all select 'settlements' from settlements s join lots l on l.id = s.lot_id
        where own.id in (s.account_id, l.account_id) and s.state in ('offered', 'awaiting_payment', 'paid')
      union all select 'rfqs' from rfqs r
        where r.account_id = own.id and r.state in ('open', 'technical', 'opened', 'auction', 'approval')
      union all select 'answers' from rfq_answers a join rfqs r on r.id = a.rfq_id
        where a.supplier_id = own.id and not a.withdrawn and r.state in ('open', 'technical', 'opened', 'auction', 'approval')
      union all select 'reverseAuctions' from reverse_auctions r
        where r.state in ('scheduled', 'live', 'ended', 'approval') and (r.account_id = own.id
          or exists (select from reverse_suppliers s where s.auction_id = r.id and s.supplier_id = own.id and s.total_minor is not null))
    ) as open group by kind order by kind`.execute(db);
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
}

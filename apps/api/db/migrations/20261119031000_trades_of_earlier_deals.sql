-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '600s';

-- The triggers already run, so a deal that changes meanwhile has its row, or waits for this one. No counted deal can be cancelled.
insert into trades (deal_id, kind, buyer_id, supplier_id, made_at, usd)
select id, 'order', account_id, supplier_id, created_at, net_usd from orders where state in ('accepted', 'delivered', 'closed')
on conflict do nothing;

insert into trades (deal_id, kind, buyer_id, supplier_id, made_at, usd)
select id, 'rental', account_id, supplier_id, created_at, usd
from bookings, usd_at(currency, cost_minor, created_at) as usd
where status in ('Active', 'Completed') and usd is not null
on conflict do nothing;

insert into trades (deal_id, kind, buyer_id, supplier_id, made_at, usd)
select s.id, 'auction', s.account_id, l.account_id, s.created_at, s.price
from settlements s join lots l on l.id = s.lot_id where s.state in ('paid', 'released')
on conflict do nothing;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

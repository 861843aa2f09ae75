-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- Which line of its request a line of an order is for: what a supplier declines can be awarded anew.
alter table order_lines add column rfq_line bigint;

-- Lines of an order stand in the order of the lines of its request, so those that are there already can be told apart.
with chosen as (
  select o.id as order_id, l.line as rfq_line, row_number() over (partition by o.id order by l.line, l.option) as line
  from orders o
  join rfq_awards w on w.rfq_id = o.rfq_id and w.state = 'approved'
  join rfq_award_lines l on l.award_id = w.id
  join rfq_answers a on a.id = l.answer_id and a.supplier_id = o.supplier_id
  join rfq_offers f on f.answer_id = a.id and f.line = l.line and f.option = l.option and f.currency = o.currency
)
update order_lines n set rfq_line = c.rfq_line from chosen c where c.order_id = n.order_id and c.line = n.line;

-- A request has several awards where lines were declined; one at a time waits for a second member. There are few to go through.
-- squawk-ignore require-concurrent-index-creation
create unique index rfq_awards_one_waits on rfq_awards (rfq_id) where state = 'proposed';
-- squawk-ignore require-concurrent-index-deletion
drop index rfq_awards_one;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

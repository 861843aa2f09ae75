-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- What a supplier asked for a line when it first answered a version of the request, by its first option. An answer that is given anew takes
-- the place of the one before; this stays. It is as sealed as the answer: others read it through `opened_first_offers` only.
create table rfq_first_offers (
  answer_id uuid not null references rfq_answers on delete cascade,
  version bigint not null check (version > 0),
  line bigint not null,
  price_minor bigint not null check (price_minor > 0),
  currency text not null check (char_length(currency) = 3),
  mode text not null check (mode in ('buy', 'rent')),
  received_at timestamptz(3) not null,
  primary key (answer_id, version, line)
);

-- Of answers that are there already the first that is known is the last one.
insert into rfq_first_offers (answer_id, version, line, price_minor, currency, mode, received_at)
select distinct on (o.answer_id, o.line) o.answer_id, a.version, o.line, o.price_minor, o.currency, o.mode, a.received_at
from rfq_offers o join rfq_answers a on a.id = o.answer_id
order by o.answer_id, o.line, o.option;

-- The same requests and answers as in `opened_offers`.
create view opened_first_offers as
  select f.*, a.rfq_id, a.supplier_id from rfq_first_offers f join rfq_answers a on a.id = f.answer_id join rfqs r on r.id = a.rfq_id
  where r.state in ('opened', 'approval', 'awarded', 'closed') and a.version = r.version and not a.withdrawn
    and (not r.two_envelopes or a.verdict = 'accepted');

-- What the lines of the order would have cost at the first offers, in its currency; null where there was none. And when it was asked for,
-- opened and accepted, which its request and its history tell too: a report reads ten thousand orders at once.
alter table orders
  add column first_net_minor bigint check (first_net_minor > 0),
  add column published_at timestamptz,
  add column opened_at timestamptz,
  add column accepted_at timestamptz;

update orders o set published_at = r.published_at, opened_at = r.opened_at from rfqs r where r.id = o.rfq_id;
update orders o set accepted_at = s.at from order_steps s where s.order_id = o.id and s.act = 'accept';

-- What an account ordered in some months, with all that reports add up: they read this and no row. Orders are as new as this, so that there
-- are few to go through.
-- squawk-ignore require-concurrent-index-creation
create index orders_of_account_by_time on orders (account_id, created_at)
  include (id, state, category, supplier_id, rfq_id, net_usd, net_minor, first_net_minor, published_at, opened_at, accepted_at, delivered_on);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

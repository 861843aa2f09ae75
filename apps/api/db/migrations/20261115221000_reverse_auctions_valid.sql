-- migrate:up
-- In a transaction of its own: rows are checked without keeping anybody from reading or writing them.
set local lock_timeout = '2s';
set local statement_timeout = '60s';

alter table buying_numbers validate constraint buying_numbers_kind;
alter table rfqs validate constraint rfqs_states;
alter table rfqs validate constraint rfqs_prices_opened;
alter table orders validate constraint orders_auction;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

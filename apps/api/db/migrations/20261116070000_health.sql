-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- What happened on the market, by day in the Gulf. Counted by the worker, so that a look at sixty days costs some hundred rows.
create table market_days (
  day date not null,
  what text not null check (what in ('companies', 'listings', 'quotes', 'rentals', 'bids', 'orders')),
  count bigint not null check (count >= 0),
  primary key (what, day)
);

-- How the work stood, a line each minute. Where the lines are missing nobody worked.
create table system_samples (
  at timestamptz primary key,
  outbox_lag real not null check (outbox_lag >= 0),
  waiting bigint not null check (waiting >= 0),
  failed bigint not null check (failed >= 0)
);

-- The first id that can have been made at a time: ids carry it in their first 48 bits (RFC 9562, version 7).
create function first_id_at(made timestamptz) returns uuid language sql immutable parallel safe
  return (lpad(to_hex((extract(epoch from made) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

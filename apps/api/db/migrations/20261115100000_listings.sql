-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- US dollars for one unit of a currency, by which prices are compared and filtered. The latest one counts.
create table exchange_rates (
  currency text not null,
  usd numeric not null check (usd > 0),
  since timestamptz not null default now(),
  primary key (currency, since)
);
insert into exchange_rates (currency, usd, since) values
  ('USD', 1, '2026-01-01'), ('EUR', 1.16, '2026-01-01'), ('GBP', 1.33, '2026-01-01'), ('CAD', 0.72, '2026-01-01'),
  -- Pegged to the dollar, but for the Kuwaiti dinar, which follows a basket.
  ('AED', 0.272294, '2026-01-01'), ('SAR', 0.266667, '2026-01-01'), ('QAR', 0.274725, '2026-01-01'),
  ('BHD', 2.659574, '2026-01-01'), ('OMR', 2.600780, '2026-01-01'), ('KWD', 3.26, '2026-01-01');

-- An offer of a machine, for sale or for rent ('equipment' on the wire).
create table listings (
  id uuid primary key,
  machine_id uuid not null references machines,
  account_id uuid not null references accounts,
  created_by uuid not null,
  type text not null check (type in ('sell', 'rent')),
  status text not null check (status in ('pending', 'active', 'rented', 'sold', 'ended', 'rejected')),
  title text not null check (char_length(title) between 3 and 200),
  description text not null check (char_length(description) <= 10000),
  -- Minor units of the currency (R20).
  currency text not null,
  price_minor bigint check (price_minor > 0),
  hourly_minor bigint check (hourly_minor > 0),
  daily_minor bigint check (daily_minor > 0),
  weekly_minor bigint check (weekly_minor > 0),
  views bigint not null default 0,
  status_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A draft may lack its terms; what is on the market has them.
  constraint listings_have_terms check (
    status = 'pending'
    or (type = 'sell' and price_minor is not null)
    or (type = 'rent' and hourly_minor is not null and daily_minor is not null and weekly_minor is not null)
  )
);
create index listings_account on listings (account_id, created_at desc, id desc);
-- A machine is offered once for sale and once for rent at a time.
create unique index listings_one_offer on listings (machine_id, type) where status in ('pending', 'active', 'rented');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

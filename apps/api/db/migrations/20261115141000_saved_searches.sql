-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

create table saved_searches (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  -- The member who saved it and gets its letters.
  user_id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  language text not null check (language in ('en', 'ar')),
  alerts boolean not null,
  -- What was put on the market up to here has been looked at.
  seen_until timestamptz not null default now(),
  -- When to look again.
  check_at timestamptz not null default now(),
  last_alert_at timestamptz,
  created_at timestamptz not null default now()
);
create index saved_searches_owner on saved_searches (account_id, user_id, created_at desc, id desc);
create index saved_searches_due on saved_searches (check_at) where alerts;

-- The key is the promise that no machine is told twice to the same search, however it is offered and whoever is at it.
create table saved_search_machines (
  search_id uuid not null references saved_searches on delete cascade,
  machine_id uuid not null,
  told_at timestamptz not null default now(),
  primary key (search_id, machine_id)
);

-- Letters that are still to be sent. Whoever sends one takes it away first.
create table saved_search_letters (
  id uuid primary key,
  search_id uuid not null references saved_searches on delete cascade,
  listing_ids uuid[] not null check (cardinality(listing_ids) between 1 and 5),
  more boolean not null
);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

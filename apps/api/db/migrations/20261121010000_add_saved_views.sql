-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- The views that an operator has saved: a page of the console with its filters, under a name.
create table saved_views (
  id uuid primary key,
  operator_id uuid not null references auth_users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  path text not null check (char_length(path) <= 300),
  created_at timestamptz not null default now(),
  constraint saved_views_once unique (operator_id, name)
);

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

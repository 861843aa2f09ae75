-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- A copy of the data of a member or of a company. The worker writes the file, and a nightly job deletes both after some days.
create table data_exports (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  user_id uuid not null references auth_users (id),
  scope text not null check (scope in ('member', 'company')),
  bytes bigint check (bytes > 0),
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  constraint data_exports_are_ready check ((ready_at is null) = (bytes is null))
);
create index data_exports_of_user on data_exports (user_id, created_at);
create unique index data_exports_waiting on data_exports (user_id, scope) where ready_at is null;
create index data_exports_by_age on data_exports (created_at);

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

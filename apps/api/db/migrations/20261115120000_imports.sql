-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- A table of machines that a supplier sent: checked, then imported row by row.
create table import_runs (
  id uuid primary key,
  account_id uuid not null references accounts,
  created_by uuid not null,
  file_name text not null check (char_length(file_name) <= 200),
  fingerprint text not null,
  state text not null check (state in ('checked', 'running', 'finished')),
  rows bigint not null check (rows between 1 and 5000),
  bad bigint not null check (bad between 0 and rows),
  imported bigint not null default 0 check (imported between 0 and rows - bad),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index import_runs_account on import_runs (account_id, created_at desc);
-- The same file is imported once.
create unique index import_runs_once on import_runs (account_id, fingerprint) where state in ('running', 'finished');

-- Each line once: the key and the listing that it became are the promise that no row is imported twice.
create table import_rows (
  run_id uuid not null references import_runs on delete cascade,
  line bigint not null,
  title text not null,
  given jsonb,
  faults jsonb,
  listing_id uuid unique references listings,
  primary key (run_id, line),
  constraint import_rows_good_or_bad check ((given is null) <> (faults is null)),
  constraint import_rows_only_good_ones check (listing_id is null or given is not null)
);
create index import_rows_waiting on import_rows (run_id, line) where given is not null and listing_id is null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

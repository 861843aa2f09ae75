-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- The licences of a company, each with its last day. The badge rests on the approved one.
create table company_licences (
  id uuid primary key,
  account_id uuid not null references accounts,
  media_id uuid not null unique references media,
  expires_on date not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected', 'replaced')),
  reason text check (char_length(reason) <= 1000),
  -- The nearest reminder that was sent: 60, 30 or 7 days before its end.
  reminded bigint,
  -- When the badge went because of it.
  ran_out_at timestamptz,
  created_by uuid not null references auth_users,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint company_licences_decided check ((state = 'waiting') = (decided_at is null))
);
create unique index company_licences_one_waiting on company_licences (account_id) where state = 'waiting';
create unique index company_licences_one_approved on company_licences (account_id) where state = 'approved';
create index company_licences_of_account on company_licences (account_id, id desc);
create index company_licences_ending on company_licences (expires_on, id) where state = 'approved';
-- The queue of the desk.
create index company_licences_queue on company_licences (state, created_at, id);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

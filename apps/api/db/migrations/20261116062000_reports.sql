-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- Something that people, or the records themselves, have pointed the operators to. One case a thing at a time.
create table report_cases (
  id uuid primary key,
  subject_kind text not null check (subject_kind in ('listing', 'message', 'review', 'account')),
  subject_id uuid not null,
  -- Whose it is.
  account_id uuid not null references accounts,
  -- As it stood when it was first reported: what is changed afterwards can still be judged.
  title text not null check (char_length(title) <= 200),
  excerpt text not null default '' check (char_length(excerpt) <= 1000),
  outcome text check (outcome in ('nothing', 'taken_down', 'suspended')),
  reason text check (char_length(reason) <= 1000),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint report_cases_decided check ((outcome is null) = (decided_at is null))
);
create unique index report_cases_one_open on report_cases (subject_kind, subject_id) where decided_at is null;
create index report_cases_open on report_cases (created_at, id) where decided_at is null;
create index report_cases_closed on report_cases (decided_at desc, id desc) where decided_at is not null;
create index report_cases_of_account on report_cases (account_id);

create table reports (
  id uuid primary key,
  case_id uuid not null references report_cases,
  -- Null: a flag, which the records themselves raised.
  account_id uuid references accounts,
  created_by uuid references auth_users,
  reason text not null,
  words text check (char_length(words) <= 1000),
  facts jsonb not null default '{}',
  created_at timestamptz not null default now(),
  constraint reports_by check ((account_id is null) = (created_by is null))
);
-- One of each reporter, and one of each kind of flag, in a case.
create unique index reports_one_of_reporter on reports (case_id, account_id) where account_id is not null;
create unique index reports_one_of_flag on reports (case_id, reason) where account_id is null;
create index reports_of_case on reports (case_id, id);
create index reports_of_reporter on reports (account_id) where account_id is not null;

-- By an operator: neither side reads it any more.
alter table messages add column taken_down_at timestamptz;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- A person's role at the company is a title and grants nothing (R12).
alter table members add column job_role text;
alter table members add column job_title text;

create table invitations (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  email text not null check (email = lower(email)),
  position text not null check (position in ('manager', 'agent')),
  -- SHA-256 of the token in the letter, as with sessions.
  token_hash text not null unique,
  invited_by uuid not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint invitations_one_each unique (account_id, email)
);

create table second_factors (
  user_id uuid primary key references auth_users on delete cascade,
  -- Encrypted with the server's secret: who reads this table cannot make codes with it.
  secret text not null,
  -- Null until the first code was right; until then the login asks for none.
  confirmed_at timestamptz,
  -- The 30 seconds of the last code that was taken: a code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id uuid not null references second_factors (user_id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

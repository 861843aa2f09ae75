-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- Logins, sessions and credentials are written by better-auth; accounts, members and operators are ours.
create table auth_users (
  id uuid primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth_sessions (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  -- SHA-256 of the token: who reads this table cannot log in with it (R10).
  token_hash text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_sessions_user on auth_sessions (user_id);

create table auth_credentials (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_credentials_user on auth_credentials (user_id);

create table auth_verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verifications_identifier on auth_verifications (identifier);

-- The party of every deal is the account (R16); a person is a member of one.
create table accounts (
  id uuid primary key,
  roles text[] not null check (roles <@ array['buyer', 'supplier']),
  contact_name text not null,
  company_name text,
  city text,
  country text,
  approved_at timestamptz,
  created_at timestamptz not null default now()
);

create table members (
  user_id uuid primary key references auth_users on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  position text not null check (position in ('owner', 'manager', 'agent')),
  created_at timestamptz not null default now()
);
create index members_account on members (account_id);
create unique index members_one_owner on members (account_id) where position = 'owner';

create table operators (
  user_id uuid primary key references auth_users on delete cascade,
  created_at timestamptz not null default now()
);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- What somebody wrote to a company by a contact form. The sender may be a visitor.
create table contact_messages (
  id uuid primary key,
  recipient_id uuid not null references accounts on delete cascade,
  recipient_role text not null check (recipient_role in ('buyer', 'supplier')),
  sender_account_id uuid,
  sender_id uuid,
  first_name text not null,
  last_name text not null,
  email text not null,
  company text,
  phone text,
  reason text not null,
  equipment_category text,
  subject text not null,
  message text not null,
  -- SHA-256 of subject and message, by which the same text to many is known.
  text_hash text not null,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index contact_messages_recipient on contact_messages (recipient_id, created_at desc, id desc);
create index contact_messages_unread on contact_messages (recipient_id) where read_at is null;
create index contact_messages_text on contact_messages (text_hash, created_at);

-- What somebody asked the operator of the market (R35, R61).
create table leads (
  id uuid primary key,
  kind text not null,
  account_id uuid,
  first_name text not null,
  last_name text not null,
  email text not null,
  company text,
  phone text,
  subject text,
  message text,
  -- What only this kind asks.
  details jsonb not null default '{}',
  language text not null check (language in ('en', 'ar')),
  text_hash text not null,
  closed_at timestamptz,
  closed_by uuid,
  created_at timestamptz not null default now()
);
create index leads_open on leads (created_at, id) where closed_at is null;
create index leads_closed on leads (closed_at desc, id desc) where closed_at is not null;
create index leads_text on leads (text_hash, created_at);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

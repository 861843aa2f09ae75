-- migrate:up

set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- Operators forward requests to this address. No public answer contains it.
alter table directory_entries add column email text;
alter table directory_entries add column language text not null default 'en';
alter table directory_entries add constraint directory_entries_language_check check (language in ('en', 'ar')) not valid;

-- A request that an operator forwarded to an expert or a provider. 'expired' is not stored: it follows from expires_at.
create table lead_forwards (
  id uuid primary key,
  lead_id uuid not null references leads (id),
  entry_id uuid not null references directory_entries (id),
  state text not null default 'sent' constraint lead_forwards_state_check check (state in ('sent', 'accepted', 'declined', 'withdrawn')),
  forwarded_by uuid not null references auth_users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz,
  decided_at timestamptz,
  answer text,
  price bigint,
  currency text,
  contact text,
  constraint lead_forwards_once unique (lead_id, entry_id),
  constraint lead_forwards_decided check ((state = 'sent') = (decided_at is null)),
  constraint lead_forwards_accepted_with_answer check (state <> 'accepted' or (answer is not null and contact is not null)),
  constraint lead_forwards_price_has_currency check ((price is null) = (currency is null)),
  constraint lead_forwards_price_positive check (price > 0)
);

create index lead_forwards_entry on lead_forwards (entry_id, created_at);

-- Links without a login. Each email has its own token; only the hash of a token is stored.
create table lead_links (
  token_hash text primary key,
  lead_id uuid not null references leads (id),
  -- The recipient of a forwarded request, or null for the sender of the request.
  forward_id uuid references lead_forwards (id),
  expires_at timestamptz not null
);

create index lead_links_expires on lead_links (expires_at);

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

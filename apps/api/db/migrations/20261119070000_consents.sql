-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- Each row says who agreed to which versions of which documents, when, from which range of addresses, and for which act. Rows are never changed.
create table consents (
  id uuid primary key,
  act text not null check (act in ('registration', 'bidder-registration', 'bid', 'booking', 'renewal')),
  documents text[] not null check (cardinality(documents) between 1 and 8),
  user_id uuid references auth_users (id),
  account_id uuid references accounts (id),
  subject_id uuid,
  address_range text check (address_range like '%/24' or address_range like '%/48'),
  created_at timestamptz not null default now(),
  -- Only a visitor who registers as a bidder is not a user yet.
  constraint consents_of_users check (user_id is not null or (act = 'bidder-registration' and subject_id is not null))
);
create index consents_of_user on consents (user_id, created_at);
create index consents_of_account on consents (account_id);
create trigger consents_are_only_added before update or delete or truncate on consents
  for each statement execute function refuse_change();

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

create table quotes (
  id uuid primary key,
  listing_id uuid not null references listings,
  account_id uuid not null references accounts,
  created_by uuid not null references auth_users,
  supplier_id uuid not null references accounts,
  status text not null default 'Requested'
    check (status in ('Requested', 'Quoted', 'Accepted', 'Rejected', 'Expired')),
  note text check (char_length(note) <= 2000),
  price_minor bigint check (price_minor > 0),
  currency text,
  valid_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint quotes_between_two check (account_id <> supplier_id),
  constraint quotes_have_terms check (
    status not in ('Quoted', 'Accepted', 'Expired')
    or (price_minor is not null and currency is not null and valid_until is not null)
  )
);
-- One open request for a machine at a time.
create unique index quotes_one_open on quotes (listing_id, account_id) where status in ('Requested', 'Quoted');
create index quotes_of_buyer on quotes (account_id, id desc);
create index quotes_of_supplier on quotes (supplier_id, id desc);
create index quotes_of_listing on quotes (listing_id);

-- What was done with a quote or an inspection, in order. Never changed.
create table enquiry_steps (
  id uuid primary key,
  subject_id uuid not null,
  act text not null,
  side text not null check (side in ('buyer', 'supplier', 'clock')),
  user_id uuid references auth_users,
  status text not null,
  facts jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index enquiry_steps_of_subject on enquiry_steps (subject_id, id);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

create table inspections (
  id uuid primary key,
  listing_id uuid not null references listings,
  account_id uuid not null references accounts,
  created_by uuid not null references auth_users,
  supplier_id uuid not null references accounts,
  status text not null default 'Requested'
    check (status in ('Requested', 'Confirmed', 'Rejected', 'Cancelled', 'Completed')),
  -- The time that was asked for or proposed last, and by whom: while it is Requested the other side is to answer.
  meets_at timestamptz not null,
  proposed_by text not null default 'buyer' check (proposed_by in ('buyer', 'supplier')),
  notes text check (char_length(notes) <= 2000),
  -- What the supplier found: ratings and notes of components, hours, a remark.
  report jsonb,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint inspections_between_two check (account_id <> supplier_id),
  constraint inspections_end_with_a_report check (
    (status = 'Completed') = (report is not null) and (report is null) = (completed_at is null)
  )
);
-- One inspection of a machine under way at a time.
create unique index inspections_one_open on inspections (listing_id, account_id) where status in ('Requested', 'Confirmed');
create index inspections_of_buyer on inspections (account_id, id desc);
create index inspections_of_supplier on inspections (supplier_id, id desc);
create index inspections_of_listing on inspections (listing_id);

create table inspection_photos (
  inspection_id uuid not null references inspections,
  position bigint not null,
  media_id uuid not null unique references media,
  primary key (inspection_id, position),
  constraint inspection_photos_up_to_ten check (position between 0 and 9)
);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

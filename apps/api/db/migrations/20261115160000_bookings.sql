-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- A machine that has not come back stays bound until it does: such a promise reaches as far as the next one, or for ever.
alter table promises add column overdue boolean not null default false;

create table bookings (
  id uuid primary key,
  listing_id uuid not null references listings,
  machine_id uuid not null references machines,
  account_id uuid not null references accounts,
  created_by uuid not null references auth_users,
  supplier_id uuid not null references accounts,
  status text not null default 'Requested'
    check (status in ('Requested', 'Confirmed', 'Rejected', 'Cancelled', 'Active', 'Completed')),
  -- Why it was rejected or cancelled; 'lapsed' is the clock's.
  reason text check (char_length(reason) <= 2000),
  rental_period text not null check (rental_period in ('hourly', 'daily', 'weekly')),
  -- As they were asked for, and as instants: half-open days of the Gulf (R73).
  start_day date not null,
  end_day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  delivery_address text not null check (char_length(delivery_address) between 1 and 500),
  project_type text not null check (project_type in ('construction', 'excavation', 'demolition', 'landscaping')),
  special_requirements text check (char_length(special_requirements) <= 2000),
  -- Agreed when it was asked for, in minor units: a later change of the listing's rates leaves it alone.
  currency text not null,
  rate_minor bigint not null check (rate_minor > 0),
  cost_minor bigint not null check (cost_minor > 0),
  -- Until when the supplier has time to answer.
  lapses_at timestamptz not null,
  overdue_at timestamptz,
  off_hired_at timestamptz,
  returned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint bookings_between_two check (account_id <> supplier_id),
  constraint bookings_end_after_start check (starts_at < ends_at and start_day <= end_day),
  constraint bookings_come_back check ((status = 'Completed') = (returned_at is not null)),
  constraint bookings_go_out check (status in ('Active', 'Completed') or (overdue_at is null and off_hired_at is null))
);
create index bookings_of_buyer on bookings (account_id, id desc);
create index bookings_of_supplier on bookings (supplier_id, id desc);
create index bookings_of_listing on bookings (listing_id);
create index bookings_under_way on bookings (machine_id) where status in ('Requested', 'Confirmed', 'Active');

-- What the clock has to look at.
create index bookings_to_lapse on bookings (lapses_at) where status = 'Requested';
create index bookings_to_begin on bookings (starts_at) where status = 'Confirmed';
create index bookings_to_be_back on bookings (ends_at) where status = 'Active' and overdue_at is null;

-- What was done with a booking, in order. Never changed.
create table booking_steps (
  id uuid primary key,
  booking_id uuid not null references bookings,
  act text not null,
  side text not null check (side in ('buyer', 'supplier', 'clock')),
  user_id uuid references auth_users,
  status text not null,
  facts jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index booking_steps_of_booking on booking_steps (booking_id, id);

-- How the machine looked when it went out and when it came in.
create table booking_photos (
  booking_id uuid not null references bookings,
  moment text not null check (moment in ('out', 'in')),
  position bigint not null,
  media_id uuid not null unique references media,
  side text not null check (side in ('buyer', 'supplier')),
  created_at timestamptz not null default now(),
  primary key (booking_id, moment, position),
  constraint booking_photos_up_to_ten check (position between 0 and 9)
);

-- The address of a supplier's calendar is signed from this id; another id makes the old address worthless.
create table calendar_feeds (
  account_id uuid primary key references accounts,
  id uuid not null unique,
  created_by uuid not null references auth_users,
  created_at timestamptz not null default now()
);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

create extension if not exists btree_gist;

-- A machine exists once, however often it is offered (R30).
create table machines (
  id uuid primary key,
  account_id uuid not null references accounts,
  created_by uuid not null,
  category text not null,
  brand text check (char_length(brand) between 1 and 60),
  model text check (char_length(model) between 1 and 60),
  serial_number text check (char_length(serial_number) between 1 and 60),
  year bigint check (year between 1900 and 2200),
  hours bigint check (hours >= 0),
  condition text,
  location text not null check (char_length(location) between 3 and 120),
  country text,
  specifications jsonb not null default '{}' check (jsonb_typeof(specifications) = 'object'),
  features text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index machines_account on machines (account_id, created_at desc, id desc);
create index machines_serial on machines (lower(serial_number)) where serial_number is not null;

create table machine_photos (
  machine_id uuid not null references machines on delete cascade,
  media_id uuid not null unique references media,
  position bigint not null check (position >= 0),
  primary key (machine_id, position) deferrable initially deferred
);

-- The one calendar. A period in which a machine is bound, by whatever way it was offered: two that overlap cannot both be stored,
-- and it is the database that refuses the second, whoever comes first and through whichever module (R30).
create table promises (
  id uuid primary key,
  machine_id uuid not null references machines on delete cascade,
  -- From a moment on, and up to another or for ever.
  period tstzrange not null check (not isempty(period) and not lower_inf(period)),
  kind text not null check (kind in ('sold', 'withdrawn', 'rental', 'auction')),
  -- The listing, booking or lot that it was made for.
  reference_id uuid not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  constraint promises_do_not_overlap exclude using gist (machine_id with =, period with &&)
);
create unique index promises_reference on promises (reference_id, kind);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

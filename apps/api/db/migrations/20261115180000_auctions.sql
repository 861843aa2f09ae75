-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- What a seller gave to be auctioned, as it was handed in. The auction of it is the lot with the same id.
create table consignments (
  id uuid primary key,
  machine_id uuid not null references machines,
  account_id uuid not null references accounts,
  created_by uuid not null references auth_users,
  title text not null check (char_length(title) between 3 and 200),
  description text not null check (char_length(description) between 1 and 10000),
  contact_name text not null check (char_length(contact_name) between 1 and 120),
  contact_email text not null check (char_length(contact_email) <= 254),
  contact_phone text not null check (char_length(contact_phone) between 1 and 30),
  -- What the seller asked for; the operator decides the dates (R76).
  wanted_day date not null,
  duration_days bigint not null check (duration_days in (3, 5, 7, 10)),
  created_at timestamptz not null default now(),
  -- What a search in the live lots looks through, beside the machine's brand and model.
  words tsvector not null generated always as (words_of(title || ' ' || description)) stored
);
create index consignments_of_account on consignments (account_id, id desc);

-- The auction of a consignment, and the one row that everything which happens in it locks first. Amounts are whole US dollars (R20).
create table lots (
  id uuid primary key references consignments,
  -- As in the consignment: here, so that the index below can keep a machine out of two auctions at once.
  machine_id uuid not null references machines,
  account_id uuid not null references accounts,
  kind text not null check (kind in ('online', 'live', 'sealed')),
  state text not null default 'pending'
    check (state in ('pending', 'rejected', 'scheduled', 'live', 'sold', 'passed', 'cancelled')),
  -- Why it was rejected or cancelled.
  reason text check (char_length(reason) <= 1000),
  -- Secret (R41): told to the seller and to operators, and to nobody else ever.
  reserve bigint not null check (reserve between 1 and 1000000000),
  start_price bigint not null default 100 check (start_price between 1 and 1000000000),
  estimate bigint check (estimate between 1 and 1000000000),
  -- Whole milliseconds: what the rules reckon with is what is kept.
  starts_at timestamptz(3),
  -- The end as it was announced, and the end as it is after extensions (R44).
  first_ends_at timestamptz(3),
  ends_at timestamptz(3),
  extensions bigint not null default 0,
  -- Where the bidding stands. A sealed lot has no price and no leader before its end (R77).
  price bigint,
  leader_id uuid references accounts,
  leader_max bigint,
  bids bigint not null default 0,
  bidders bigint not null default 0,
  -- The head of its log.
  log_seq bigint not null default 0,
  log_hash text,
  log_at timestamptz(3),
  ending_told boolean not null default false,
  closed_at timestamptz,
  decided_by uuid references auth_users,
  updated_at timestamptz not null default now(),
  constraint lots_have_dates check (
    state in ('pending', 'rejected', 'cancelled') or (starts_at is not null and first_ends_at is not null and ends_at is not null)),
  constraint lots_end_after_start check (starts_at < first_ends_at),
  constraint lots_end_within_an_hour check (ends_at between first_ends_at and first_ends_at + interval '60 minutes'),
  constraint lots_price_has_a_leader check (
    (price is null) = (leader_id is null) and (leader_id is null) = (leader_max is null)),
  constraint lots_price_within_maximum check (price between 1 and leader_max),
  constraint lots_sealed_tell_nothing check (kind <> 'sealed' or state in ('sold', 'passed') or price is null),
  constraint lots_nobody_leads_an_own_lot check (leader_id <> account_id),
  constraint lots_close_once check ((closed_at is not null) = (state in ('sold', 'passed'))),
  constraint lots_sold_over_reserve check (state <> 'sold' or price >= reserve)
) with (fillfactor = 70);
-- What is on the market and how it is sorted; what the clock has to look at; what waits for the operator.
create index lots_open on lots (ends_at, id) where state in ('scheduled', 'live');
create index lots_to_start on lots (starts_at, id) where state = 'scheduled';
create index lots_to_tell on lots (ends_at, id) where state = 'live' and not ending_told;
create index lots_waiting on lots (id) where state = 'pending';
create index lots_by_state on lots (state, id desc);
create index lots_of_account on lots (account_id, id desc);
create unique index lots_one_open on lots (machine_id) where state in ('pending', 'scheduled', 'live');

-- Who bids in a lot: 'Bidder 7' to all others (stable within the lot), and up to how much.
create table lot_bidders (
  lot_id uuid not null references lots,
  account_id uuid not null references accounts,
  -- The person who bid last.
  user_id uuid not null references auth_users,
  number bigint not null check (number > 0),
  -- The highest maximum, or the amount of a sealed bid.
  maximum bigint not null check (maximum > 0),
  -- The place in the log that set it: of two equal ones the earlier wins.
  maximum_seq bigint not null,
  bids bigint not null default 1,
  primary key (lot_id, account_id),
  constraint lot_bidders_number unique (lot_id, number)
) with (fillfactor = 80);
create index lot_bidders_of_account on lot_bidders (account_id, lot_id);

-- Everything that happened in a lot, in one sequence without gaps. `hash` is SHA-256 of the hash before it, a line break and `line`;
-- `line` tells nothing that may not be told after the end, and holds the hash of `secret`, which tells the rest (R47).
create table lot_log (
  lot_id uuid not null references lots,
  seq bigint not null check (seq > 0),
  id uuid not null,
  act text not null check (act in ('open', 'bid', 'close', 'cancel')),
  at timestamptz(3) not null,
  account_id uuid references accounts,
  user_id uuid references auth_users,
  amount bigint,
  line text not null,
  secret text not null,
  hash text not null check (char_length(hash) = 64),
  primary key (lot_id, seq),
  constraint lot_log_bids check (act <> 'bid' or (account_id is not null and user_id is not null and amount > 0))
);
create index lot_log_bids_of_account on lot_log (account_id, id desc) where act = 'bid';
create unique index lot_log_id on lot_log (id);
create trigger lot_log_append_only before update or delete or truncate on lot_log
  for each statement execute function refuse_change();

-- How much an account may have at stake in open lots, and how much it has (R46).
create table bidders (
  account_id uuid primary key references accounts,
  bid_limit bigint not null default 25000 check (bid_limit between 0 and 1000000000),
  exposure bigint not null default 0,
  constraint bidders_within_limit check (exposure between 0 and bid_limit)
) with (fillfactor = 80);

create table bidder_registrations (
  id uuid primary key,
  account_id uuid references accounts,
  user_id uuid references auth_users,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  company text,
  country text not null,
  account_type text not null check (account_type in ('individual', 'business', 'dealer')),
  language text not null default 'en',
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  bid_limit bigint check (bid_limit between 1 and 1000000000),
  reason text check (char_length(reason) <= 1000),
  decided_by uuid references auth_users,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  constraint bidder_registrations_decided check ((state = 'pending') = (decided_at is null)),
  constraint bidder_registrations_limit check (state <> 'approved' or (bid_limit is not null and account_id is not null))
);
create index bidder_registrations_by_state on bidder_registrations (state, id);
create index bidder_registrations_of_account on bidder_registrations (account_id, id desc);
create index bidder_registrations_email on bidder_registrations (lower(email)) where account_id is null;
-- One waits at a time, of an account and of a visitor.
create unique index bidder_registrations_one_of_account on bidder_registrations (account_id) where state = 'pending';
create unique index bidder_registrations_one_of_email on bidder_registrations (lower(email))
  where state = 'pending' and account_id is null;

create table watches (
  account_id uuid not null references accounts,
  lot_id uuid not null references lots,
  user_id uuid not null references auth_users,
  created_at timestamptz not null default now(),
  primary key (account_id, lot_id)
);
create index watches_of_lot on watches (lot_id);

-- What a person wants to hear about the lots on the watch list. Without a row: ending soon and outbid.
create table watch_choices (
  user_id uuid primary key references auth_users on delete cascade,
  ending_soon boolean not null,
  outbid boolean not null,
  new_bids boolean not null
);

-- Paying for a lot. The first is the winner's; a later one is a second chance, offered by an operator after a default.
create table settlements (
  id uuid primary key,
  lot_id uuid not null references lots,
  attempt bigint not null check (attempt > 0),
  account_id uuid not null references accounts,
  price bigint not null check (price > 0),
  state text not null
    check (state in ('offered', 'declined', 'awaiting_payment', 'paid', 'released', 'defaulted')),
  -- Until when it is to be answered or paid.
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint settlements_in_turn unique (lot_id, attempt)
);
-- One at a time is under way.
create unique index settlements_one_open on settlements (lot_id) where state not in ('declined', 'defaulted');
create index settlements_of_account on settlements (account_id, id desc);
create index settlements_by_state on settlements (state, due_at, id);
create index settlements_due on settlements (due_at) where state in ('offered', 'awaiting_payment');

create table settlement_steps (
  id uuid primary key,
  settlement_id uuid not null references settlements,
  act text not null,
  side text not null check (side in ('buyer', 'seller', 'operator', 'clock')),
  user_id uuid references auth_users,
  state text not null,
  note text check (char_length(note) <= 2000),
  created_at timestamptz not null default now()
);
create index settlement_steps_of_settlement on settlement_steps (settlement_id, id);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up
-- Reverse auctions: one order, suppliers who bid each other down, and a log that proves it. Amounts are minor units of the auction's
-- currency, moments whole milliseconds, as the rules reckon.

set local lock_timeout = '2s';
set local statement_timeout = '10s';

alter table buying_numbers drop constraint buying_numbers_kind_check;
alter table buying_numbers add constraint buying_numbers_kind check (kind in ('RFQ', 'PO', 'RA')) not valid;

-- A request whose suppliers bid each other down is decided there.
alter table rfqs drop constraint rfqs_state_check;
alter table rfqs add constraint rfqs_states
  check (state in ('draft', 'open', 'technical', 'opened', 'auction', 'approval', 'awarded', 'closed', 'cancelled')) not valid;
alter table rfqs drop constraint rfqs_prices_opened;
alter table rfqs add constraint rfqs_prices_opened
  check ((opened_at is not null) = (state in ('opened', 'auction', 'approval', 'awarded', 'closed'))) not valid;

create or replace view opened_answers as
  select a.* from rfq_answers a join rfqs r on r.id = a.rfq_id
  where r.state in ('technical', 'opened', 'auction', 'approval', 'awarded', 'closed') and a.version = r.version and not a.withdrawn;
create or replace view opened_offers as
  select o.*, a.rfq_id, a.supplier_id from rfq_offers o join rfq_answers a on a.id = o.answer_id join rfqs r on r.id = a.rfq_id
  where r.state in ('opened', 'auction', 'approval', 'awarded', 'closed') and a.version = r.version and not a.withdrawn
    and (not r.two_envelopes or a.verdict = 'accepted');

-- The row that everything which happens to an auction locks first.
create table reverse_auctions (
  id uuid primary key,
  account_id uuid not null references accounts,
  created_by uuid not null references auth_users,
  number text not null,
  rfq_id uuid references rfqs,
  title text not null check (char_length(title) between 3 and 160),
  description text not null default '' check (char_length(description) <= 10000),
  currency text not null check (char_length(currency) = 3),
  -- Of delivery: its VAT is due.
  country text not null,
  state text not null default 'scheduled'
    check (state in ('scheduled', 'live', 'ended', 'approval', 'awarded', 'closed', 'cancelled')),
  -- The most that a first offer may come to; an auction from a request has the answers to it instead.
  ceiling_minor bigint check (ceiling_minor > 0),
  -- In hundredths of a per cent.
  decrement bigint not null check (decrement between 25 and 300),
  overtime_minutes bigint not null check (overtime_minutes between 1 and 10),
  overtime_ranks bigint not null check (overtime_ranks between 1 and 3),
  starts_at timestamptz(3) not null,
  first_ends_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  extensions bigint not null default 0,
  offers bigint not null default 0,
  suppliers bigint not null default 0,
  best_minor bigint,
  log_seq bigint not null default 0,
  log_hash text,
  log_at timestamptz(3),
  reason text check (char_length(reason) <= 1000),
  closed_at timestamptz(3),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  words tsvector not null generated always as (words_of(replace(number, '-', ' ') || ' ' || title)) stored,
  constraint reverse_auctions_number unique (account_id, number),
  constraint reverse_auctions_dates check (starts_at < first_ends_at and first_ends_at <= ends_at),
  constraint reverse_auctions_ceiling check ((rfq_id is null) = (ceiling_minor is not null))
) with (fillfactor = 80);
create index reverse_auctions_of_account on reverse_auctions (account_id, id desc);
create index reverse_auctions_of_account_by_state on reverse_auctions (account_id, state, id desc);
create index reverse_auctions_words on reverse_auctions using gin (words);
-- One at a time decides a request.
create unique index reverse_auctions_one_of_rfq on reverse_auctions (rfq_id) where rfq_id is not null and state not in ('closed', 'cancelled');
-- What waits for its start or end.
create index reverse_auctions_to_start on reverse_auctions (starts_at, id) where state = 'scheduled';
create index reverse_auctions_to_end on reverse_auctions (ends_at, id) where state in ('scheduled', 'live');

create table reverse_lines (
  auction_id uuid not null references reverse_auctions,
  line bigint not null check (line between 1 and 1000),
  category text not null,
  specification text not null check (char_length(specification) between 3 and 2000),
  quantity bigint not null check (quantity between 1 and 100000),
  mode text not null check (mode in ('buy', 'rent')),
  from_day date,
  to_day date,
  place text not null check (char_length(place) between 2 and 160),
  primary key (auction_id, line),
  constraint reverse_lines_days check (mode = 'buy' or (from_day is not null and to_day is not null and from_day <= to_day))
);

-- Who was invited, and the last offer of each: the price of a piece for each line, in the order of the lines.
create table reverse_suppliers (
  auction_id uuid not null references reverse_auctions,
  supplier_id uuid not null references accounts,
  -- Stands for the supplier in the log.
  number bigint not null check (number > 0),
  -- Of the request that it came from: what the order promises.
  lead_days bigint not null default 0 check (lead_days between 0 and 1000),
  first_minor bigint check (first_minor > 0),
  total_minor bigint check (total_minor > 0),
  units bigint[] check (cardinality(units) between 1 and 100),
  -- The place of that offer in the log: of equal sums the earlier one is ahead.
  total_seq bigint,
  total_at timestamptz(3),
  offers bigint not null default 0,
  user_id uuid references auth_users,
  -- Copied for the supplier's list.
  ends_at timestamptz(3) not null,
  seen_at timestamptz,
  primary key (auction_id, supplier_id),
  constraint reverse_suppliers_number unique (auction_id, number),
  constraint reverse_suppliers_offered check ((total_minor is null) = (units is null) and (total_minor is null) = (total_seq is null)
    and (total_minor is null) = (first_minor is null))
) with (fillfactor = 80);
create index reverse_suppliers_of_supplier on reverse_suppliers (supplier_id, ends_at desc, auction_id);

-- Everything that happened, in one sequence, chained by hashes. A line hides who and how much behind the hash of a secret.
create table reverse_log (
  auction_id uuid not null references reverse_auctions,
  seq bigint not null check (seq > 0),
  id uuid not null,
  -- stand: the answer to a request that an auction begins with.
  act text not null check (act in ('open', 'stand', 'offer', 'close', 'cancel')),
  at timestamptz(3) not null,
  account_id uuid references accounts,
  user_id uuid references auth_users,
  total_minor bigint,
  line text not null,
  secret text not null,
  hash text not null check (char_length(hash) = 64),
  primary key (auction_id, seq),
  constraint reverse_log_offers check (act not in ('stand', 'offer') or (account_id is not null and total_minor > 0))
);
create unique index reverse_log_id on reverse_log (id);
create index reverse_log_of_supplier on reverse_log (auction_id, account_id, seq desc) where account_id is not null;
create trigger reverse_log_append_only before update or delete or truncate on reverse_log
  for each statement execute function refuse_change();

create table reverse_awards (
  id uuid primary key,
  auction_id uuid not null references reverse_auctions,
  state text not null check (state in ('proposed', 'approved', 'rejected')),
  supplier_id uuid not null references accounts,
  total_minor bigint not null check (total_minor > 0),
  reason text not null default '' check (char_length(reason) <= 2000),
  proposed_by uuid not null references auth_users,
  proposed_at timestamptz not null default now(),
  decided_by uuid references auth_users,
  decided_at timestamptz,
  decision_note text check (char_length(decision_note) <= 1000)
);
create index reverse_awards_of_auction on reverse_awards (auction_id, id desc);
create unique index reverse_awards_one on reverse_awards (auction_id) where state in ('proposed', 'approved');

alter table orders add column auction_id uuid;
alter table orders add constraint orders_auction foreign key (auction_id) references reverse_auctions not valid;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- What a buyer keeps about its suppliers (R50).
create table supplier_entries (
  account_id uuid not null references accounts,
  supplier_id uuid not null references accounts,
  standing text not null check (standing in ('approved', 'preferred', 'blocked')),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  categories text[] not null default '{}' check (cardinality(categories) <= 20),
  note text check (char_length(note) <= 2000),
  updated_by uuid not null references auth_users,
  updated_at timestamptz not null default now(),
  primary key (account_id, supplier_id),
  constraint supplier_entries_not_oneself check (account_id <> supplier_id)
);
create index supplier_entries_of_supplier on supplier_entries (supplier_id);

create table supplier_documents (
  id uuid primary key,
  account_id uuid not null,
  supplier_id uuid not null,
  kind text not null,
  media_id uuid not null unique references media,
  expires_on date,
  -- The nearest reminder that was sent: 60, 30 or 7 days before, or 0 on the day.
  reminded bigint,
  created_by uuid not null references auth_users,
  created_at timestamptz not null default now(),
  -- Papers are kept about who is on a list.
  constraint supplier_documents_of_entry foreign key (account_id, supplier_id) references supplier_entries
);
create index supplier_documents_of_supplier on supplier_documents (account_id, supplier_id, id);
-- Those that somebody has still to be reminded of.
create index supplier_documents_ending on supplier_documents (expires_on, id)
  where expires_on is not null and reminded is distinct from 0;

-- What a supplier did for a buyer, written in the transaction of the deed: the scorecard adds it up.
create table supplier_facts (
  id uuid primary key,
  account_id uuid not null references accounts,
  supplier_id uuid not null references accounts,
  kind text not null check (kind in ('invited', 'answered', 'priced', 'won', 'order_accepted', 'order_declined', 'delivered')),
  -- The request or the order that it is about; one fact of a kind about one thing.
  subject_id uuid not null,
  -- priced: how near to the best, in per cent. delivered: how many days late, 0 is in time.
  value bigint,
  at timestamptz not null default now(),
  constraint supplier_facts_once unique (account_id, supplier_id, kind, subject_id)
);

create table buying_settings (
  account_id uuid primary key references accounts,
  -- Whole US dollars; null: nothing needs a second member.
  approval_limit bigint check (approval_limit between 0 and 1000000000),
  updated_at timestamptz not null default now()
);

-- Numbers of requests and orders: one sequence per account, kind and year, without gaps.
create table buying_numbers (
  account_id uuid not null references accounts,
  kind text not null check (kind in ('RFQ', 'PO')),
  year bigint not null,
  last bigint not null,
  primary key (account_id, kind, year)
);

-- The VAT of a country from a day on, in hundredths of a per cent.
create table vat_rates (
  country text not null,
  since date not null,
  rate bigint not null check (rate between 0 and 10000),
  primary key (country, since)
);
insert into vat_rates (country, since, rate) values
  ('ae', '2018-01-01', 500),
  ('sa', '2018-01-01', 500), ('sa', '2020-07-01', 1500),
  ('om', '2021-04-16', 500),
  ('bh', '2019-01-01', 500), ('bh', '2022-01-01', 1000),
  ('qa', '2018-01-01', 0),
  ('kw', '2018-01-01', 0);

-- A request for quotation, and the one row that everything which happens to it locks first: who answers takes it FOR SHARE, who opens,
-- amends, awards or ends it FOR UPDATE.
create table rfqs (
  id uuid primary key,
  account_id uuid not null references accounts,
  created_by uuid not null references auth_users,
  -- Given with the publication: a draft that is thrown away leaves no gap.
  number text,
  need_id uuid references needs on delete set null,
  project_id uuid references projects on delete set null,
  state text not null default 'draft'
    check (state in ('draft', 'open', 'technical', 'opened', 'approval', 'awarded', 'closed', 'cancelled')),
  version bigint not null default 1 check (version > 0),
  title text not null check (char_length(title) between 3 and 160),
  description text not null default '' check (char_length(description) <= 10000),
  currency text not null check (char_length(currency) = 3),
  -- Of delivery: its VAT is due.
  country text not null,
  deadline timestamptz(3),
  audience text not null check (audience in ('invited', 'open')),
  two_envelopes boolean not null default false,
  weight_price bigint not null default 70,
  weight_lead bigint not null default 15,
  weight_score bigint not null default 15,
  reason text check (char_length(reason) <= 1000),
  published_at timestamptz,
  opened_at timestamptz,
  awarded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Counted by who holds the row FOR UPDATE. Answers and questions come from many at once and are counted by their own indexes.
  invited bigint not null default 0,
  lines bigint not null default 0,
  words tsvector not null generated always as (words_of(replace(coalesce(number, ''), '-', ' ') || ' ' || title)) stored,
  constraint rfqs_number unique (account_id, number),
  constraint rfqs_numbered check ((number is null) = (published_at is null)),
  constraint rfqs_weights check (weight_price + weight_lead + weight_score = 100
    and least(weight_price, weight_lead, weight_score) >= 0),
  constraint rfqs_have_a_deadline check (state = 'draft' or deadline is not null),
  constraint rfqs_published check ((published_at is null) = (state = 'draft')),
  constraint rfqs_prices_opened check ((opened_at is not null) = (state in ('opened', 'approval', 'awarded', 'closed')))
) with (fillfactor = 80);
create index rfqs_of_account on rfqs (account_id, id desc);
create index rfqs_of_account_by_state on rfqs (account_id, state, id desc);
create index rfqs_words on rfqs using gin (words);
create index rfqs_of_need on rfqs (need_id) where need_id is not null;
create index rfqs_of_project on rfqs (project_id) where project_id is not null;
-- What waits for its deadline, and what every verified supplier may join.
create index rfqs_to_open on rfqs (deadline, id) where state = 'open';
create index rfqs_for_all on rfqs (deadline, id) where state = 'open' and audience = 'open';

-- What is asked for, as each version said it.
create table rfq_lines (
  rfq_id uuid not null references rfqs on delete cascade,
  version bigint not null,
  line bigint not null check (line between 1 and 1000),
  category text not null,
  specification text not null check (char_length(specification) between 3 and 2000),
  quantity bigint not null check (quantity between 1 and 100000),
  mode text not null check (mode in ('buy', 'rent')),
  from_day date,
  to_day date,
  place text not null check (char_length(place) between 2 and 160),
  primary key (rfq_id, version, line),
  constraint rfq_lines_days check (mode = 'buy' or (from_day is not null and to_day is not null and from_day <= to_day))
);

create table rfq_versions (
  rfq_id uuid not null references rfqs on delete cascade,
  version bigint not null,
  note text not null check (char_length(note) <= 2000),
  created_by uuid not null references auth_users,
  at timestamptz not null default now(),
  primary key (rfq_id, version)
);

create table rfq_files (
  id uuid primary key,
  rfq_id uuid not null references rfqs on delete cascade,
  media_id uuid not null unique references media,
  -- From which version on suppliers see it.
  version bigint not null default 1,
  created_at timestamptz not null default now()
);
create index rfq_files_of_rfq on rfq_files (rfq_id, id);

-- Whom a request is for: invited by the buyer, or joined by answering or asking where it is open to all.
create table rfq_suppliers (
  rfq_id uuid not null references rfqs on delete cascade,
  supplier_id uuid not null references accounts,
  invited boolean not null,
  -- Of the request, from its publication on: a supplier sees those that have one, in this order.
  deadline timestamptz(3),
  seen_at timestamptz,
  declined_at timestamptz,
  decline_reason text check (char_length(decline_reason) <= 1000),
  created_at timestamptz not null default now(),
  primary key (rfq_id, supplier_id)
);
create index rfq_suppliers_of_supplier on rfq_suppliers (supplier_id, deadline, rfq_id) where deadline is not null;

create table rfq_questions (
  id uuid primary key,
  rfq_id uuid not null references rfqs on delete cascade,
  -- Told to nobody.
  supplier_id uuid not null references accounts,
  asked_by uuid not null references auth_users,
  question text not null check (char_length(question) between 3 and 2000),
  asked_at timestamptz not null default now(),
  answer text check (char_length(answer) <= 5000),
  answered_by uuid references auth_users,
  answered_at timestamptz,
  constraint rfq_questions_answered check ((answer is null) = (answered_at is null))
);
create index rfq_questions_of_rfq on rfq_questions (rfq_id, id);

-- An answer is its supplier's alone until the request is opened. Everything of it but that it exists is read by others through
-- `opened_answers` and `opened_offers` only.
create table rfq_answers (
  id uuid primary key,
  rfq_id uuid not null references rfqs,
  supplier_id uuid not null references accounts,
  created_by uuid not null references auth_users,
  -- The version of the request that it answers or that was confirmed.
  version bigint not null check (version > 0),
  technical text not null default '' check (char_length(technical) <= 10000),
  valid_until date not null,
  withdrawn boolean not null default false,
  received_at timestamptz(3) not null,
  -- SHA-256 of what was received: the supplier's receipt.
  hash text not null check (char_length(hash) = 64),
  verdict text check (verdict in ('accepted', 'rejected')),
  verdict_note text check (char_length(verdict_note) <= 2000),
  constraint rfq_answers_one unique (rfq_id, supplier_id)
);
create index rfq_answers_of_supplier on rfq_answers (supplier_id, id desc);

create table rfq_offers (
  answer_id uuid not null references rfq_answers on delete cascade,
  line bigint not null,
  option bigint not null check (option between 1 and 3),
  price_minor bigint not null check (price_minor > 0),
  currency text not null check (char_length(currency) = 3),
  lead_days bigint not null check (lead_days between 0 and 1000),
  mode text not null check (mode in ('buy', 'rent')),
  offered text not null default '' check (char_length(offered) <= 200),
  note text check (char_length(note) <= 2000),
  primary key (answer_id, line, option)
);

-- What one of each currency was worth in US dollars when the prices were opened.
create table rfq_rates (
  rfq_id uuid not null references rfqs,
  currency text not null,
  usd numeric not null check (usd > 0),
  primary key (rfq_id, currency)
);

-- The only way to others' answers: those of the last version, of requests whose deadline has passed and that were opened.
create view opened_answers as
  select a.* from rfq_answers a join rfqs r on r.id = a.rfq_id
  where r.state in ('technical', 'opened', 'approval', 'awarded', 'closed') and a.version = r.version and not a.withdrawn;
create view opened_offers as
  select o.*, a.rfq_id, a.supplier_id from rfq_offers o join rfq_answers a on a.id = o.answer_id join rfqs r on r.id = a.rfq_id
  where r.state in ('opened', 'approval', 'awarded', 'closed') and a.version = r.version and not a.withdrawn
    and (not r.two_envelopes or a.verdict = 'accepted');

create table rfq_awards (
  id uuid primary key,
  rfq_id uuid not null references rfqs,
  state text not null check (state in ('proposed', 'approved', 'rejected')),
  reason text not null default '' check (char_length(reason) <= 2000),
  -- In the currency of the request.
  total_minor bigint not null check (total_minor > 0),
  proposed_by uuid not null references auth_users,
  proposed_at timestamptz not null default now(),
  decided_by uuid references auth_users,
  decided_at timestamptz,
  decision_note text check (char_length(decision_note) <= 1000)
);
create index rfq_awards_of_rfq on rfq_awards (rfq_id, id desc);
create unique index rfq_awards_one on rfq_awards (rfq_id) where state in ('proposed', 'approved');

create table rfq_award_lines (
  award_id uuid not null references rfq_awards,
  line bigint not null,
  answer_id uuid not null references rfq_answers,
  option bigint not null,
  quantity bigint not null check (quantity > 0),
  primary key (award_id, line, answer_id, option)
);

-- Purchase orders.
create table orders (
  id uuid primary key,
  account_id uuid not null references accounts,
  supplier_id uuid not null references accounts,
  created_by uuid not null references auth_users,
  number text not null,
  rfq_id uuid references rfqs,
  title text not null,
  state text not null default 'issued'
    check (state in ('issued', 'accepted', 'declined', 'delivered', 'closed', 'cancelled')),
  currency text not null check (char_length(currency) = 3),
  country text not null,
  net_minor bigint not null check (net_minor > 0),
  vat_rate bigint not null check (vat_rate between 0 and 10000),
  vat_minor bigint not null check (vat_minor >= 0),
  total_minor bigint not null,
  -- In US dollars of the day of issue, so that spend can be added up over currencies.
  net_usd numeric not null,
  category text not null,
  due_on date,
  delivered_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint orders_number unique (account_id, number),
  constraint orders_total check (total_minor = net_minor + vat_minor),
  constraint orders_not_to_oneself check (account_id <> supplier_id),
  constraint orders_delivered check ((delivered_on is not null) = (state in ('delivered', 'closed')))
);
create index orders_of_account on orders (account_id, id desc);
create index orders_of_account_by_state on orders (account_id, state, id desc);
create index orders_of_supplier on orders (supplier_id, id desc);
create index orders_of_supplier_by_state on orders (supplier_id, state, id desc);
create index orders_of_rfq on orders (rfq_id) where rfq_id is not null;

create table order_lines (
  order_id uuid not null references orders,
  line bigint not null,
  description text not null,
  category text not null,
  quantity bigint not null check (quantity > 0),
  mode text not null check (mode in ('buy', 'rent')),
  from_day date,
  to_day date,
  place text not null,
  unit_minor bigint not null check (unit_minor > 0),
  total_minor bigint not null,
  primary key (order_id, line),
  constraint order_lines_total check (total_minor = unit_minor * quantity)
);

create table order_steps (
  id uuid primary key,
  order_id uuid not null references orders,
  act text not null check (act in ('issue', 'accept', 'decline', 'deliver', 'close', 'cancel')),
  side text not null check (side in ('buyer', 'supplier')),
  user_id uuid not null references auth_users,
  note text check (char_length(note) <= 1000),
  at timestamptz not null default clock_timestamp()
);
create index order_steps_of_order on order_steps (order_id, id);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

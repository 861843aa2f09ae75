-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- A machine that somebody offered on the sell page, until it is a draft listing of an account (R34, R74). Who asked, and in which
-- language, stands in the lead of the same id.
create table sell_drafts (
  id uuid primary key references leads,
  -- Of a signed-in sender. A visitor's waits for the account that proves the e-mail.
  account_id uuid references accounts,
  created_by uuid,
  email text not null,
  title text not null,
  description text not null,
  category text not null,
  brand text not null,
  model text not null,
  year bigint not null,
  hours bigint,
  condition text not null,
  location text not null,
  -- US cents.
  price_minor bigint not null check (price_minor > 0),
  -- What it has become; once, whoever is at it.
  listing_id uuid unique references listings,
  claimed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint sell_drafts_claimed check ((listing_id is null) = (claimed_at is null)),
  constraint sell_drafts_sender check ((account_id is null) = (created_by is null))
);
create index sell_drafts_waiting_email on sell_drafts (email) where listing_id is null;
create index sell_drafts_waiting_account on sell_drafts (account_id) where listing_id is null;

create table sell_draft_photos (
  draft_id uuid not null references sell_drafts on delete cascade,
  media_id uuid not null unique references media,
  position bigint not null check (position between 0 and 19),
  primary key (draft_id, position)
);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- What the two sides of a completed deal say about each other.
create table reviews (
  id uuid primary key,
  deal_kind text not null check (deal_kind in ('quote', 'booking', 'order', 'settlement')),
  deal_id uuid not null,
  completed_at timestamptz not null,
  -- Who writes, on which side of the deal, and about whom.
  account_id uuid not null references accounts,
  created_by uuid not null references auth_users,
  side text not null check (side in ('buyer', 'supplier')),
  reviewed_id uuid not null references accounts,
  stars bigint not null check (stars between 1 and 5),
  words text not null check (char_length(words) between 1 and 1000),
  -- From then on everybody reads it: when both have written, else when the time to write is over.
  publishes_at timestamptz not null,
  -- Both sides have heard that it is published.
  told_at timestamptz,
  reply text check (char_length(reply) between 1 and 1000),
  replied_by uuid references auth_users,
  replied_at timestamptz,
  -- By an operator: nobody but its writer reads it any more.
  taken_down_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reviews_once unique (deal_kind, deal_id, side),
  constraint reviews_not_of_oneself check (account_id <> reviewed_id),
  constraint reviews_replied check ((reply is null) = (replied_at is null) and (reply is null) = (replied_by is null))
);
-- The list of a company, and its rating.
create index reviews_of_company on reviews (reviewed_id, publishes_at desc, id desc) include (stars)
  where taken_down_at is null;

-- What is published stays as it is, and so does a reply. It is the database that says so, by its clock.
create function guard_review() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'A review is not deleted' using errcode = 'insufficient_privilege';
  end if;
  if row (new.deal_kind, new.deal_id, new.side, new.account_id, new.reviewed_id, new.completed_at)
    is distinct from row (old.deal_kind, old.deal_id, old.side, old.account_id, old.reviewed_id, old.completed_at) then
    raise exception 'A review stays with its deal' using errcode = 'insufficient_privilege';
  end if;
  if old.publishes_at <= clock_timestamp()
    and row (new.stars, new.words, new.publishes_at) is distinct from row (old.stars, old.words, old.publishes_at) then
    raise exception 'A published review is not changed' using errcode = 'insufficient_privilege';
  end if;
  if new.reply is distinct from old.reply and (old.reply is not null or old.publishes_at > clock_timestamp()) then
    raise exception 'A published review is replied to once' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create trigger reviews_stay before update or delete on reviews for each row execute function guard_review();

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

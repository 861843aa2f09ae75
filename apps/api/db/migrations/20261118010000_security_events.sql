-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- What happened to logins and to who may act for a company. It holds no e-mail, no secret and no whole address.
create table security_events (
  id uuid primary key,
  occurred_at timestamptz not null default clock_timestamp(),
  kind text not null,
  -- Whose login or membership it is about. What concerns the company alone names the person who did it.
  user_id uuid not null references auth_users on delete cascade,
  -- Without a foreign key: an insert would wait for the account's row, which a suspension holds while it waits for the sessions.
  account_id uuid,
  -- Another person, where another did it.
  actor_user_id uuid,
  -- The session may have ended since.
  session_id uuid,
  -- IPv4 by /24, IPv6 by /48. Null where it is not known, or where there were too many ranges in the hour.
  address_range text check (address_range like '%/24' or address_range like '%/48'),
  device text,
  facts jsonb not null default '{}',
  -- Failures are counted: one row per person, kind, hour and range, however often somebody tries.
  counted_from timestamptz,
  times bigint not null default 1,
  last_at timestamptz not null default clock_timestamp()
);
create index security_events_person on security_events (user_id, occurred_at desc, id desc);
create index security_events_account on security_events (account_id, occurred_at desc, id desc);
create index security_events_time on security_events (occurred_at);
create unique index security_events_counted on security_events (user_id, kind, counted_from, address_range)
  nulls not distinct where counted_from is not null;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

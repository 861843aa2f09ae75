-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- What the bell shows a person. The same event tells nobody twice.
create table notifications (
  id uuid primary key,
  user_id uuid not null references auth_users on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  event_id uuid not null,
  what text not null,
  kind text not null,
  subject_id uuid not null,
  words jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at timestamptz,
  mailed_at timestamptz,
  constraint notifications_once unique (user_id, event_id)
);
create index notifications_of_person on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
-- A letter gathers what was neither read nor mailed yet.
create index notifications_waiting on notifications (user_id, kind) where mailed_at is null and read_at is null;

-- How a person wants to be written to about a kind. Without a row it is as the kind is by itself.
create table notification_choices (
  user_id uuid not null references auth_users on delete cascade,
  kind text not null,
  mail text not null check (mail in ('now', 'daily', 'never')),
  primary key (user_id, kind)
);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- What was answered to a call that carried an Idempotency-Key, written in the transaction of the change itself.
create table answered_calls (
  account_id uuid not null,
  call text not null,
  key text not null check (char_length(key) between 8 and 100),
  -- SHA-256 of what was sent: the same key with something else is a mistake of the caller.
  sent_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, call, key)
);
create index answered_calls_age on answered_calls (created_at);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '10s';

-- Who has taken what from the operators' queue. A courtesy between colleagues: it says who is at it, and locks nothing.
create table queue_claims (
  -- A word of the contract; a new one needs no migration.
  kind text not null check (char_length(kind) between 1 and 40),
  subject_id uuid not null,
  operator_id uuid not null references auth_users (id) on delete cascade,
  claimed_at timestamptz not null default now(),
  primary key (kind, subject_id)
);
create index queue_claims_of_operator on queue_claims (operator_id);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

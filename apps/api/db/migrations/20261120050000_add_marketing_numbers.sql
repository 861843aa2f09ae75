-- migrate:up

set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- The marketing numbers that an operator changed (R78). A number without a row is the documented one.
create table marketing_numbers (
  key text primary key constraint marketing_numbers_key_check check (
    key in (
      'landing-equipment', 'landing-suppliers', 'landing-countries', 'landing-transactions',
      'network-suppliers', 'network-countries', 'network-sales', 'network-equipment'
    )
  ),
  value text not null constraint marketing_numbers_value_check check (char_length(value) between 1 and 24),
  changed_by uuid not null references auth_users (id),
  changed_at timestamptz not null default now()
);

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- Which suppliers were told of a need on which day in the Gulf: one a day is enough for each. Rows of past days are taken away.
create table need_tellings (
  day date not null,
  account_id uuid not null references accounts on delete cascade,
  need_id uuid not null,
  primary key (day, account_id)
);
create index need_tellings_account on need_tellings (account_id);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

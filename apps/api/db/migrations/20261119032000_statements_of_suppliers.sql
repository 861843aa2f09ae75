-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- What a supplier says about itself: the year in which it was established, and how fast it usually responds.
alter table company_profiles
  add column established_year bigint check (established_year between 1800 and 2200),
  add column response_time text check (char_length(response_time) <= 60);

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

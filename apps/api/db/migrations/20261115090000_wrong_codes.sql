-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- Wrong codes in a row. Who knows a password can guess at six digits for months; a count that outlives Redis stops that.
alter table second_factors add column wrong_codes bigint not null default 0;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

alter table rfq_awards validate constraint rfq_awards_state;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

alter table rfq_lines validate constraint rfq_lines_bounds;
alter table rfq_lines validate constraint rfq_lines_whole;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- Who proposed an award may take it back while it waits.
alter table rfq_awards drop constraint rfq_awards_state_check;
alter table rfq_awards add constraint rfq_awards_state
  check (state in ('proposed', 'approved', 'rejected', 'withdrawn')) not valid;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

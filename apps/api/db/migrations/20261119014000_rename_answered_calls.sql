-- migrate:up

-- Every statement on the table waits behind this migration, so it gives up soon and is tried again.
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- squawk-ignore renaming-table
alter table answered_calls rename to idempotent_answers;

-- Processes of the previous version read and write through this view until they are stopped (docs/handbook/upgrades.md).
create view answered_calls as select * from idempotent_answers;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

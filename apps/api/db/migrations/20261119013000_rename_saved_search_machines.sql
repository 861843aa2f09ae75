-- migrate:up

-- Every statement on the table waits behind this migration, so it gives up soon and is tried again.
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- squawk-ignore renaming-table
alter table saved_search_machines rename to alerted_machines;
-- squawk-ignore renaming-column
alter table alerted_machines rename column told_at to notified_at;

-- Processes of the previous version read and write through this view until they are stopped (docs/handbook/upgrades.md).
create view saved_search_machines as select search_id, machine_id, notified_at as told_at from alerted_machines;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

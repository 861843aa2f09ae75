-- migrate:up

-- Every statement on the table waits behind this migration, so it gives up soon and is tried again.
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- squawk-ignore renaming-table
alter table buying_numbers rename to document_numbers;

-- Processes of the previous version read and write through this view until they are stopped (docs/handbook/upgrades.md).
create view buying_numbers as select * from document_numbers;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

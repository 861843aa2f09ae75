-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- The condition that the seller chose for the auction. The listing of the same machine has a condition from another list and keeps it.
-- Older consignments have none: their lots show the condition of the machine.
alter table consignments add column condition text;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

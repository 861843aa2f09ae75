-- migrate:up
set local lock_timeout = '1s';
set local statement_timeout = '5s';
-- The moment of the act, not of its transaction's begin: who waited for a lock acted after who held it.
alter table audit_log alter column at set default clock_timestamp();

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- The job that has the letter about this notice in hand. It is written before the letter is sent, in a transaction of its own.
alter table notifications add column mail_job bigint;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

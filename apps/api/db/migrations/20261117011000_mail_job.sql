-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- The job that sends the e-mail about this notice. It is written before the e-mail is sent, in another transaction.
alter table notifications add column mail_job bigint;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

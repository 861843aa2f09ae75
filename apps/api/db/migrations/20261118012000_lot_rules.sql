-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- The bidding rules that the lot was opened under, as in the first line of its log. Null means version 1: every lot that was opened before
-- this column existed, and every lot that the previous version of the product opens while both run.
alter table lots add column rules jsonb;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

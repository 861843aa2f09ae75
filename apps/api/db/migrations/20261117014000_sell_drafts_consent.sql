-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- Sent by somebody who was not signed in, with the e-mail of an account that there is: its holder is asked before it becomes a listing.
alter table sell_drafts add column needs_consent boolean not null default false;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

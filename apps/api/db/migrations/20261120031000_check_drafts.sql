-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '10min';

alter table import_rows validate constraint import_rows_draft_fkey;
alter table sell_drafts validate constraint sell_drafts_draft_fkey;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

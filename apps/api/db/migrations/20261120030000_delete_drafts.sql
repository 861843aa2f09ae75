-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- A supplier may delete a draft. The row of the import keeps its line without the draft, and the form of a visitor goes with it.
alter table import_rows add constraint import_rows_draft_fkey foreign key (listing_id) references listings (id) on delete set null not valid;
alter table import_rows drop constraint import_rows_listing_id_fkey;
alter table sell_drafts add constraint sell_drafts_draft_fkey foreign key (listing_id) references listings (id) on delete cascade not valid;
alter table sell_drafts drop constraint sell_drafts_listing_id_fkey;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

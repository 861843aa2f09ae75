-- migrate:up

set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- Only the schema itself uses these functions: a trigger, a view and generated columns, which follow the new names. No process calls them by name.
alter function learn_words() rename to add_catalogue_words;
alter function words_of(text) rename to to_search_words;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

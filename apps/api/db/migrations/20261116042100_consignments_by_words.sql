-- migrate:up transaction:false

-- The operators find lots, and what is to be paid for them, by the words of the consignment. Built beside the writes it blocks nobody.
-- squawk-ignore require-lock-timeout, require-statement-timeout
create index concurrently if not exists consignments_by_words on consignments using gin (words);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up transaction:false

-- What operators have taken down, the latest first. Built beside the writes it blocks nobody.
-- squawk-ignore require-lock-timeout, require-statement-timeout
create index concurrently if not exists listings_taken_down on listings (updated_at desc, id desc) where status = 'rejected';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

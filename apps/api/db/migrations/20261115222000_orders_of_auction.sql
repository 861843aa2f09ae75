-- migrate:up transaction:false

-- The order that a reverse auction became. Built beside the writes it blocks nobody, so it may take its time; and a second statement would
-- put both into a transaction, where this cannot run.
-- squawk-ignore require-lock-timeout, require-statement-timeout
create index concurrently if not exists orders_of_auction on orders (auction_id) where auction_id is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

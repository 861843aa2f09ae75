-- migrate:up transaction:false

-- The operators find an order by its number. Built beside the writes it blocks nobody.
-- squawk-ignore require-lock-timeout, require-statement-timeout
create index concurrently if not exists orders_by_number on orders (number);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

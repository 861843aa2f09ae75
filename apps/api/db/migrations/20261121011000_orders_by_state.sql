-- migrate:up transaction:false

-- Operators list the deals of all companies by state. The index is built while deals are written.
-- squawk-ignore require-lock-timeout, require-statement-timeout
create index concurrently if not exists orders_by_state on orders (state, id desc);

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

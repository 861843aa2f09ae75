-- migrate:up transaction:false

-- The public pages of a supplier add up its sales from this index alone. The index is built while orders are written.
-- squawk-ignore require-lock-timeout, require-statement-timeout
create index concurrently if not exists orders_of_supplier_by_time on orders (supplier_id, created_at) include (state, net_usd);

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

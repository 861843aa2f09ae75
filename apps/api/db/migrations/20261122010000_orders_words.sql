-- migrate:up transaction:false

-- The search finds a company's orders by number and title. The accounts are in the same index, because every company has an order 0015 and the
-- words alone would read the orders of all of them. The index is built while orders are written.
-- squawk-ignore require-lock-timeout, require-statement-timeout
create index concurrently if not exists orders_words on orders using gin
  (account_id, supplier_id, to_search_words(replace(number, '-', ' ') || ' ' || title)) with (fastupdate = off);

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

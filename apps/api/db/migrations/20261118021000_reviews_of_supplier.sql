-- migrate:up transaction:false

-- Pages of listings count the reviews that buyers wrote about each supplier from this index alone. The index is built while reviews are written.
-- squawk-ignore require-lock-timeout, require-statement-timeout
create index concurrently if not exists reviews_of_supplier on reviews (reviewed_id, publishes_at) include (stars)
  where taken_down_at is null and side = 'buyer';

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

-- migrate:up transaction:false

-- Built beside the bids.
-- squawk-ignore require-lock-timeout, require-statement-timeout
create index concurrently if not exists lot_bidders_to_check on lot_bidders (lot_id, account_id) where checked_at is null;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

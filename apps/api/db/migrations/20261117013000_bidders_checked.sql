-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- Whether a bidder has been compared with the seller of the lot.
alter table lot_bidders add column checked_at timestamptz;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

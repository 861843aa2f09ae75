-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '600s';

alter table bookings validate constraint bookings_day_rate_minor_check;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

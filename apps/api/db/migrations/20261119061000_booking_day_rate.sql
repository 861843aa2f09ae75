-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- A rental that is charged in weeks and days has the rate of a week in rate_minor and the rate of a day here.
alter table bookings add column day_rate_minor bigint;
alter table bookings add constraint bookings_day_rate_minor_check check (day_rate_minor is null or day_rate_minor > 0 and rental_period = 'weekly') not valid;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

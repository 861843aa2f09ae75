-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '600s';

-- The days of a rental are those of the machine's country (R73). They were stored as days in Gulf time, which is one hour ahead of Saudi
-- Arabia, Qatar, Kuwait and Bahrain. The starts are moved first: a period that becomes shorter overlaps nothing.
update reservations r set period = tstzrange(lower(period) + interval '1 hour', upper(period), '[)')
from machines m
where m.id = r.machine_id and m.country in ('sa', 'qa', 'kw', 'bh') and r.kind = 'rental'
  and (lower(r.period) at time zone 'Asia/Dubai')::time = '00:00'
  and (upper(r.period) is null or upper(r.period) > lower(r.period) + interval '1 hour');

update reservations r set period = tstzrange(lower(period), upper(period) + interval '1 hour', '[)')
from machines m
where m.id = r.machine_id and m.country in ('sa', 'qa', 'kw', 'bh') and r.kind = 'rental'
  and (upper(r.period) at time zone 'Asia/Dubai')::time = '00:00'
  and not exists (select from reservations o where o.machine_id = r.machine_id and o.id <> r.id
    and o.period && tstzrange(upper(r.period), upper(r.period) + interval '1 hour', '[)'));

update bookings b set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'
from machines m
where m.id = b.machine_id and m.country in ('sa', 'qa', 'kw', 'bh') and (b.starts_at at time zone 'Asia/Dubai')::time = '00:00';

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- A rate counts from its time on: one that is written down for later changes nothing before.
create or replace view catalogue_source as
select l.id as listing_id, l.machine_id, l.account_id, date_trunc('milliseconds', l.created_at) as listed_at,
  usd_cents(l.currency, case l.type when 'sell' then l.price_minor else l.daily_minor end, rate.usd) as price_usd,
  coalesce(m.hours, 1000000000) as hours, coalesce(m.year, 0) as year_newest, coalesce(m.year, 9999) as year_oldest,
  a.approved_at is not null as verified, l.type, m.category, coalesce(m.condition, '') as condition,
  coalesce(m.country, '') as country, coalesce(plain_text(m.brand), '') as brand, l.currency,
  setweight(words_of(m.location), 'A') || words_of(concat_ws(' ', l.title, m.brand, m.model, replace(m.category, '-', ' '),
    array_to_string(m.features, ' '))) as words
from listings l
join machines m on m.id = l.machine_id
join accounts a on a.id = l.account_id
cross join lateral (
  select r.usd from exchange_rates r where r.currency = l.currency and r.since <= now() order by r.since desc limit 1
) rate
where l.status in ('active', 'rented') and a.suspended_at is null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

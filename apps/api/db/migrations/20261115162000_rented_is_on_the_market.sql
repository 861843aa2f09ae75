-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- A machine that is out can be booked for the days after it is back, so it is found like the rest.
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
cross join lateral (select r.usd from exchange_rates r where r.currency = l.currency order by r.since desc limit 1) rate
where l.status in ('active', 'rented') and a.suspended_at is null;

create or replace function machine_changed() returns trigger language plpgsql as $$
begin
  perform refresh_entries(array(
    select l.id from listings l where l.machine_id = new.id and l.status in ('active', 'rented')));
  return null;
end $$;

create or replace function account_standing_changed() returns trigger language plpgsql as $$
begin
  perform refresh_entries(array(
    select l.id from listings l where l.account_id = new.id and l.status in ('active', 'rented')));
  return null;
end $$;

create or replace function rebuild_catalogue() returns void language plpgsql as $$
begin
  lock table listings, catalogue_entries in share row exclusive mode;
  alter table catalogue_entries disable trigger user;
  delete from catalogue_entries;
  perform add_catalogue_entries(array(select l.id from listings l where l.status in ('active', 'rented')));
  alter table catalogue_entries enable trigger user;
  perform recount_catalogue();
end $$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- An approval covers the roles and the identity that an operator has seen. A role that was added since waits in `unreviewed_roles` and shows
-- no badge; a changed name, licence or tax number ends the approval. `review_since` says since when a company waits for another look.
alter table accounts
  add column unreviewed_roles text[] not null default '{}',
  add column review_since timestamptz;

create function verified_as(role text, approved timestamptz, unreviewed text[]) returns boolean
  language sql immutable parallel safe
  return approved is not null and role <> all (unreviewed);

-- Takes the place of standing_of, which the version before this one asks and which goes with the next.
create function company_standing(approved timestamptz, rejected timestamptz, suspended timestamptz, review timestamptz) returns text
  language sql immutable parallel safe
  return case when suspended is not null then 'suspended' when review is not null then 'pending'
    when approved is not null then 'approved' when rejected is not null then 'rejected' else 'pending' end;

-- As before, but each role shows its own badge.
create or replace function refresh_network(changed uuid) returns void language plpgsql as $$
begin
  insert into network_entries (account_id, role, country, types, verified, joined_at, words)
  select a.id, held.role, a.country,
         array_remove(array[p.company_type, coalesce(p.supplier_type, case p.vendor_type
           when 'manufacturer' then 'manufacturer' when 'dealer' then 'independent-dealer'
           when 'rental' then 'rental-company' when 'service' then 'service-provider' end)], null),
         verified_as(held.role, a.approved_at, a.unreviewed_roles), a.created_at,
         to_tsvector('simple', fold_text(concat_ws(' ', a.company_name, a.city, p.brands_represented,
           array_to_string(p.equipment_types, ' '))))
  from accounts a left join company_profiles p on p.account_id = a.id, unnest(a.roles) as held (role)
  where a.id = changed and a.suspended_at is null
  on conflict (account_id, role) do update
    set country = excluded.country, types = excluded.types, verified = excluded.verified,
        joined_at = excluded.joined_at, words = excluded.words;

  delete from network_entries e
  where e.account_id = changed
    and not exists (select from accounts a where a.id = changed and a.suspended_at is null and e.role = any (a.roles));
end $$;

create or replace view catalogue_source as
select l.id as listing_id, l.machine_id, l.account_id, date_trunc('milliseconds', l.created_at) as listed_at,
  usd_cents(l.currency, case l.type when 'sell' then l.price_minor else l.daily_minor end, rate.usd) as price_usd,
  coalesce(m.hours, 1000000000) as hours, coalesce(m.year, 0) as year_newest, coalesce(m.year, 9999) as year_oldest,
  verified_as('supplier', a.approved_at, a.unreviewed_roles) as verified, l.type, m.category,
  coalesce(m.condition, '') as condition, coalesce(m.country, '') as country, coalesce(plain_text(m.brand), '') as brand, l.currency,
  setweight(words_of(m.location), 'A') || words_of(concat_ws(' ', l.title, m.brand, m.model, replace(m.category, '-', ' '),
    array_to_string(m.features, ' '))) as words
from listings l
join machines m on m.id = l.machine_id
join accounts a on a.id = l.account_id
cross join lateral (
  select r.usd from exchange_rates r where r.currency = l.currency and r.since <= now() order by r.since desc limit 1
) rate
where l.status in ('active', 'rented') and a.suspended_at is null;

drop trigger accounts_catalogue on accounts;
create trigger accounts_catalogue after update of approved_at, unreviewed_roles, suspended_at on accounts for each row
  when ((old.approved_at is null) <> (new.approved_at is null) or old.unreviewed_roles <> new.unreviewed_roles
    or (old.suspended_at is null) <> (new.suspended_at is null))
  execute function account_standing_changed();

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

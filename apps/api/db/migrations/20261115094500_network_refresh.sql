-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- As before, but its two statements are planned once per connection and not for every company, which was most of its time;
-- and a company that is said to have joined on another day moves to that place.
create or replace function refresh_network(changed uuid) returns void language plpgsql as $$
begin
  insert into network_entries (account_id, role, country, types, verified, joined_at, words)
  select a.id, held.role, a.country,
         array_remove(array[p.company_type, coalesce(p.supplier_type, case p.vendor_type
           when 'manufacturer' then 'manufacturer' when 'dealer' then 'independent-dealer'
           when 'rental' then 'rental-company' when 'service' then 'service-provider' end)], null),
         a.approved_at is not null, a.created_at,
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

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

create extension if not exists btree_gin;

-- What an operator decided about a company. Approved is `approved_at`; none of the three is pending.
alter table accounts add column rejected_at timestamptz;
alter table accounts add column suspended_at timestamptz;
alter table accounts add column standing_reason text;

alter table company_profiles add column supplier_type text;
alter table company_profiles add column business_email text;
alter table company_profiles add column years_in_business text;
alter table company_profiles add column brands_represented text;
alter table company_profiles add column inventory_size text;

create table company_documents (
  media_id uuid primary key references media,
  account_id uuid not null references accounts on delete cascade,
  created_by uuid not null,
  created_at timestamptz not null default now()
);
create index company_documents_account on company_documents (account_id);

-- One row each time that a company's phone and e-mail were shown to somebody (R15).
create table contact_reveals (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  viewer_account_id uuid not null,
  viewer_id uuid not null,
  created_at timestamptz not null default now()
);
create index contact_reveals_account on contact_reveals (account_id, created_at);

-- Letters that people type differently, made one: case, the forms of alef, ta marbuta, short vowels.
create function fold_text(given text) returns text
  language sql immutable parallel safe strict
  return translate(lower(given), 'أإآٱىةؤئـًٌٍَُِّْ', 'ااااىهوي');

-- What the networks are searched by: one row per company and role, kept in step by the triggers below, because a filter over
-- the two tables that it comes from could use the indexes of neither.
create table network_entries (
  account_id uuid not null references accounts on delete cascade,
  role text not null check (role in ('buyer', 'supplier')),
  country text,
  -- Legal form and what the company is in the trade: one filter matches either (R72).
  types text[] not null,
  verified boolean not null,
  joined_at timestamptz not null,
  words tsvector not null,
  primary key (account_id, role)
);
create index network_entries_order on network_entries (role, verified desc, joined_at desc, account_id);
create index network_entries_country on network_entries (role, country, verified desc, joined_at desc, account_id);
create index network_entries_filter on network_entries using gin (role, country, types, words);

-- How many there are, so that no page has to count.
create table network_counts (
  role text not null,
  country text not null,
  companies bigint not null,
  primary key (role, country)
);

create function refresh_network(changed uuid) returns void language sql
begin atomic
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
    set country = excluded.country, types = excluded.types, verified = excluded.verified, words = excluded.words;

  delete from network_entries e
  where e.account_id = changed
    and not exists (select from accounts a where a.id = changed and a.suspended_at is null and e.role = any (a.roles));
end;

create function account_changed() returns trigger language plpgsql as $$
begin
  perform refresh_network(new.id);
  return null;
end $$;
create trigger accounts_network after insert or update on accounts for each row execute function account_changed();

create function company_profile_changed() returns trigger language plpgsql as $$
begin
  perform refresh_network(new.account_id);
  return null;
end $$;
create trigger company_profiles_network after insert or update on company_profiles
  for each row execute function company_profile_changed();

create function count_network_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.country is not distinct from new.country then return null; end if;
  if tg_op <> 'INSERT' then
    update network_counts set companies = companies - 1 where role = old.role and country = coalesce(old.country, '');
  end if;
  if tg_op <> 'DELETE' then
    insert into network_counts (role, country, companies) values (new.role, coalesce(new.country, ''), 1)
    on conflict (role, country) do update set companies = network_counts.companies + 1;
  end if;
  return null;
end $$;
create trigger network_entries_count after insert or update or delete on network_entries
  for each row execute function count_network_entry();

do $$ begin perform refresh_network(id) from accounts; end $$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

create extension if not exists pg_trgm;

-- Letters and digits make a word, as in the search itself; what stands between them does not count. Folding Latin letters is lower
-- case alone, at a third of the time.
create function plain_text(given text) returns text
  language sql immutable parallel safe
  return btrim(regexp_replace(case when given ~ '[^ -~]' then fold_text(given) else lower(given) end,
    '[^[:alnum:]]+', ' ', 'g'));

create function words_of(given text) returns tsvector
  language sql immutable parallel safe strict
  return to_tsvector('simple'::regconfig, plain_text(given));

-- US cents at a rate: the price of a sale, the daily rate of a rental. Three currencies count in thousandths (R20).
create function usd_cents(currency text, minor bigint, usd numeric) returns bigint
  language sql immutable parallel safe strict
  return round(minor * usd / case when currency in ('KWD', 'BHD', 'OMR') then 10 else 1 end);

-- The lower edge is in, the upper one is not (R69).
create function price_range(cents bigint) returns text
  language sql immutable parallel safe strict
  return case when cents < 5000000 then '0-50000' when cents < 10000000 then '50000-100000'
              when cents < 20000000 then '100000-200000' else '200000+' end;

-- What the catalogue is searched by: one row per listing on the market, kept in step by the triggers below, because a filter over
-- the three tables that it comes from could use the indexes of none. Nothing is null: a search compares and sorts by all of it.
create table catalogue_entries (
  listing_id uuid primary key references listings on delete cascade,
  machine_id uuid not null,
  account_id uuid not null,
  -- To the millisecond, so that a page's cursor can name the place.
  listed_at timestamptz not null,
  price_usd bigint not null,
  hours bigint not null,
  -- An unknown year comes last, whichever end is asked for first.
  year_newest bigint not null,
  year_oldest bigint not null,
  verified boolean not null,
  type text not null,
  category text not null,
  condition text not null,
  country text not null,
  brand text not null,
  currency text not null,
  words tsvector not null
);

create view catalogue_source as
  select l.id as listing_id, l.machine_id, l.account_id, date_trunc('milliseconds', l.created_at) as listed_at,
         usd_cents(l.currency, case l.type when 'sell' then l.price_minor else l.daily_minor end, rate.usd) as price_usd,
         coalesce(m.hours, 1000000000) as hours, coalesce(m.year, 0) as year_newest, coalesce(m.year, 9999) as year_oldest,
         a.approved_at is not null as verified, l.type, m.category, coalesce(m.condition, '') as condition,
         coalesce(m.country, '') as country, coalesce(plain_text(m.brand), '') as brand, l.currency,
         -- The place has a weight of its own, so that it can be asked for alone.
         setweight(words_of(m.location), 'A') || words_of(concat_ws(' ', l.title, m.brand, m.model,
           replace(m.category, '-', ' '), array_to_string(m.features, ' '))) as words
  from listings l
  join machines m on m.id = l.machine_id
  join accounts a on a.id = l.account_id
  cross join lateral (
    select r.usd from exchange_rates r where r.currency = l.currency order by r.since desc limit 1
  ) rate
  where l.status = 'active' and a.suspended_at is null;

-- One index per order, once for all and once within a category: a page is read off in order, as deep as one likes.
create index catalogue_entries_newest on catalogue_entries (type, verified, listed_at, listing_id);
create index catalogue_entries_price on catalogue_entries (type, verified, price_usd, listing_id);
create index catalogue_entries_year_newest on catalogue_entries (type, verified, year_newest, listing_id);
create index catalogue_entries_year_oldest on catalogue_entries (type, verified, year_oldest, listing_id);
create index catalogue_entries_hours on catalogue_entries (type, verified, hours, listing_id);
create index catalogue_entries_category_newest on catalogue_entries (type, verified, category, listed_at, listing_id);
create index catalogue_entries_category_price on catalogue_entries (type, verified, category, price_usd, listing_id);
create index catalogue_entries_category_year_newest on catalogue_entries (type, verified, category, year_newest, listing_id);
create index catalogue_entries_category_year_oldest on catalogue_entries (type, verified, category, year_oldest, listing_id);
create index catalogue_entries_category_hours on catalogue_entries (type, verified, category, hours, listing_id);
create index catalogue_entries_account on catalogue_entries (account_id);
-- For searches that find little. A list of pending writes would make every search read it to the end.
create index catalogue_entries_filter on catalogue_entries
  using gin (category, condition, country, brand, currency, words) with (fastupdate = off);

-- How many there are of each kind, so that no page has to count. Changes are only ever added, so that two who list at once never
-- wait for each other; the worker folds them into the counts.
create table catalogue_counts (
  type text not null,
  verified boolean not null,
  category text not null,
  condition text not null,
  price_range text not null,
  country text not null,
  entries bigint not null,
  primary key (type, verified, category, condition, price_range, country)
);
create table catalogue_brand_counts (
  type text not null,
  verified boolean not null,
  category text not null,
  brand text not null,
  entries bigint not null,
  primary key (type, verified, category, brand)
);
create table catalogue_changes (
  id bigint generated always as identity primary key,
  type text not null,
  verified boolean not null,
  category text not null,
  condition text not null,
  price_range text not null,
  country text not null,
  brand text not null,
  entries bigint not null
);

-- Every word that was ever on the market, against which a mistyped one is held. Without a unique key, because two listings
-- with the same new words would wait for each other; a word that is there twice does no harm.
create table catalogue_words (word text collate "C" not null);
create index catalogue_words_word on catalogue_words (word);
create index catalogue_words_alike on catalogue_words using gin (word gin_trgm_ops);

create function refresh_entries(changed uuid[]) returns void language plpgsql as $$
begin
  -- In line with whoever approves or suspends the account right now: each sees what the other has done.
  perform from accounts a
  where a.id in (select l.account_id from listings l where l.id = any (changed)) order by a.id for share;

  delete from catalogue_entries e
  where e.listing_id = any (changed)
    and not exists (select from catalogue_source s where s.listing_id = e.listing_id);

  insert into catalogue_entries as e (listing_id, machine_id, account_id, listed_at, price_usd, hours, year_newest,
    year_oldest, verified, type, category, condition, country, brand, currency, words)
  select s.listing_id, s.machine_id, s.account_id, s.listed_at, s.price_usd, s.hours, s.year_newest,
    s.year_oldest, s.verified, s.type, s.category, s.condition, s.country, s.brand, s.currency, s.words
  from catalogue_source s where s.listing_id = any (changed)
  on conflict (listing_id) do update
    set listed_at = excluded.listed_at, price_usd = excluded.price_usd, hours = excluded.hours,
        year_newest = excluded.year_newest, year_oldest = excluded.year_oldest, verified = excluded.verified,
        category = excluded.category, condition = excluded.condition, country = excluded.country, brand = excluded.brand,
        currency = excluded.currency, words = excluded.words
    where (e.*) is distinct from (excluded.*);
end $$;

create function listing_changed() returns trigger language plpgsql as $$
begin
  perform refresh_entries(array[new.id]);
  return null;
end $$;
-- Not for `views`: being looked at changes nothing here.
create trigger listings_catalogue
  after insert or update of type, status, title, currency, price_minor, daily_minor, created_at on listings
  for each row execute function listing_changed();

create function machine_changed() returns trigger language plpgsql as $$
begin
  perform refresh_entries(array(select l.id from listings l where l.machine_id = new.id and l.status = 'active'));
  return null;
end $$;
create trigger machines_catalogue after update on machines for each row execute function machine_changed();

create function account_standing_changed() returns trigger language plpgsql as $$
begin
  perform refresh_entries(array(select l.id from listings l where l.account_id = new.id and l.status = 'active'));
  return null;
end $$;
create trigger accounts_catalogue after update of approved_at, suspended_at on accounts for each row
  when ((old.approved_at is null) <> (new.approved_at is null) or (old.suspended_at is null) <> (new.suspended_at is null))
  execute function account_standing_changed();

create function count_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.verified, old.category, old.condition, price_range(old.price_usd), old.country, old.brand)
     is not distinct from (new.verified, new.category, new.condition, price_range(new.price_usd), new.country, new.brand)
  then return null; end if;
  if tg_op <> 'INSERT' then
    insert into catalogue_changes (type, verified, category, condition, price_range, country, brand, entries)
    values (old.type, old.verified, old.category, old.condition, price_range(old.price_usd), old.country, old.brand, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into catalogue_changes (type, verified, category, condition, price_range, country, brand, entries)
    values (new.type, new.verified, new.category, new.condition, price_range(new.price_usd), new.country, new.brand, 1);
  end if;
  return null;
end $$;
create trigger catalogue_entries_count after insert or update or delete on catalogue_entries
  for each row execute function count_entry();

create function learn_words() returns trigger language plpgsql as $$
begin
  insert into catalogue_words (word)
  select given.word from unnest(tsvector_to_array(new.words)) as given (word)
  where not exists (select from catalogue_words known where known.word = given.word);
  return null;
end $$;
create trigger catalogue_entries_words after insert or update of words on catalogue_entries
  for each row execute function learn_words();

-- Some of the changes, into the counts. Returns how many: fewer than asked for means that nothing is left.
create function fold_catalogue_changes(most bigint) returns bigint language plpgsql as $$
declare
  folded bigint;
begin
  with taken as (
    delete from catalogue_changes c
    where c.id in (select w.id from catalogue_changes w order by w.id limit most for update skip locked)
    returning c.*
  ), by_kind as (
    insert into catalogue_counts as k (type, verified, category, condition, price_range, country, entries)
    select t.type, t.verified, t.category, t.condition, t.price_range, t.country, sum(t.entries)
    from taken t group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (type, verified, category, condition, price_range, country)
    do update set entries = k.entries + excluded.entries
  ), by_brand as (
    insert into catalogue_brand_counts as b (type, verified, category, brand, entries)
    select t.type, t.verified, t.category, t.brand, sum(t.entries)
    from taken t group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (type, verified, category, brand) do update set entries = b.entries + excluded.entries
  )
  select count(*) into folded from taken;
  return folded;
end $$;

-- After a new exchange rate.
create function refresh_prices(changed text) returns void language plpgsql as $$
begin
  update catalogue_entries e set price_usd = s.price_usd
  from catalogue_source s
  where s.currency = changed and s.listing_id = e.listing_id and e.price_usd <> s.price_usd;
end $$;

-- The counts and the words from the entries.
create function recount_catalogue() returns void language plpgsql as $$
begin
  delete from catalogue_changes;
  delete from catalogue_counts;
  insert into catalogue_counts (type, verified, category, condition, price_range, country, entries)
  select e.type, e.verified, e.category, e.condition, price_range(e.price_usd), e.country, count(*)
  from catalogue_entries e group by 1, 2, 3, 4, 5, 6;
  delete from catalogue_brand_counts;
  insert into catalogue_brand_counts (type, verified, category, brand, entries)
  select e.type, e.verified, e.category, e.brand, count(*) from catalogue_entries e group by 1, 2, 3, 4;
  delete from catalogue_words;
  insert into catalogue_words (word) select word from ts_stat('select words from catalogue_entries');
end $$;

create function add_catalogue_entries(wanted uuid[]) returns void language plpgsql as $$
begin
  insert into catalogue_entries (listing_id, machine_id, account_id, listed_at, price_usd, hours, year_newest,
    year_oldest, verified, type, category, condition, country, brand, currency, words)
  select s.listing_id, s.machine_id, s.account_id, s.listed_at, s.price_usd, s.hours, s.year_newest,
    s.year_oldest, s.verified, s.type, s.category, s.condition, s.country, s.brand, s.currency, s.words
  from catalogue_source s where s.listing_id = any (wanted);
end $$;

-- The whole read model from the listings, to mend it. Meanwhile nobody can list.
create function rebuild_catalogue() returns void language plpgsql as $$
begin
  lock table listings, catalogue_entries in share row exclusive mode;
  alter table catalogue_entries disable trigger user;
  delete from catalogue_entries;
  perform add_catalogue_entries(array(select l.id from listings l where l.status = 'active'));
  alter table catalogue_entries enable trigger user;
  perform recount_catalogue();
end $$;

do $$ begin perform rebuild_catalogue(); end $$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

COMMENT ON SCHEMA public IS 'standard public schema';

CREATE FUNCTION public.account_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refresh_network(new.id);
  return null;
end $$;

CREATE FUNCTION public.account_standing_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refresh_entries(array(
    select l.id from listings l where l.account_id = new.id and l.status in ('active', 'rented')));
  return null;
end $$;

CREATE FUNCTION public.add_catalogue_entries(wanted uuid[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  insert into catalogue_entries (listing_id, machine_id, account_id, listed_at, price_usd, hours, year_newest,
    year_oldest, verified, type, category, condition, country, brand, currency, words)
  select s.listing_id, s.machine_id, s.account_id, s.listed_at, s.price_usd, s.hours, s.year_newest,
    s.year_oldest, s.verified, s.type, s.category, s.condition, s.country, s.brand, s.currency, s.words
  from catalogue_source s where s.listing_id = any (wanted);
end $$;

CREATE FUNCTION public.add_catalogue_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into catalogue_words (word)
  select given.word from unnest(tsvector_to_array(new.words)) as given (word)
  where not exists (select from catalogue_words known where known.word = given.word);
  return null;
end $$;

CREATE FUNCTION public.add_keyed_job(name text, payload json, key text, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare added bigint;
begin
  while added is null loop
    select j.id into added from graphile_worker.add_job(name, payload, run_at => add_keyed_job.run_at, job_key => key,
      job_key_mode => 'preserve_run_at') j;
  end loop;
end $$;

CREATE FUNCTION public.company_profile_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refresh_network(new.account_id);
  return null;
end $$;

CREATE FUNCTION public.company_standing(approved timestamp with time zone, rejected timestamp with time zone, suspended timestamp with time zone, review timestamp with time zone) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (suspended IS NOT NULL) THEN 'suspended'::text WHEN (review IS NOT NULL) THEN 'pending'::text WHEN (approved IS NOT NULL) THEN 'approved'::text WHEN (rejected IS NOT NULL) THEN 'rejected'::text ELSE 'pending'::text END;

CREATE FUNCTION public.count_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.count_network_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.first_id_at(made timestamp with time zone) RETURNS uuid
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ((lpad(to_hex(((EXTRACT(epoch FROM made) * (1000)::numeric))::bigint), 12, '0'::text) || '00000000000000000000'::text))::uuid;

CREATE FUNCTION public.fold_catalogue_changes(most bigint) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.fold_text(given text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN translate(lower(given), 'أإآٱىةؤئـًٌٍَُِّْ'::text, 'ااااىهوي'::text);

CREATE FUNCTION public.guard_review() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' then
    raise exception 'A review is not deleted' using errcode = 'insufficient_privilege';
  end if;
  if row (new.deal_kind, new.deal_id, new.side, new.account_id, new.reviewed_id, new.completed_at)
    is distinct from row (old.deal_kind, old.deal_id, old.side, old.account_id, old.reviewed_id, old.completed_at) then
    raise exception 'A review stays with its deal' using errcode = 'insufficient_privilege';
  end if;
  if old.publishes_at <= clock_timestamp()
    and row (new.stars, new.words, new.publishes_at) is distinct from row (old.stars, old.words, old.publishes_at) then
    raise exception 'A published review is not changed' using errcode = 'insufficient_privilege';
  end if;
  if new.reply is distinct from old.reply and (old.reply is not null or old.publishes_at > clock_timestamp()) then
    raise exception 'A published review is replied to once' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

CREATE TABLE public.trades (
    deal_id uuid NOT NULL,
    kind text NOT NULL,
    buyer_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    made_at timestamp with time zone NOT NULL,
    usd numeric NOT NULL,
    CONSTRAINT trades_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'rental'::text, 'auction'::text]))),
    CONSTRAINT trades_usd_check CHECK ((usd >= (0)::numeric))
);

CREATE FUNCTION public.keep_trade(counts boolean, trade public.trades) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if counts then
    insert into trades select trade.*
    on conflict (deal_id) do update set made_at = excluded.made_at, usd = excluded.usd
      where (trades.made_at, trades.usd) is distinct from (excluded.made_at, excluded.usd);
  else
    delete from trades where deal_id = trade.deal_id;
  end if;
end $$;

CREATE FUNCTION public.keep_trade_of_booking() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare usd numeric := usd_at(new.currency, new.cost_minor, new.created_at);
begin
  perform keep_trade(new.status in ('Active', 'Completed') and usd is not null,
    row(new.id, 'rental', new.account_id, new.supplier_id, new.created_at, usd)::trades);
  return null;
end $$;

CREATE FUNCTION public.keep_trade_of_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform keep_trade(new.state in ('accepted', 'delivered', 'closed'),
    row(new.id, 'order', new.account_id, new.supplier_id, new.created_at, new.net_usd)::trades);
  return null;
end $$;

CREATE FUNCTION public.keep_trade_of_settlement() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform keep_trade(new.state in ('paid', 'released'),
    row(new.id, 'auction', new.account_id, l.account_id, new.created_at, new.price)::trades)
  from lots l where l.id = new.lot_id;
  return null;
end $$;

CREATE FUNCTION public.listing_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refresh_entries(array[new.id]);
  return null;
end $$;

CREATE FUNCTION public.listing_price_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into price_changes (listing_id, before_currency, before_minor, after_currency, after_minor)
  values (new.id, old.currency, coalesce(old.price_minor, old.daily_minor), new.currency,
    coalesce(new.price_minor, new.daily_minor));
  return null;
end $$;

CREATE FUNCTION public.machine_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform refresh_entries(array(
    select l.id from listings l where l.machine_id = new.id and l.status in ('active', 'rented')));
  return null;
end $$;

CREATE FUNCTION public.machine_serial_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  -- What is shorter tells no machine from another: '1', 'N/A', 'none'.
  if char_length(plain_serial(new.serial_number)) >= 5 then
    insert into machine_serials (machine_id, account_id, serial)
    values (new.id, new.account_id, plain_serial(new.serial_number))
    on conflict (machine_id) do update
      set account_id = excluded.account_id, serial = excluded.serial, checked_at = null
      where machine_serials.serial <> excluded.serial or machine_serials.account_id <> excluded.account_id;
  else
    delete from machine_serials where machine_id = new.id;
  end if;
  return null;
end $$;

CREATE FUNCTION public.plain_serial(given text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN upper(regexp_replace(given, '[^A-Za-z0-9]'::text, ''::text, 'g'::text));

CREATE FUNCTION public.plain_text(given text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN btrim(regexp_replace(CASE WHEN (given ~ '[^ -~]'::text) THEN public.fold_text(given) ELSE lower(given) END, '[^[:alnum:]]+'::text, ' '::text, 'g'::text));

CREATE FUNCTION public.price_range(cents bigint) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN (cents < 5000000) THEN '0-50000'::text WHEN (cents < 10000000) THEN '50000-100000'::text WHEN (cents < 20000000) THEN '100000-200000'::text ELSE '200000+'::text END;

CREATE FUNCTION public.queue_task_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare subject text := to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[1];
begin
  perform add_keyed_job('tasks.update', json_build_object('kind', tg_argv[0], 'subjectId', subject), format('task %s %s', tg_argv[0], subject));
  return null;
end $$;

CREATE FUNCTION public.rebuild_catalogue() RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  lock table listings, catalogue_entries in share row exclusive mode;
  alter table catalogue_entries disable trigger user;
  delete from catalogue_entries;
  perform add_catalogue_entries(array(select l.id from listings l where l.status in ('active', 'rented')));
  alter table catalogue_entries enable trigger user;
  perform recount_catalogue();
end $$;

CREATE FUNCTION public.recount_catalogue() RETURNS void
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.refresh_entries(changed uuid[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.refresh_network(changed uuid) RETURNS void
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.refresh_prices(changed text) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  update catalogue_entries e set price_usd = s.price_usd
  from catalogue_source s
  where s.currency = changed and s.listing_id = e.listing_id and e.price_usd <> s.price_usd;
end $$;

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'The table % is only added to', tg_table_name using errcode = 'insufficient_privilege';
end $$;

CREATE FUNCTION public.standing_of(approved timestamp with time zone, rejected timestamp with time zone, suspended timestamp with time zone) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (suspended IS NOT NULL) THEN 'suspended'::text WHEN (approved IS NOT NULL) THEN 'approved'::text WHEN (rejected IS NOT NULL) THEN 'rejected'::text ELSE 'pending'::text END;

CREATE FUNCTION public.to_search_words(given text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN to_tsvector('simple'::regconfig, public.plain_text(given));

CREATE FUNCTION public.usd_at(given text, minor bigint, at timestamp with time zone) RETURNS numeric
    LANGUAGE sql STABLE
    AS $$
  select usd_cents(given, minor, r.usd) / 100.0 from exchange_rates r
  where r.currency = given order by (r.since <= at) desc, case when r.since <= at then r.since end desc, r.since limit 1
$$;

CREATE FUNCTION public.usd_cents(currency text, minor bigint, usd numeric) RETURNS bigint
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN round((((minor)::numeric * usd) / (CASE WHEN (currency = ANY (ARRAY['KWD'::text, 'BHD'::text, 'OMR'::text])) THEN 10 ELSE 1 END)::numeric));

CREATE FUNCTION public.verified_as(role text, approved timestamp with time zone, unreviewed text[]) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ((approved IS NOT NULL) AND (role <> ALL (unreviewed)));

CREATE TABLE public.accounts (
    id uuid NOT NULL,
    roles text[] NOT NULL,
    contact_name text NOT NULL,
    company_name text,
    city text,
    country text,
    approved_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    rejected_at timestamp with time zone,
    suspended_at timestamp with time zone,
    standing_reason text,
    unreviewed_roles text[] DEFAULT '{}'::text[] NOT NULL,
    review_since timestamp with time zone,
    CONSTRAINT accounts_roles_check CHECK ((roles <@ ARRAY['buyer'::text, 'supplier'::text]))
);

CREATE TABLE public.alerted_machines (
    search_id uuid NOT NULL,
    machine_id uuid NOT NULL,
    notified_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.idempotent_answers (
    account_id uuid NOT NULL,
    call text NOT NULL,
    key text NOT NULL,
    sent_hash text NOT NULL,
    answer jsonb,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT answered_calls_key_check CHECK (((char_length(key) >= 8) AND (char_length(key) <= 100)))
);

CREATE VIEW public.answered_calls AS
 SELECT idempotent_answers.account_id,
    idempotent_answers.call,
    idempotent_answers.key,
    idempotent_answers.sent_hash,
    idempotent_answers.answer,
    idempotent_answers.created_at
   FROM public.idempotent_answers;

CREATE TABLE public.audit_log (
    id uuid NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    operator_id uuid,
    operator_name text NOT NULL,
    act text NOT NULL,
    subject_kind text NOT NULL,
    subject_id uuid NOT NULL,
    reason text,
    before jsonb DEFAULT '{}'::jsonb NOT NULL,
    after jsonb DEFAULT '{}'::jsonb NOT NULL
);

CREATE TABLE public.auth_credentials (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    password text,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.auth_sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    factor_at timestamp with time zone
);

CREATE TABLE public.auth_users (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    image text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    CONSTRAINT auth_users_email_check CHECK ((email = lower(email)))
);

CREATE TABLE public.auth_verifications (
    id uuid NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.bidder_registrations (
    id uuid NOT NULL,
    account_id uuid,
    user_id uuid,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    company text,
    country text NOT NULL,
    account_type text NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    bid_limit bigint,
    reason text,
    decided_by uuid,
    decided_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT bidder_registrations_account_type_check CHECK ((account_type = ANY (ARRAY['individual'::text, 'business'::text, 'dealer'::text]))),
    CONSTRAINT bidder_registrations_bid_limit_check CHECK (((bid_limit >= 1) AND (bid_limit <= 1000000000))),
    CONSTRAINT bidder_registrations_decided CHECK (((state = 'pending'::text) = (decided_at IS NULL))),
    CONSTRAINT bidder_registrations_limit CHECK (((state <> 'approved'::text) OR ((bid_limit IS NOT NULL) AND (account_id IS NOT NULL)))),
    CONSTRAINT bidder_registrations_reason_check CHECK ((char_length(reason) <= 1000)),
    CONSTRAINT bidder_registrations_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text])))
);

CREATE TABLE public.bidders (
    account_id uuid NOT NULL,
    bid_limit bigint DEFAULT 25000 NOT NULL,
    exposure bigint DEFAULT 0 NOT NULL,
    CONSTRAINT bidders_bid_limit_check CHECK (((bid_limit >= 0) AND (bid_limit <= 1000000000))),
    CONSTRAINT bidders_within_limit CHECK (((exposure >= 0) AND (exposure <= bid_limit)))
)
WITH (fillfactor='80');

CREATE TABLE public.booking_photos (
    booking_id uuid NOT NULL,
    moment text NOT NULL,
    "position" bigint NOT NULL,
    media_id uuid NOT NULL,
    side text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT booking_photos_moment_check CHECK ((moment = ANY (ARRAY['out'::text, 'in'::text]))),
    CONSTRAINT booking_photos_side_check CHECK ((side = ANY (ARRAY['buyer'::text, 'supplier'::text]))),
    CONSTRAINT booking_photos_up_to_ten CHECK ((("position" >= 0) AND ("position" <= 9)))
);

CREATE TABLE public.booking_steps (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    act text NOT NULL,
    side text NOT NULL,
    user_id uuid,
    status text NOT NULL,
    facts jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT booking_steps_side_check CHECK ((side = ANY (ARRAY['buyer'::text, 'supplier'::text, 'clock'::text])))
);

CREATE TABLE public.bookings (
    id uuid NOT NULL,
    listing_id uuid NOT NULL,
    machine_id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_by uuid NOT NULL,
    supplier_id uuid NOT NULL,
    status text DEFAULT 'Requested'::text NOT NULL,
    reason text,
    rental_period text NOT NULL,
    start_day date NOT NULL,
    end_day date NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    delivery_address text NOT NULL,
    project_type text NOT NULL,
    special_requirements text,
    currency text NOT NULL,
    rate_minor bigint NOT NULL,
    cost_minor bigint NOT NULL,
    lapses_at timestamp with time zone NOT NULL,
    overdue_at timestamp with time zone,
    off_hired_at timestamp with time zone,
    returned_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    day_rate_minor bigint,
    CONSTRAINT bookings_between_two CHECK ((account_id <> supplier_id)),
    CONSTRAINT bookings_come_back CHECK (((status = 'Completed'::text) = (returned_at IS NOT NULL))),
    CONSTRAINT bookings_cost_minor_check CHECK ((cost_minor > 0)),
    CONSTRAINT bookings_day_rate_minor_check CHECK (((day_rate_minor IS NULL) OR ((day_rate_minor > 0) AND (rental_period = 'weekly'::text)))),
    CONSTRAINT bookings_delivery_address_check CHECK (((char_length(delivery_address) >= 1) AND (char_length(delivery_address) <= 500))),
    CONSTRAINT bookings_end_after_start CHECK (((starts_at < ends_at) AND (start_day <= end_day))),
    CONSTRAINT bookings_go_out CHECK (((status = ANY (ARRAY['Active'::text, 'Completed'::text])) OR ((overdue_at IS NULL) AND (off_hired_at IS NULL)))),
    CONSTRAINT bookings_project_type_check CHECK ((project_type = ANY (ARRAY['construction'::text, 'excavation'::text, 'demolition'::text, 'landscaping'::text]))),
    CONSTRAINT bookings_rate_minor_check CHECK ((rate_minor > 0)),
    CONSTRAINT bookings_reason_check CHECK ((char_length(reason) <= 2000)),
    CONSTRAINT bookings_rental_period_check CHECK ((rental_period = ANY (ARRAY['hourly'::text, 'daily'::text, 'weekly'::text]))),
    CONSTRAINT bookings_special_requirements_check CHECK ((char_length(special_requirements) <= 2000)),
    CONSTRAINT bookings_status_check CHECK ((status = ANY (ARRAY['Requested'::text, 'Confirmed'::text, 'Rejected'::text, 'Cancelled'::text, 'Active'::text, 'Completed'::text])))
);

CREATE TABLE public.buyer_plans (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    reminded bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT buyer_plans_has_period CHECK ((((state = 'requested'::text) = (starts_at IS NULL)) AND ((starts_at IS NULL) = (ends_at IS NULL)))),
    CONSTRAINT buyer_plans_kind_check CHECK ((kind = ANY (ARRAY['trial'::text, 'plan'::text]))),
    CONSTRAINT buyer_plans_period_in_order CHECK ((starts_at <= ends_at)),
    CONSTRAINT buyer_plans_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'active'::text, 'lapsed'::text]))),
    CONSTRAINT buyer_plans_trial_is_not_requested CHECK (((kind = 'plan'::text) OR (state <> 'requested'::text)))
);

CREATE TABLE public.document_numbers (
    account_id uuid NOT NULL,
    kind text NOT NULL,
    year bigint NOT NULL,
    last bigint NOT NULL,
    CONSTRAINT buying_numbers_kind CHECK ((kind = ANY (ARRAY['RFQ'::text, 'PO'::text, 'RA'::text])))
);

CREATE VIEW public.buying_numbers AS
 SELECT document_numbers.account_id,
    document_numbers.kind,
    document_numbers.year,
    document_numbers.last
   FROM public.document_numbers;

CREATE TABLE public.buying_settings (
    account_id uuid NOT NULL,
    approval_limit bigint,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT buying_settings_approval_limit_check CHECK (((approval_limit >= 0) AND (approval_limit <= 1000000000)))
);

CREATE TABLE public.calendar_feeds (
    account_id uuid NOT NULL,
    id uuid NOT NULL,
    created_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.catalogue_brand_counts (
    type text NOT NULL,
    verified boolean NOT NULL,
    category text NOT NULL,
    brand text NOT NULL,
    entries bigint NOT NULL
);

CREATE TABLE public.catalogue_changes (
    id bigint NOT NULL,
    type text NOT NULL,
    verified boolean NOT NULL,
    category text NOT NULL,
    condition text NOT NULL,
    price_range text NOT NULL,
    country text NOT NULL,
    brand text NOT NULL,
    entries bigint NOT NULL
);

ALTER TABLE public.catalogue_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.catalogue_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.catalogue_counts (
    type text NOT NULL,
    verified boolean NOT NULL,
    category text NOT NULL,
    condition text NOT NULL,
    price_range text NOT NULL,
    country text NOT NULL,
    entries bigint NOT NULL
);

CREATE TABLE public.catalogue_entries (
    listing_id uuid NOT NULL,
    machine_id uuid NOT NULL,
    account_id uuid NOT NULL,
    listed_at timestamp with time zone NOT NULL,
    price_usd bigint NOT NULL,
    hours bigint NOT NULL,
    year_newest bigint NOT NULL,
    year_oldest bigint NOT NULL,
    verified boolean NOT NULL,
    type text NOT NULL,
    category text NOT NULL,
    condition text NOT NULL,
    country text NOT NULL,
    brand text NOT NULL,
    currency text NOT NULL,
    words tsvector NOT NULL
);

CREATE TABLE public.exchange_rates (
    currency text NOT NULL,
    usd numeric NOT NULL,
    since timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT exchange_rates_usd_check CHECK ((usd > (0)::numeric))
);

CREATE TABLE public.listings (
    id uuid NOT NULL,
    machine_id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_by uuid NOT NULL,
    type text NOT NULL,
    status text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    currency text NOT NULL,
    price_minor bigint,
    hourly_minor bigint,
    daily_minor bigint,
    weekly_minor bigint,
    views bigint DEFAULT 0 NOT NULL,
    status_reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT listings_daily_minor_check CHECK ((daily_minor > 0)),
    CONSTRAINT listings_description_check CHECK ((char_length(description) <= 10000)),
    CONSTRAINT listings_have_terms CHECK (((status = 'pending'::text) OR ((type = 'sell'::text) AND (price_minor IS NOT NULL)) OR ((type = 'rent'::text) AND (hourly_minor IS NOT NULL) AND (daily_minor IS NOT NULL) AND (weekly_minor IS NOT NULL)))),
    CONSTRAINT listings_hourly_minor_check CHECK ((hourly_minor > 0)),
    CONSTRAINT listings_price_minor_check CHECK ((price_minor > 0)),
    CONSTRAINT listings_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'rented'::text, 'sold'::text, 'ended'::text, 'rejected'::text]))),
    CONSTRAINT listings_title_check CHECK (((char_length(title) >= 3) AND (char_length(title) <= 200))),
    CONSTRAINT listings_type_check CHECK ((type = ANY (ARRAY['sell'::text, 'rent'::text]))),
    CONSTRAINT listings_weekly_minor_check CHECK ((weekly_minor > 0))
);

CREATE TABLE public.machines (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_by uuid NOT NULL,
    category text NOT NULL,
    brand text,
    model text,
    serial_number text,
    year bigint,
    hours bigint,
    condition text,
    location text NOT NULL,
    country text,
    specifications jsonb DEFAULT '{}'::jsonb NOT NULL,
    features text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT machines_brand_check CHECK (((char_length(brand) >= 1) AND (char_length(brand) <= 60))),
    CONSTRAINT machines_hours_check CHECK ((hours >= 0)),
    CONSTRAINT machines_location_check CHECK (((char_length(location) >= 3) AND (char_length(location) <= 120))),
    CONSTRAINT machines_model_check CHECK (((char_length(model) >= 1) AND (char_length(model) <= 60))),
    CONSTRAINT machines_serial_number_check CHECK (((char_length(serial_number) >= 1) AND (char_length(serial_number) <= 60))),
    CONSTRAINT machines_specifications_check CHECK ((jsonb_typeof(specifications) = 'object'::text)),
    CONSTRAINT machines_year_check CHECK (((year >= 1900) AND (year <= 2200)))
);

CREATE VIEW public.catalogue_source AS
 SELECT l.id AS listing_id,
    l.machine_id,
    l.account_id,
    date_trunc('milliseconds'::text, l.created_at) AS listed_at,
    public.usd_cents(l.currency,
        CASE l.type
            WHEN 'sell'::text THEN l.price_minor
            ELSE l.daily_minor
        END, rate.usd) AS price_usd,
    COALESCE(m.hours, (1000000000)::bigint) AS hours,
    COALESCE(m.year, (0)::bigint) AS year_newest,
    COALESCE(m.year, (9999)::bigint) AS year_oldest,
    public.verified_as('supplier'::text, a.approved_at, a.unreviewed_roles) AS verified,
    l.type,
    m.category,
    COALESCE(m.condition, ''::text) AS condition,
    COALESCE(m.country, ''::text) AS country,
    COALESCE(public.plain_text(m.brand), ''::text) AS brand,
    l.currency,
    (setweight(public.to_search_words(m.location), 'A'::"char") || public.to_search_words(concat_ws(' '::text, l.title, m.brand, m.model, replace(m.category, '-'::text, ' '::text), array_to_string(m.features, ' '::text)))) AS words
   FROM (((public.listings l
     JOIN public.machines m ON ((m.id = l.machine_id)))
     JOIN public.accounts a ON ((a.id = l.account_id)))
     CROSS JOIN LATERAL ( SELECT r.usd
           FROM public.exchange_rates r
          WHERE ((r.currency = l.currency) AND (r.since <= now()))
          ORDER BY r.since DESC
         LIMIT 1) rate)
  WHERE ((l.status = ANY (ARRAY['active'::text, 'rented'::text])) AND (a.suspended_at IS NULL));

CREATE TABLE public.catalogue_words (
    word text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.company_documents (
    media_id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.company_licences (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    media_id uuid NOT NULL,
    expires_on date NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    reason text,
    reminded bigint,
    ran_out_at timestamp with time zone,
    created_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    CONSTRAINT company_licences_decided CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
    CONSTRAINT company_licences_reason_check CHECK ((char_length(reason) <= 1000)),
    CONSTRAINT company_licences_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'rejected'::text, 'replaced'::text])))
);

CREATE TABLE public.company_profiles (
    account_id uuid NOT NULL,
    phone text NOT NULL,
    address text NOT NULL,
    company_type text,
    business_license text,
    tax_id text,
    vendor_type text,
    description text,
    website text,
    equipment_types text[] DEFAULT '{}'::text[] NOT NULL,
    logo_id uuid,
    licence_id uuid,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    supplier_type text,
    business_email text,
    years_in_business text,
    brands_represented text,
    inventory_size text,
    established_year bigint,
    response_time text,
    cover_id uuid,
    CONSTRAINT company_profiles_established_year_check CHECK (((established_year >= 1800) AND (established_year <= 2200))),
    CONSTRAINT company_profiles_response_time_check CHECK ((char_length(response_time) <= 60))
);

CREATE TABLE public.consents (
    id uuid NOT NULL,
    act text NOT NULL,
    documents text[] NOT NULL,
    user_id uuid,
    account_id uuid,
    subject_id uuid,
    address_range text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT consents_act_check CHECK ((act = ANY (ARRAY['registration'::text, 'bidder-registration'::text, 'bid'::text, 'booking'::text, 'renewal'::text]))),
    CONSTRAINT consents_address_range_check CHECK (((address_range ~~ '%/24'::text) OR (address_range ~~ '%/48'::text))),
    CONSTRAINT consents_documents_check CHECK (((cardinality(documents) >= 1) AND (cardinality(documents) <= 8))),
    CONSTRAINT consents_of_users CHECK (((user_id IS NOT NULL) OR ((act = 'bidder-registration'::text) AND (subject_id IS NOT NULL))))
);

CREATE TABLE public.consignments (
    id uuid NOT NULL,
    machine_id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_by uuid NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    contact_name text NOT NULL,
    contact_email text NOT NULL,
    contact_phone text NOT NULL,
    wanted_day date NOT NULL,
    duration_days bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    words tsvector GENERATED ALWAYS AS (public.to_search_words(((title || ' '::text) || description))) STORED NOT NULL,
    condition text,
    CONSTRAINT consignments_contact_email_check CHECK ((char_length(contact_email) <= 254)),
    CONSTRAINT consignments_contact_name_check CHECK (((char_length(contact_name) >= 1) AND (char_length(contact_name) <= 120))),
    CONSTRAINT consignments_contact_phone_check CHECK (((char_length(contact_phone) >= 1) AND (char_length(contact_phone) <= 30))),
    CONSTRAINT consignments_description_check CHECK (((char_length(description) >= 1) AND (char_length(description) <= 10000))),
    CONSTRAINT consignments_duration_days_check CHECK ((duration_days = ANY (ARRAY[(3)::bigint, (5)::bigint, (7)::bigint, (10)::bigint]))),
    CONSTRAINT consignments_title_check CHECK (((char_length(title) >= 3) AND (char_length(title) <= 200)))
);

CREATE TABLE public.contact_messages (
    id uuid NOT NULL,
    recipient_id uuid NOT NULL,
    recipient_role text NOT NULL,
    sender_account_id uuid,
    sender_id uuid,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    company text,
    phone text,
    reason text NOT NULL,
    equipment_category text,
    subject text NOT NULL,
    message text NOT NULL,
    text_hash text NOT NULL,
    read_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT contact_messages_recipient_role_check CHECK ((recipient_role = ANY (ARRAY['buyer'::text, 'supplier'::text])))
);

CREATE TABLE public.contact_reveals (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    viewer_account_id uuid NOT NULL,
    viewer_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.daily_counts (
    day date NOT NULL,
    what text NOT NULL,
    count bigint NOT NULL,
    CONSTRAINT market_days_count_check CHECK ((count >= 0)),
    CONSTRAINT market_days_what_check CHECK ((what = ANY (ARRAY['companies'::text, 'listings'::text, 'quotes'::text, 'rentals'::text, 'bids'::text, 'orders'::text])))
);

CREATE TABLE public.data_exports (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    user_id uuid NOT NULL,
    scope text NOT NULL,
    bytes bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ready_at timestamp with time zone,
    CONSTRAINT data_exports_are_ready CHECK (((ready_at IS NULL) = (bytes IS NULL))),
    CONSTRAINT data_exports_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT data_exports_scope_check CHECK ((scope = ANY (ARRAY['member'::text, 'company'::text])))
);

CREATE TABLE public.directory_entries (
    id uuid NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    title text,
    words text NOT NULL,
    skills text[] DEFAULT '{}'::text[] NOT NULL,
    equipment text[] DEFAULT '{}'::text[] NOT NULL,
    countries text[] DEFAULT '{}'::text[] NOT NULL,
    city text,
    experience text,
    availability text,
    is_demo boolean DEFAULT false NOT NULL,
    lead_id uuid,
    published_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    email text,
    language text DEFAULT 'en'::text NOT NULL,
    CONSTRAINT directory_entries_an_expert_is_free_or_busy CHECK (((kind = 'expert'::text) = (availability IS NOT NULL))),
    CONSTRAINT directory_entries_availability_check CHECK ((availability = ANY (ARRAY['available'::text, 'busy'::text]))),
    CONSTRAINT directory_entries_kind_check CHECK ((kind = ANY (ARRAY['expert'::text, 'provider'::text, 'testimonial'::text]))),
    CONSTRAINT directory_entries_trade_is_named CHECK (((kind = 'testimonial'::text) OR ((skills <> '{}'::text[]) AND (countries <> '{}'::text[]))))
);

CREATE TABLE public.enquiry_steps (
    id uuid NOT NULL,
    subject_id uuid NOT NULL,
    act text NOT NULL,
    side text NOT NULL,
    user_id uuid,
    status text NOT NULL,
    facts jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT enquiry_steps_side_check CHECK ((side = ANY (ARRAY['buyer'::text, 'supplier'::text, 'clock'::text])))
);

CREATE TABLE public.import_rows (
    run_id uuid NOT NULL,
    line bigint NOT NULL,
    title text NOT NULL,
    given jsonb,
    faults jsonb,
    listing_id uuid,
    CONSTRAINT import_rows_good_or_bad CHECK (((given IS NULL) <> (faults IS NULL))),
    CONSTRAINT import_rows_only_good_ones CHECK (((listing_id IS NULL) OR (given IS NOT NULL)))
);

CREATE TABLE public.import_runs (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_by uuid NOT NULL,
    file_name text NOT NULL,
    fingerprint text NOT NULL,
    state text NOT NULL,
    rows bigint NOT NULL,
    bad bigint NOT NULL,
    imported bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT import_runs_check CHECK (((bad >= 0) AND (bad <= rows))),
    CONSTRAINT import_runs_check1 CHECK (((imported >= 0) AND (imported <= (rows - bad)))),
    CONSTRAINT import_runs_file_name_check CHECK ((char_length(file_name) <= 200)),
    CONSTRAINT import_runs_rows_check CHECK (((rows >= 1) AND (rows <= 5000))),
    CONSTRAINT import_runs_state_check CHECK ((state = ANY (ARRAY['checked'::text, 'running'::text, 'finished'::text])))
);

CREATE TABLE public.inspection_photos (
    inspection_id uuid NOT NULL,
    "position" bigint NOT NULL,
    media_id uuid NOT NULL,
    CONSTRAINT inspection_photos_up_to_ten CHECK ((("position" >= 0) AND ("position" <= 9)))
);

CREATE TABLE public.inspections (
    id uuid NOT NULL,
    listing_id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_by uuid NOT NULL,
    supplier_id uuid NOT NULL,
    status text DEFAULT 'Requested'::text NOT NULL,
    meets_at timestamp with time zone NOT NULL,
    proposed_by text DEFAULT 'buyer'::text NOT NULL,
    notes text,
    report jsonb,
    completed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT inspections_between_two CHECK ((account_id <> supplier_id)),
    CONSTRAINT inspections_end_with_a_report CHECK ((((status = 'Completed'::text) = (report IS NOT NULL)) AND ((report IS NULL) = (completed_at IS NULL)))),
    CONSTRAINT inspections_notes_check CHECK ((char_length(notes) <= 2000)),
    CONSTRAINT inspections_proposed_by_check CHECK ((proposed_by = ANY (ARRAY['buyer'::text, 'supplier'::text]))),
    CONSTRAINT inspections_status_check CHECK ((status = ANY (ARRAY['Requested'::text, 'Confirmed'::text, 'Rejected'::text, 'Cancelled'::text, 'Completed'::text])))
);

CREATE TABLE public.invitations (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    email text NOT NULL,
    "position" text NOT NULL,
    token_hash text NOT NULL,
    invited_by uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT invitations_email_check CHECK ((email = lower(email))),
    CONSTRAINT invitations_position_check CHECK (("position" = ANY (ARRAY['manager'::text, 'agent'::text])))
);

CREATE TABLE public.lead_forwards (
    id uuid NOT NULL,
    lead_id uuid NOT NULL,
    entry_id uuid NOT NULL,
    state text DEFAULT 'sent'::text NOT NULL,
    forwarded_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    opened_at timestamp with time zone,
    decided_at timestamp with time zone,
    answer text,
    price bigint,
    currency text,
    contact text,
    CONSTRAINT lead_forwards_accepted_with_answer CHECK (((state <> 'accepted'::text) OR ((answer IS NOT NULL) AND (contact IS NOT NULL)))),
    CONSTRAINT lead_forwards_decided CHECK (((state = 'sent'::text) = (decided_at IS NULL))),
    CONSTRAINT lead_forwards_price_has_currency CHECK (((price IS NULL) = (currency IS NULL))),
    CONSTRAINT lead_forwards_price_positive CHECK ((price > 0)),
    CONSTRAINT lead_forwards_state_check CHECK ((state = ANY (ARRAY['sent'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text])))
);

CREATE TABLE public.lead_links (
    token_hash text NOT NULL,
    lead_id uuid NOT NULL,
    forward_id uuid,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.leads (
    id uuid NOT NULL,
    kind text NOT NULL,
    account_id uuid,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    company text,
    phone text,
    subject text,
    message text,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    language text NOT NULL,
    text_hash text NOT NULL,
    closed_at timestamp with time zone,
    closed_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT leads_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text])))
);

CREATE TABLE public.licence_openings (
    licence_id uuid NOT NULL,
    operator_id uuid NOT NULL,
    opened_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.listing_views (
    listing_id uuid NOT NULL,
    day date NOT NULL,
    views bigint NOT NULL,
    CONSTRAINT listing_views_views_check CHECK ((views > 0))
);

CREATE TABLE public.lot_bidders (
    lot_id uuid NOT NULL,
    account_id uuid NOT NULL,
    user_id uuid NOT NULL,
    number bigint NOT NULL,
    maximum bigint NOT NULL,
    maximum_seq bigint NOT NULL,
    bids bigint DEFAULT 1 NOT NULL,
    checked_at timestamp with time zone,
    CONSTRAINT lot_bidders_maximum_check CHECK ((maximum > 0)),
    CONSTRAINT lot_bidders_number_check CHECK ((number > 0))
)
WITH (fillfactor='80');

CREATE TABLE public.lot_log (
    lot_id uuid NOT NULL,
    seq bigint NOT NULL,
    id uuid NOT NULL,
    act text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    account_id uuid,
    user_id uuid,
    amount bigint,
    line text NOT NULL,
    secret text NOT NULL,
    hash text NOT NULL,
    CONSTRAINT lot_log_act_check CHECK ((act = ANY (ARRAY['open'::text, 'bid'::text, 'close'::text, 'cancel'::text]))),
    CONSTRAINT lot_log_bids CHECK (((act <> 'bid'::text) OR ((account_id IS NOT NULL) AND (user_id IS NOT NULL) AND (amount > 0)))),
    CONSTRAINT lot_log_hash_check CHECK ((char_length(hash) = 64)),
    CONSTRAINT lot_log_seq_check CHECK ((seq > 0))
);

CREATE TABLE public.lots (
    id uuid NOT NULL,
    machine_id uuid NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    reason text,
    reserve bigint NOT NULL,
    start_price bigint DEFAULT 100 NOT NULL,
    estimate bigint,
    starts_at timestamp(3) with time zone,
    first_ends_at timestamp(3) with time zone,
    ends_at timestamp(3) with time zone,
    extensions bigint DEFAULT 0 NOT NULL,
    price bigint,
    leader_id uuid,
    leader_max bigint,
    bids bigint DEFAULT 0 NOT NULL,
    bidders bigint DEFAULT 0 NOT NULL,
    log_seq bigint DEFAULT 0 NOT NULL,
    log_hash text,
    log_at timestamp(3) with time zone,
    ending_told boolean DEFAULT false NOT NULL,
    closed_at timestamp with time zone,
    decided_by uuid,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    rules jsonb,
    CONSTRAINT lots_close_once CHECK (((closed_at IS NOT NULL) = (state = ANY (ARRAY['sold'::text, 'passed'::text])))),
    CONSTRAINT lots_end_after_start CHECK ((starts_at < first_ends_at)),
    CONSTRAINT lots_end_within_an_hour CHECK (((ends_at >= first_ends_at) AND (ends_at <= (first_ends_at + '01:00:00'::interval)))),
    CONSTRAINT lots_estimate_check CHECK (((estimate >= 1) AND (estimate <= 1000000000))),
    CONSTRAINT lots_have_dates CHECK (((state = ANY (ARRAY['pending'::text, 'rejected'::text, 'cancelled'::text])) OR ((starts_at IS NOT NULL) AND (first_ends_at IS NOT NULL) AND (ends_at IS NOT NULL)))),
    CONSTRAINT lots_kind_check CHECK ((kind = ANY (ARRAY['online'::text, 'live'::text, 'sealed'::text]))),
    CONSTRAINT lots_nobody_leads_an_own_lot CHECK ((leader_id <> account_id)),
    CONSTRAINT lots_price_has_a_leader CHECK ((((price IS NULL) = (leader_id IS NULL)) AND ((leader_id IS NULL) = (leader_max IS NULL)))),
    CONSTRAINT lots_price_within_maximum CHECK (((price >= 1) AND (price <= leader_max))),
    CONSTRAINT lots_reason_check CHECK ((char_length(reason) <= 1000)),
    CONSTRAINT lots_reserve_check CHECK (((reserve >= 1) AND (reserve <= 1000000000))),
    CONSTRAINT lots_sealed_tell_nothing CHECK (((kind <> 'sealed'::text) OR (state = ANY (ARRAY['sold'::text, 'passed'::text])) OR (price IS NULL))),
    CONSTRAINT lots_sold_over_reserve CHECK (((state <> 'sold'::text) OR (price >= reserve))),
    CONSTRAINT lots_start_price_check CHECK (((start_price >= 1) AND (start_price <= 1000000000))),
    CONSTRAINT lots_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'rejected'::text, 'scheduled'::text, 'live'::text, 'sold'::text, 'passed'::text, 'cancelled'::text])))
)
WITH (fillfactor='70');

CREATE TABLE public.machine_photos (
    machine_id uuid NOT NULL,
    media_id uuid NOT NULL,
    "position" bigint NOT NULL,
    CONSTRAINT machine_photos_position_check CHECK (("position" >= 0))
);

CREATE TABLE public.machine_serials (
    machine_id uuid NOT NULL,
    account_id uuid NOT NULL,
    serial text NOT NULL,
    checked_at timestamp with time zone
);

CREATE VIEW public.market_days AS
 SELECT daily_counts.day,
    daily_counts.what,
    daily_counts.count
   FROM public.daily_counts;

CREATE TABLE public.marketing_numbers (
    key text NOT NULL,
    value text NOT NULL,
    changed_by uuid NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT marketing_numbers_key_check CHECK ((key = ANY (ARRAY['landing-equipment'::text, 'landing-suppliers'::text, 'landing-countries'::text, 'landing-transactions'::text, 'network-suppliers'::text, 'network-countries'::text, 'network-sales'::text, 'network-equipment'::text]))),
    CONSTRAINT marketing_numbers_value_check CHECK (((char_length(value) >= 1) AND (char_length(value) <= 24)))
);

CREATE TABLE public.media (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_by uuid NOT NULL,
    kind text NOT NULL,
    visibility text NOT NULL,
    content_hash text NOT NULL,
    mime text NOT NULL,
    bytes bigint NOT NULL,
    width bigint,
    height bigint,
    original_name text NOT NULL,
    sizes text[] DEFAULT '{}'::text[] NOT NULL,
    attached_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT media_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT media_check CHECK (((kind = 'image'::text) = ((width IS NOT NULL) AND (height IS NOT NULL)))),
    CONSTRAINT media_check1 CHECK (((kind = 'image'::text) = (mime = 'image/webp'::text))),
    CONSTRAINT media_content_hash_check CHECK ((content_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT media_documents_are_private CHECK (((kind = 'image'::text) OR (visibility = 'private'::text))),
    CONSTRAINT media_height_check CHECK ((height > 0)),
    CONSTRAINT media_kind_check CHECK ((kind = ANY (ARRAY['image'::text, 'document'::text]))),
    CONSTRAINT media_mime_check CHECK ((mime = ANY (ARRAY['image/webp'::text, 'application/pdf'::text]))),
    CONSTRAINT media_original_name_check CHECK (((char_length(original_name) >= 1) AND (char_length(original_name) <= 120))),
    CONSTRAINT media_sizes_check CHECK ((sizes <@ ARRAY['full'::text, 'card'::text, 'thumb'::text])),
    CONSTRAINT media_visibility_check CHECK ((visibility = ANY (ARRAY['public'::text, 'private'::text]))),
    CONSTRAINT media_width_check CHECK ((width > 0))
);

CREATE TABLE public.members (
    user_id uuid NOT NULL,
    account_id uuid NOT NULL,
    "position" text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    job_role text,
    job_title text,
    CONSTRAINT members_position_check CHECK (("position" = ANY (ARRAY['owner'::text, 'manager'::text, 'agent'::text])))
);

CREATE TABLE public.message_attachments (
    message_id uuid NOT NULL,
    media_id uuid NOT NULL,
    "position" bigint NOT NULL
);

CREATE TABLE public.messages (
    id uuid NOT NULL,
    thread_id uuid NOT NULL,
    number bigint NOT NULL,
    account_id uuid NOT NULL,
    created_by uuid NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    taken_down_at timestamp with time zone,
    CONSTRAINT messages_content_check CHECK (((char_length(content) >= 1) AND (char_length(content) <= 4000)))
);

CREATE TABLE public.need_notifications (
    day date NOT NULL,
    account_id uuid NOT NULL,
    need_id uuid NOT NULL
);

CREATE VIEW public.need_tellings AS
 SELECT need_notifications.day,
    need_notifications.account_id,
    need_notifications.need_id
   FROM public.need_notifications;

CREATE TABLE public.needs (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_by uuid NOT NULL,
    category text NOT NULL,
    quantity bigint DEFAULT 1 NOT NULL,
    urgency text DEFAULT 'Low'::text NOT NULL,
    budget_minor bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT needs_budget_minor_check CHECK ((budget_minor >= 0)),
    CONSTRAINT needs_category_check CHECK (((char_length(category) >= 3) AND (char_length(category) <= 120))),
    CONSTRAINT needs_quantity_check CHECK ((quantity >= 1)),
    CONSTRAINT needs_urgency_check CHECK ((urgency = ANY (ARRAY['Low'::text, 'Medium'::text, 'High'::text])))
);

CREATE TABLE public.network_counts (
    role text NOT NULL,
    country text NOT NULL,
    companies bigint NOT NULL
);

CREATE TABLE public.network_entries (
    account_id uuid NOT NULL,
    role text NOT NULL,
    country text,
    types text[] NOT NULL,
    verified boolean NOT NULL,
    joined_at timestamp with time zone NOT NULL,
    words tsvector NOT NULL,
    CONSTRAINT network_entries_role_check CHECK ((role = ANY (ARRAY['buyer'::text, 'supplier'::text])))
);

CREATE TABLE public.newsletter_deliveries (
    issue_id uuid NOT NULL,
    subscriber_id uuid NOT NULL,
    claimed_at timestamp with time zone,
    sent_at timestamp with time zone
);

CREATE TABLE public.newsletter_issues (
    id uuid NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    subject_en text NOT NULL,
    text_en text NOT NULL,
    subject_ar text NOT NULL,
    text_ar text NOT NULL,
    recipients bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sending_at timestamp with time zone,
    sent_at timestamp with time zone,
    CONSTRAINT newsletter_issues_sending CHECK (((state = 'draft'::text) = (sending_at IS NULL))),
    CONSTRAINT newsletter_issues_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'sending'::text, 'sent'::text])))
);

CREATE TABLE public.newsletter_subscribers (
    id uuid NOT NULL,
    email text NOT NULL,
    language text NOT NULL,
    state text NOT NULL,
    requested_at timestamp with time zone DEFAULT now() NOT NULL,
    requested_range text,
    token_hash text,
    token_expires_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    confirmed_range text,
    unsubscribed_at timestamp with time zone,
    CONSTRAINT newsletter_subscribers_confirmed CHECK (((state <> 'subscribed'::text) OR (confirmed_at IS NOT NULL))),
    CONSTRAINT newsletter_subscribers_email_check CHECK (((email = lower(email)) AND (char_length(email) <= 254))),
    CONSTRAINT newsletter_subscribers_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
    CONSTRAINT newsletter_subscribers_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'subscribed'::text, 'unsubscribed'::text])))
);

CREATE TABLE public.notification_preferences (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    mail text NOT NULL,
    CONSTRAINT notification_choices_mail_check CHECK ((mail = ANY (ARRAY['now'::text, 'daily'::text, 'never'::text])))
);

CREATE VIEW public.notification_choices AS
 SELECT notification_preferences.user_id,
    notification_preferences.kind,
    notification_preferences.mail
   FROM public.notification_preferences;

CREATE TABLE public.notifications (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    account_id uuid NOT NULL,
    event_id uuid NOT NULL,
    what text NOT NULL,
    kind text NOT NULL,
    subject_id uuid NOT NULL,
    words jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    read_at timestamp with time zone,
    mailed_at timestamp with time zone,
    mail_job bigint
);

CREATE TABLE public.rfq_answers (
    id uuid NOT NULL,
    rfq_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    created_by uuid NOT NULL,
    version bigint NOT NULL,
    technical text DEFAULT ''::text NOT NULL,
    valid_until date NOT NULL,
    withdrawn boolean DEFAULT false NOT NULL,
    received_at timestamp(3) with time zone NOT NULL,
    hash text NOT NULL,
    verdict text,
    verdict_note text,
    CONSTRAINT rfq_answers_hash_check CHECK ((char_length(hash) = 64)),
    CONSTRAINT rfq_answers_technical_check CHECK ((char_length(technical) <= 10000)),
    CONSTRAINT rfq_answers_verdict_check CHECK ((verdict = ANY (ARRAY['accepted'::text, 'rejected'::text]))),
    CONSTRAINT rfq_answers_verdict_note_check CHECK ((char_length(verdict_note) <= 2000)),
    CONSTRAINT rfq_answers_version_check CHECK ((version > 0))
);

CREATE TABLE public.rfqs (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_by uuid NOT NULL,
    number text,
    need_id uuid,
    project_id uuid,
    state text DEFAULT 'draft'::text NOT NULL,
    version bigint DEFAULT 1 NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    currency text NOT NULL,
    country text NOT NULL,
    deadline timestamp(3) with time zone,
    audience text NOT NULL,
    two_envelopes boolean DEFAULT false NOT NULL,
    weight_price bigint DEFAULT 70 NOT NULL,
    weight_lead bigint DEFAULT 15 NOT NULL,
    weight_score bigint DEFAULT 15 NOT NULL,
    reason text,
    published_at timestamp with time zone,
    opened_at timestamp with time zone,
    awarded_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    invited bigint DEFAULT 0 NOT NULL,
    lines bigint DEFAULT 0 NOT NULL,
    words tsvector GENERATED ALWAYS AS (public.to_search_words(((replace(COALESCE(number, ''::text), '-'::text, ' '::text) || ' '::text) || title))) STORED NOT NULL,
    CONSTRAINT rfqs_audience_check CHECK ((audience = ANY (ARRAY['invited'::text, 'open'::text]))),
    CONSTRAINT rfqs_currency_check CHECK ((char_length(currency) = 3)),
    CONSTRAINT rfqs_description_check CHECK ((char_length(description) <= 10000)),
    CONSTRAINT rfqs_have_a_deadline CHECK (((state = 'draft'::text) OR (deadline IS NOT NULL))),
    CONSTRAINT rfqs_numbered CHECK (((number IS NULL) = (published_at IS NULL))),
    CONSTRAINT rfqs_prices_opened CHECK (((opened_at IS NOT NULL) = (state = ANY (ARRAY['opened'::text, 'auction'::text, 'approval'::text, 'awarded'::text, 'closed'::text])))),
    CONSTRAINT rfqs_published CHECK (((published_at IS NULL) = (state = 'draft'::text))),
    CONSTRAINT rfqs_reason_check CHECK ((char_length(reason) <= 1000)),
    CONSTRAINT rfqs_states CHECK ((state = ANY (ARRAY['draft'::text, 'open'::text, 'technical'::text, 'opened'::text, 'auction'::text, 'approval'::text, 'awarded'::text, 'closed'::text, 'cancelled'::text]))),
    CONSTRAINT rfqs_title_check CHECK (((char_length(title) >= 3) AND (char_length(title) <= 160))),
    CONSTRAINT rfqs_version_check CHECK ((version > 0)),
    CONSTRAINT rfqs_weights CHECK (((((weight_price + weight_lead) + weight_score) = 100) AND (LEAST(weight_price, weight_lead, weight_score) >= 0)))
)
WITH (fillfactor='80');

CREATE VIEW public.opened_answers AS
 SELECT a.id,
    a.rfq_id,
    a.supplier_id,
    a.created_by,
    a.version,
    a.technical,
    a.valid_until,
    a.withdrawn,
    a.received_at,
    a.hash,
    a.verdict,
    a.verdict_note
   FROM (public.rfq_answers a
     JOIN public.rfqs r ON ((r.id = a.rfq_id)))
  WHERE ((r.state = ANY (ARRAY['technical'::text, 'opened'::text, 'auction'::text, 'approval'::text, 'awarded'::text, 'closed'::text])) AND (a.version = r.version) AND (NOT a.withdrawn));

CREATE TABLE public.rfq_first_offers (
    answer_id uuid NOT NULL,
    version bigint NOT NULL,
    line bigint NOT NULL,
    price_minor bigint NOT NULL,
    currency text NOT NULL,
    mode text NOT NULL,
    received_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT rfq_first_offers_currency_check CHECK ((char_length(currency) = 3)),
    CONSTRAINT rfq_first_offers_mode_check CHECK ((mode = ANY (ARRAY['buy'::text, 'rent'::text]))),
    CONSTRAINT rfq_first_offers_price_minor_check CHECK ((price_minor > 0)),
    CONSTRAINT rfq_first_offers_version_check CHECK ((version > 0))
);

CREATE VIEW public.opened_first_offers AS
 SELECT f.answer_id,
    f.version,
    f.line,
    f.price_minor,
    f.currency,
    f.mode,
    f.received_at,
    a.rfq_id,
    a.supplier_id
   FROM ((public.rfq_first_offers f
     JOIN public.rfq_answers a ON ((a.id = f.answer_id)))
     JOIN public.rfqs r ON ((r.id = a.rfq_id)))
  WHERE ((r.state = ANY (ARRAY['opened'::text, 'approval'::text, 'awarded'::text, 'closed'::text])) AND (a.version = r.version) AND (NOT a.withdrawn) AND ((NOT r.two_envelopes) OR (a.verdict = 'accepted'::text)));

CREATE TABLE public.rfq_offers (
    answer_id uuid NOT NULL,
    line bigint NOT NULL,
    option bigint NOT NULL,
    price_minor bigint NOT NULL,
    currency text NOT NULL,
    lead_days bigint NOT NULL,
    mode text NOT NULL,
    offered text DEFAULT ''::text NOT NULL,
    note text,
    CONSTRAINT rfq_offers_currency_check CHECK ((char_length(currency) = 3)),
    CONSTRAINT rfq_offers_lead_days_check CHECK (((lead_days >= 0) AND (lead_days <= 1000))),
    CONSTRAINT rfq_offers_mode_check CHECK ((mode = ANY (ARRAY['buy'::text, 'rent'::text]))),
    CONSTRAINT rfq_offers_note_check CHECK ((char_length(note) <= 2000)),
    CONSTRAINT rfq_offers_offered_check CHECK ((char_length(offered) <= 200)),
    CONSTRAINT rfq_offers_option_check CHECK (((option >= 1) AND (option <= 3))),
    CONSTRAINT rfq_offers_price_minor_check CHECK ((price_minor > 0))
);

CREATE VIEW public.opened_offers AS
 SELECT o.answer_id,
    o.line,
    o.option,
    o.price_minor,
    o.currency,
    o.lead_days,
    o.mode,
    o.offered,
    o.note,
    a.rfq_id,
    a.supplier_id
   FROM ((public.rfq_offers o
     JOIN public.rfq_answers a ON ((a.id = o.answer_id)))
     JOIN public.rfqs r ON ((r.id = a.rfq_id)))
  WHERE ((r.state = ANY (ARRAY['opened'::text, 'auction'::text, 'approval'::text, 'awarded'::text, 'closed'::text])) AND (a.version = r.version) AND (NOT a.withdrawn) AND ((NOT r.two_envelopes) OR (a.verdict = 'accepted'::text)));

CREATE TABLE public.operators (
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    lead boolean DEFAULT false NOT NULL,
    desks text[] DEFAULT '{}'::text[] NOT NULL,
    without_factor boolean DEFAULT false NOT NULL,
    CONSTRAINT operators_desks CHECK ((desks <@ ARRAY['companies'::text, 'auctions'::text, 'settlements'::text, 'leads'::text, 'trust'::text, 'system'::text]))
);

CREATE TABLE public.order_lines (
    order_id uuid NOT NULL,
    line bigint NOT NULL,
    description text NOT NULL,
    category text NOT NULL,
    quantity bigint NOT NULL,
    mode text NOT NULL,
    from_day date,
    to_day date,
    place text NOT NULL,
    unit_minor bigint NOT NULL,
    total_minor bigint NOT NULL,
    rfq_line bigint,
    CONSTRAINT order_lines_mode_check CHECK ((mode = ANY (ARRAY['buy'::text, 'rent'::text]))),
    CONSTRAINT order_lines_quantity_check CHECK ((quantity > 0)),
    CONSTRAINT order_lines_total CHECK ((total_minor = (unit_minor * quantity))),
    CONSTRAINT order_lines_unit_minor_check CHECK ((unit_minor > 0))
);

CREATE TABLE public.order_steps (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    act text NOT NULL,
    side text NOT NULL,
    user_id uuid NOT NULL,
    note text,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT order_steps_act_check CHECK ((act = ANY (ARRAY['issue'::text, 'accept'::text, 'decline'::text, 'deliver'::text, 'close'::text, 'cancel'::text]))),
    CONSTRAINT order_steps_note_check CHECK ((char_length(note) <= 1000)),
    CONSTRAINT order_steps_side_check CHECK ((side = ANY (ARRAY['buyer'::text, 'supplier'::text])))
);

CREATE TABLE public.orders (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    created_by uuid NOT NULL,
    number text NOT NULL,
    rfq_id uuid,
    title text NOT NULL,
    state text DEFAULT 'issued'::text NOT NULL,
    currency text NOT NULL,
    country text NOT NULL,
    net_minor bigint NOT NULL,
    vat_rate bigint NOT NULL,
    vat_minor bigint NOT NULL,
    total_minor bigint NOT NULL,
    net_usd numeric NOT NULL,
    category text NOT NULL,
    due_on date,
    delivered_on date,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    auction_id uuid,
    first_net_minor bigint,
    published_at timestamp with time zone,
    opened_at timestamp with time zone,
    accepted_at timestamp with time zone,
    CONSTRAINT orders_currency_check CHECK ((char_length(currency) = 3)),
    CONSTRAINT orders_delivered CHECK (((delivered_on IS NOT NULL) = (state = ANY (ARRAY['delivered'::text, 'closed'::text])))),
    CONSTRAINT orders_first_net_minor_check CHECK ((first_net_minor > 0)),
    CONSTRAINT orders_net_minor_check CHECK ((net_minor > 0)),
    CONSTRAINT orders_not_to_oneself CHECK ((account_id <> supplier_id)),
    CONSTRAINT orders_state_check CHECK ((state = ANY (ARRAY['issued'::text, 'accepted'::text, 'declined'::text, 'delivered'::text, 'closed'::text, 'cancelled'::text]))),
    CONSTRAINT orders_total CHECK ((total_minor = (net_minor + vat_minor))),
    CONSTRAINT orders_vat_minor_check CHECK ((vat_minor >= 0)),
    CONSTRAINT orders_vat_rate_check CHECK (((vat_rate >= 0) AND (vat_rate <= 10000)))
);

CREATE TABLE public.price_changes (
    id bigint NOT NULL,
    listing_id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    before_currency text NOT NULL,
    before_minor bigint NOT NULL,
    after_currency text NOT NULL,
    after_minor bigint NOT NULL,
    checked_at timestamp with time zone
);

ALTER TABLE public.price_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.price_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.projects (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_by uuid NOT NULL,
    name text NOT NULL,
    status text DEFAULT 'Active'::text NOT NULL,
    duration text NOT NULL,
    equipment text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT projects_duration_check CHECK (((char_length(duration) >= 3) AND (char_length(duration) <= 120))),
    CONSTRAINT projects_equipment_check CHECK (((cardinality(equipment) >= 1) AND (cardinality(equipment) <= 30))),
    CONSTRAINT projects_name_check CHECK (((char_length(name) >= 3) AND (char_length(name) <= 200))),
    CONSTRAINT projects_status_check CHECK ((status = ANY (ARRAY['Active'::text, 'Pending'::text, 'Completed'::text])))
);

CREATE TABLE public.reservations (
    id uuid NOT NULL,
    machine_id uuid NOT NULL,
    period tstzrange NOT NULL,
    kind text NOT NULL,
    reference_id uuid NOT NULL,
    created_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    overdue boolean DEFAULT false NOT NULL,
    CONSTRAINT promises_kind_check CHECK ((kind = ANY (ARRAY['sold'::text, 'withdrawn'::text, 'rental'::text, 'auction'::text]))),
    CONSTRAINT promises_period_check CHECK (((NOT isempty(period)) AND (NOT lower_inf(period))))
);

CREATE VIEW public.promises AS
 SELECT reservations.id,
    reservations.machine_id,
    reservations.period,
    reservations.kind,
    reservations.reference_id,
    reservations.created_by,
    reservations.created_at,
    reservations.overdue
   FROM public.reservations;

CREATE TABLE public.provider_plans (
    id uuid NOT NULL,
    entry_id uuid NOT NULL,
    plan text NOT NULL,
    state text NOT NULL,
    starts_on date,
    ends_on date,
    reminded_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT provider_plans_days_in_order CHECK ((starts_on <= ends_on)),
    CONSTRAINT provider_plans_has_days CHECK ((((state = 'requested'::text) = (starts_on IS NULL)) AND ((starts_on IS NULL) = (ends_on IS NULL)))),
    CONSTRAINT provider_plans_plan_check CHECK ((plan = ANY (ARRAY['basic'::text, 'professional'::text, 'enterprise'::text]))),
    CONSTRAINT provider_plans_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'active'::text, 'lapsed'::text])))
);

CREATE TABLE public.queue_claims (
    kind text NOT NULL,
    subject_id uuid NOT NULL,
    operator_id uuid NOT NULL,
    claimed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_claims_kind_check CHECK (((char_length(kind) >= 1) AND (char_length(kind) <= 40)))
);

CREATE TABLE public.quotes (
    id uuid NOT NULL,
    listing_id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_by uuid NOT NULL,
    supplier_id uuid NOT NULL,
    status text DEFAULT 'Requested'::text NOT NULL,
    note text,
    price_minor bigint,
    currency text,
    valid_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT quotes_between_two CHECK ((account_id <> supplier_id)),
    CONSTRAINT quotes_have_terms CHECK (((status <> ALL (ARRAY['Quoted'::text, 'Accepted'::text, 'Expired'::text])) OR ((price_minor IS NOT NULL) AND (currency IS NOT NULL) AND (valid_until IS NOT NULL)))),
    CONSTRAINT quotes_note_check CHECK ((char_length(note) <= 2000)),
    CONSTRAINT quotes_price_minor_check CHECK ((price_minor > 0)),
    CONSTRAINT quotes_status_check CHECK ((status = ANY (ARRAY['Requested'::text, 'Quoted'::text, 'Accepted'::text, 'Rejected'::text, 'Expired'::text])))
);

CREATE TABLE public.recovery_codes (
    user_id uuid NOT NULL,
    code_hash text NOT NULL
);

CREATE TABLE public.report_cases (
    id uuid NOT NULL,
    subject_kind text NOT NULL,
    subject_id uuid NOT NULL,
    account_id uuid NOT NULL,
    title text NOT NULL,
    excerpt text DEFAULT ''::text NOT NULL,
    outcome text,
    reason text,
    decided_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT report_cases_decided CHECK (((outcome IS NULL) = (decided_at IS NULL))),
    CONSTRAINT report_cases_excerpt_check CHECK ((char_length(excerpt) <= 1000)),
    CONSTRAINT report_cases_outcome_check CHECK ((outcome = ANY (ARRAY['nothing'::text, 'taken_down'::text, 'suspended'::text]))),
    CONSTRAINT report_cases_reason_check CHECK ((char_length(reason) <= 1000)),
    CONSTRAINT report_cases_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['listing'::text, 'message'::text, 'review'::text, 'account'::text]))),
    CONSTRAINT report_cases_title_check CHECK ((char_length(title) <= 200))
);

CREATE TABLE public.reports (
    id uuid NOT NULL,
    case_id uuid NOT NULL,
    account_id uuid,
    created_by uuid,
    reason text NOT NULL,
    words text,
    facts jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT reports_by CHECK (((account_id IS NULL) = (created_by IS NULL))),
    CONSTRAINT reports_words_check CHECK ((char_length(words) <= 1000))
);

CREATE TABLE public.reverse_auctions (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    created_by uuid NOT NULL,
    number text NOT NULL,
    rfq_id uuid,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    currency text NOT NULL,
    country text NOT NULL,
    state text DEFAULT 'scheduled'::text NOT NULL,
    ceiling_minor bigint,
    decrement bigint NOT NULL,
    overtime_minutes bigint NOT NULL,
    overtime_ranks bigint NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    first_ends_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    extensions bigint DEFAULT 0 NOT NULL,
    offers bigint DEFAULT 0 NOT NULL,
    suppliers bigint DEFAULT 0 NOT NULL,
    best_minor bigint,
    log_seq bigint DEFAULT 0 NOT NULL,
    log_hash text,
    log_at timestamp(3) with time zone,
    reason text,
    closed_at timestamp(3) with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    words tsvector GENERATED ALWAYS AS (public.to_search_words(((replace(number, '-'::text, ' '::text) || ' '::text) || title))) STORED NOT NULL,
    CONSTRAINT reverse_auctions_ceiling CHECK (((rfq_id IS NULL) = (ceiling_minor IS NOT NULL))),
    CONSTRAINT reverse_auctions_ceiling_minor_check CHECK ((ceiling_minor > 0)),
    CONSTRAINT reverse_auctions_currency_check CHECK ((char_length(currency) = 3)),
    CONSTRAINT reverse_auctions_dates CHECK (((starts_at < first_ends_at) AND (first_ends_at <= ends_at))),
    CONSTRAINT reverse_auctions_decrement_check CHECK (((decrement >= 25) AND (decrement <= 300))),
    CONSTRAINT reverse_auctions_description_check CHECK ((char_length(description) <= 10000)),
    CONSTRAINT reverse_auctions_overtime_minutes_check CHECK (((overtime_minutes >= 1) AND (overtime_minutes <= 10))),
    CONSTRAINT reverse_auctions_overtime_ranks_check CHECK (((overtime_ranks >= 1) AND (overtime_ranks <= 3))),
    CONSTRAINT reverse_auctions_reason_check CHECK ((char_length(reason) <= 1000)),
    CONSTRAINT reverse_auctions_state_check CHECK ((state = ANY (ARRAY['scheduled'::text, 'live'::text, 'ended'::text, 'approval'::text, 'awarded'::text, 'closed'::text, 'cancelled'::text]))),
    CONSTRAINT reverse_auctions_title_check CHECK (((char_length(title) >= 3) AND (char_length(title) <= 160)))
)
WITH (fillfactor='80');

CREATE TABLE public.reverse_awards (
    id uuid NOT NULL,
    auction_id uuid NOT NULL,
    state text NOT NULL,
    supplier_id uuid NOT NULL,
    total_minor bigint NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    proposed_by uuid NOT NULL,
    proposed_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone,
    decision_note text,
    CONSTRAINT reverse_awards_decision_note_check CHECK ((char_length(decision_note) <= 1000)),
    CONSTRAINT reverse_awards_reason_check CHECK ((char_length(reason) <= 2000)),
    CONSTRAINT reverse_awards_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'approved'::text, 'rejected'::text]))),
    CONSTRAINT reverse_awards_total_minor_check CHECK ((total_minor > 0))
);

CREATE TABLE public.reverse_lines (
    auction_id uuid NOT NULL,
    line bigint NOT NULL,
    category text NOT NULL,
    specification text NOT NULL,
    quantity bigint NOT NULL,
    mode text NOT NULL,
    from_day date,
    to_day date,
    place text NOT NULL,
    CONSTRAINT reverse_lines_days CHECK (((mode = 'buy'::text) OR ((from_day IS NOT NULL) AND (to_day IS NOT NULL) AND (from_day <= to_day)))),
    CONSTRAINT reverse_lines_line_check CHECK (((line >= 1) AND (line <= 1000))),
    CONSTRAINT reverse_lines_mode_check CHECK ((mode = ANY (ARRAY['buy'::text, 'rent'::text]))),
    CONSTRAINT reverse_lines_place_check CHECK (((char_length(place) >= 2) AND (char_length(place) <= 160))),
    CONSTRAINT reverse_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 100000))),
    CONSTRAINT reverse_lines_specification_check CHECK (((char_length(specification) >= 3) AND (char_length(specification) <= 2000)))
);

CREATE TABLE public.reverse_log (
    auction_id uuid NOT NULL,
    seq bigint NOT NULL,
    id uuid NOT NULL,
    act text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    account_id uuid,
    user_id uuid,
    total_minor bigint,
    line text NOT NULL,
    secret text NOT NULL,
    hash text NOT NULL,
    CONSTRAINT reverse_log_act_check CHECK ((act = ANY (ARRAY['open'::text, 'stand'::text, 'offer'::text, 'close'::text, 'cancel'::text]))),
    CONSTRAINT reverse_log_hash_check CHECK ((char_length(hash) = 64)),
    CONSTRAINT reverse_log_offers CHECK (((act <> ALL (ARRAY['stand'::text, 'offer'::text])) OR ((account_id IS NOT NULL) AND (total_minor > 0)))),
    CONSTRAINT reverse_log_seq_check CHECK ((seq > 0))
);

CREATE TABLE public.reverse_suppliers (
    auction_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    number bigint NOT NULL,
    lead_days bigint DEFAULT 0 NOT NULL,
    first_minor bigint,
    total_minor bigint,
    units bigint[],
    total_seq bigint,
    total_at timestamp(3) with time zone,
    offers bigint DEFAULT 0 NOT NULL,
    user_id uuid,
    ends_at timestamp(3) with time zone NOT NULL,
    seen_at timestamp with time zone,
    CONSTRAINT reverse_suppliers_first_minor_check CHECK ((first_minor > 0)),
    CONSTRAINT reverse_suppliers_lead_days_check CHECK (((lead_days >= 0) AND (lead_days <= 1000))),
    CONSTRAINT reverse_suppliers_number_check CHECK ((number > 0)),
    CONSTRAINT reverse_suppliers_offered CHECK ((((total_minor IS NULL) = (units IS NULL)) AND ((total_minor IS NULL) = (total_seq IS NULL)) AND ((total_minor IS NULL) = (first_minor IS NULL)))),
    CONSTRAINT reverse_suppliers_total_minor_check CHECK ((total_minor > 0)),
    CONSTRAINT reverse_suppliers_units_check CHECK (((cardinality(units) >= 1) AND (cardinality(units) <= 100)))
)
WITH (fillfactor='80');

CREATE TABLE public.reviews (
    id uuid NOT NULL,
    deal_kind text NOT NULL,
    deal_id uuid NOT NULL,
    completed_at timestamp with time zone NOT NULL,
    account_id uuid NOT NULL,
    created_by uuid NOT NULL,
    side text NOT NULL,
    reviewed_id uuid NOT NULL,
    stars bigint NOT NULL,
    words text NOT NULL,
    publishes_at timestamp with time zone NOT NULL,
    told_at timestamp with time zone,
    reply text,
    replied_by uuid,
    replied_at timestamp with time zone,
    taken_down_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT reviews_deal_kind_check CHECK ((deal_kind = ANY (ARRAY['quote'::text, 'booking'::text, 'order'::text, 'settlement'::text]))),
    CONSTRAINT reviews_not_of_oneself CHECK ((account_id <> reviewed_id)),
    CONSTRAINT reviews_replied CHECK ((((reply IS NULL) = (replied_at IS NULL)) AND ((reply IS NULL) = (replied_by IS NULL)))),
    CONSTRAINT reviews_reply_check CHECK (((char_length(reply) >= 1) AND (char_length(reply) <= 1000))),
    CONSTRAINT reviews_side_check CHECK ((side = ANY (ARRAY['buyer'::text, 'supplier'::text]))),
    CONSTRAINT reviews_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
    CONSTRAINT reviews_words_check CHECK (((char_length(words) >= 1) AND (char_length(words) <= 1000)))
);

CREATE TABLE public.rfq_award_lines (
    award_id uuid NOT NULL,
    line bigint NOT NULL,
    answer_id uuid NOT NULL,
    option bigint NOT NULL,
    quantity bigint NOT NULL,
    CONSTRAINT rfq_award_lines_quantity_check CHECK ((quantity > 0))
);

CREATE TABLE public.rfq_awards (
    id uuid NOT NULL,
    rfq_id uuid NOT NULL,
    state text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    total_minor bigint NOT NULL,
    proposed_by uuid NOT NULL,
    proposed_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone,
    decision_note text,
    CONSTRAINT rfq_awards_decision_note_check CHECK ((char_length(decision_note) <= 1000)),
    CONSTRAINT rfq_awards_reason_check CHECK ((char_length(reason) <= 2000)),
    CONSTRAINT rfq_awards_state CHECK ((state = ANY (ARRAY['proposed'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text]))),
    CONSTRAINT rfq_awards_total_minor_check CHECK ((total_minor > 0))
);

CREATE TABLE public.rfq_files (
    id uuid NOT NULL,
    rfq_id uuid NOT NULL,
    media_id uuid NOT NULL,
    version bigint DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.rfq_lines (
    rfq_id uuid NOT NULL,
    version bigint NOT NULL,
    line bigint NOT NULL,
    category text NOT NULL,
    specification text NOT NULL,
    quantity bigint NOT NULL,
    mode text NOT NULL,
    from_day date,
    to_day date,
    place text NOT NULL,
    half boolean DEFAULT false NOT NULL,
    CONSTRAINT rfq_lines_bounds CHECK (((char_length(specification) <= 2000) AND (char_length(place) <= 160) AND ((quantity >= 0) AND (quantity <= 100000)) AND (from_day <= to_day))),
    CONSTRAINT rfq_lines_line_check CHECK (((line >= 1) AND (line <= 1000))),
    CONSTRAINT rfq_lines_mode_check CHECK ((mode = ANY (ARRAY['buy'::text, 'rent'::text]))),
    CONSTRAINT rfq_lines_whole CHECK ((half OR ((char_length(category) >= 2) AND (char_length(specification) >= 3) AND (char_length(place) >= 2) AND (quantity >= 1) AND ((mode = 'buy'::text) OR ((from_day IS NOT NULL) AND (to_day IS NOT NULL))))))
);

CREATE TABLE public.rfq_questions (
    id uuid NOT NULL,
    rfq_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    asked_by uuid NOT NULL,
    question text NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL,
    answer text,
    answered_by uuid,
    answered_at timestamp with time zone,
    CONSTRAINT rfq_questions_answer_check CHECK ((char_length(answer) <= 5000)),
    CONSTRAINT rfq_questions_answered CHECK (((answer IS NULL) = (answered_at IS NULL))),
    CONSTRAINT rfq_questions_question_check CHECK (((char_length(question) >= 3) AND (char_length(question) <= 2000)))
);

CREATE TABLE public.rfq_rates (
    rfq_id uuid NOT NULL,
    currency text NOT NULL,
    usd numeric NOT NULL,
    CONSTRAINT rfq_rates_usd_check CHECK ((usd > (0)::numeric))
);

CREATE TABLE public.rfq_suppliers (
    rfq_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    invited boolean NOT NULL,
    deadline timestamp(3) with time zone,
    seen_at timestamp with time zone,
    declined_at timestamp with time zone,
    decline_reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT rfq_suppliers_decline_reason_check CHECK ((char_length(decline_reason) <= 1000))
);

CREATE TABLE public.rfq_versions (
    rfq_id uuid NOT NULL,
    version bigint NOT NULL,
    note text NOT NULL,
    created_by uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT rfq_versions_note_check CHECK ((char_length(note) <= 2000))
);

CREATE TABLE public.sale_inquiries (
    id uuid NOT NULL,
    listing_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    account_id uuid,
    created_by uuid,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone text,
    inquiry_type text NOT NULL,
    message text NOT NULL,
    newsletter boolean NOT NULL,
    language text NOT NULL,
    text_hash text NOT NULL,
    read_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT sale_inquiries_between_two CHECK ((account_id <> supplier_id)),
    CONSTRAINT sale_inquiries_inquiry_type_check CHECK ((inquiry_type = ANY (ARRAY['purchase'::text, 'inspection'::text, 'financing'::text, 'shipping'::text, 'technical'::text, 'other'::text]))),
    CONSTRAINT sale_inquiries_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
    CONSTRAINT sale_inquiries_message_check CHECK (((char_length(message) >= 1) AND (char_length(message) <= 4000)))
);

CREATE TABLE public.saved_search_emails (
    id uuid NOT NULL,
    search_id uuid NOT NULL,
    listing_ids uuid[] NOT NULL,
    more boolean NOT NULL,
    CONSTRAINT saved_search_letters_listing_ids_check CHECK (((cardinality(listing_ids) >= 1) AND (cardinality(listing_ids) <= 5)))
);

CREATE VIEW public.saved_search_letters AS
 SELECT saved_search_emails.id,
    saved_search_emails.search_id,
    saved_search_emails.listing_ids,
    saved_search_emails.more
   FROM public.saved_search_emails;

CREATE VIEW public.saved_search_machines AS
 SELECT alerted_machines.search_id,
    alerted_machines.machine_id,
    alerted_machines.notified_at AS told_at
   FROM public.alerted_machines;

CREATE TABLE public.saved_searches (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    filters jsonb NOT NULL,
    language text NOT NULL,
    alerts boolean NOT NULL,
    seen_until timestamp with time zone DEFAULT now() NOT NULL,
    check_at timestamp with time zone DEFAULT now() NOT NULL,
    last_alert_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_searches_filters_check CHECK ((jsonb_typeof(filters) = 'object'::text)),
    CONSTRAINT saved_searches_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
    CONSTRAINT saved_searches_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80)))
);

CREATE TABLE public.saved_views (
    id uuid NOT NULL,
    operator_id uuid NOT NULL,
    name text NOT NULL,
    path text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_views_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40))),
    CONSTRAINT saved_views_path_check CHECK ((char_length(path) <= 300))
);

CREATE TABLE public.schema_migrations (
    version character varying(128) NOT NULL
);

CREATE TABLE public.second_factors (
    user_id uuid NOT NULL,
    secret text NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    wrong_codes bigint DEFAULT 0 NOT NULL
);

CREATE TABLE public.security_events (
    id uuid NOT NULL,
    occurred_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    kind text NOT NULL,
    user_id uuid NOT NULL,
    account_id uuid,
    actor_user_id uuid,
    session_id uuid,
    address_range text,
    device text,
    facts jsonb DEFAULT '{}'::jsonb NOT NULL,
    counted_from timestamp with time zone,
    times bigint DEFAULT 1 NOT NULL,
    last_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT security_events_address_range_check CHECK (((address_range ~~ '%/24'::text) OR (address_range ~~ '%/48'::text)))
);

CREATE TABLE public.sell_draft_photos (
    draft_id uuid NOT NULL,
    media_id uuid NOT NULL,
    "position" bigint NOT NULL,
    CONSTRAINT sell_draft_photos_position_check CHECK ((("position" >= 0) AND ("position" <= 19)))
);

CREATE TABLE public.sell_drafts (
    id uuid NOT NULL,
    account_id uuid,
    created_by uuid,
    email text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    category text NOT NULL,
    brand text NOT NULL,
    model text NOT NULL,
    year bigint NOT NULL,
    hours bigint,
    condition text NOT NULL,
    location text NOT NULL,
    price_minor bigint NOT NULL,
    listing_id uuid,
    claimed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    needs_consent boolean DEFAULT false NOT NULL,
    CONSTRAINT sell_drafts_claimed CHECK (((listing_id IS NULL) = (claimed_at IS NULL))),
    CONSTRAINT sell_drafts_price_minor_check CHECK ((price_minor > 0)),
    CONSTRAINT sell_drafts_sender CHECK (((account_id IS NULL) = (created_by IS NULL)))
);

CREATE TABLE public.settlement_steps (
    id uuid NOT NULL,
    settlement_id uuid NOT NULL,
    act text NOT NULL,
    side text NOT NULL,
    user_id uuid,
    state text NOT NULL,
    note text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT settlement_steps_note_check CHECK ((char_length(note) <= 2000)),
    CONSTRAINT settlement_steps_side_check CHECK ((side = ANY (ARRAY['buyer'::text, 'seller'::text, 'operator'::text, 'clock'::text])))
);

CREATE TABLE public.settlements (
    id uuid NOT NULL,
    lot_id uuid NOT NULL,
    attempt bigint NOT NULL,
    account_id uuid NOT NULL,
    price bigint NOT NULL,
    state text NOT NULL,
    due_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT settlements_attempt_check CHECK ((attempt > 0)),
    CONSTRAINT settlements_price_check CHECK ((price > 0)),
    CONSTRAINT settlements_state_check CHECK ((state = ANY (ARRAY['offered'::text, 'declined'::text, 'awaiting_payment'::text, 'paid'::text, 'released'::text, 'defaulted'::text])))
);

CREATE TABLE public.share_cards (
    kind text NOT NULL,
    subject_id uuid NOT NULL,
    language text NOT NULL,
    version text NOT NULL,
    drawn_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT share_cards_kind_check CHECK ((kind = ANY (ARRAY['listing'::text, 'lot'::text, 'site'::text]))),
    CONSTRAINT share_cards_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))),
    CONSTRAINT share_cards_version_check CHECK ((version ~ '^[0-9a-f]{32}$'::text))
);

CREATE TABLE public.sitemap_files (
    kind text NOT NULL,
    last_id uuid NOT NULL,
    CONSTRAINT sitemap_cuts_kind_check CHECK ((kind = ANY (ARRAY['listings'::text, 'suppliers'::text, 'buyers'::text, 'lots'::text])))
);

CREATE VIEW public.sitemap_cuts AS
 SELECT sitemap_files.kind,
    sitemap_files.last_id
   FROM public.sitemap_files;

CREATE TABLE public.supplier_documents (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    kind text NOT NULL,
    media_id uuid NOT NULL,
    expires_on date,
    reminded bigint,
    created_by uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.supplier_list_entries (
    account_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    standing text NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    categories text[] DEFAULT '{}'::text[] NOT NULL,
    note text,
    updated_by uuid NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT supplier_entries_categories_check CHECK ((cardinality(categories) <= 20)),
    CONSTRAINT supplier_entries_not_oneself CHECK ((account_id <> supplier_id)),
    CONSTRAINT supplier_entries_note_check CHECK ((char_length(note) <= 2000)),
    CONSTRAINT supplier_entries_standing_check CHECK ((standing = ANY (ARRAY['approved'::text, 'preferred'::text, 'blocked'::text]))),
    CONSTRAINT supplier_entries_tags_check CHECK ((cardinality(tags) <= 20))
);

CREATE VIEW public.supplier_entries AS
 SELECT supplier_list_entries.account_id,
    supplier_list_entries.supplier_id,
    supplier_list_entries.standing,
    supplier_list_entries.tags,
    supplier_list_entries.categories,
    supplier_list_entries.note,
    supplier_list_entries.updated_by,
    supplier_list_entries.updated_at
   FROM public.supplier_list_entries;

CREATE TABLE public.supplier_facts (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    kind text NOT NULL,
    subject_id uuid NOT NULL,
    value bigint,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT supplier_facts_kind_check CHECK ((kind = ANY (ARRAY['invited'::text, 'answered'::text, 'priced'::text, 'won'::text, 'order_accepted'::text, 'order_declined'::text, 'delivered'::text])))
);

CREATE TABLE public.system_samples (
    at timestamp with time zone NOT NULL,
    outbox_lag real NOT NULL,
    waiting bigint NOT NULL,
    failed bigint NOT NULL,
    CONSTRAINT system_samples_failed_check CHECK ((failed >= 0)),
    CONSTRAINT system_samples_outbox_lag_check CHECK ((outbox_lag >= (0)::double precision)),
    CONSTRAINT system_samples_waiting_check CHECK ((waiting >= 0))
);

CREATE TABLE public.tasks (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    subject_id uuid NOT NULL,
    task text NOT NULL,
    managers_only boolean NOT NULL,
    not_for uuid,
    partner_id uuid,
    listing_id uuid,
    words jsonb NOT NULL,
    since timestamp(3) with time zone NOT NULL,
    due_at timestamp(3) with time zone,
    opens_at timestamp(3) with time zone,
    closes_at timestamp(3) with time zone,
    amount_minor bigint,
    currency text,
    sort_at timestamp(3) with time zone GENERATED ALWAYS AS (COALESCE(due_at, 'infinity'::timestamp(3) with time zone)) STORED NOT NULL,
    CONSTRAINT tasks_amount_check CHECK (((amount_minor IS NULL) = (currency IS NULL)))
);

CREATE TABLE public.threads (
    id uuid NOT NULL,
    listing_id uuid NOT NULL,
    account_id uuid NOT NULL,
    supplier_id uuid NOT NULL,
    messages bigint DEFAULT 0 NOT NULL,
    last_at timestamp with time zone DEFAULT now() NOT NULL,
    last_words text DEFAULT ''::text NOT NULL,
    buyer_unread bigint DEFAULT 0 NOT NULL,
    supplier_unread bigint DEFAULT 0 NOT NULL,
    buyer_read bigint DEFAULT 0 NOT NULL,
    supplier_read bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT threads_between_two CHECK ((account_id <> supplier_id)),
    CONSTRAINT threads_buyer_unread_check CHECK ((buyer_unread >= 0)),
    CONSTRAINT threads_supplier_unread_check CHECK ((supplier_unread >= 0))
);

CREATE TABLE public.vat_rates (
    country text NOT NULL,
    since date NOT NULL,
    rate bigint NOT NULL,
    CONSTRAINT vat_rates_rate_check CHECK (((rate >= 0) AND (rate <= 10000)))
);

CREATE TABLE public.watch_preferences (
    user_id uuid NOT NULL,
    ending_soon boolean NOT NULL,
    outbid boolean NOT NULL,
    new_bids boolean NOT NULL
);

CREATE VIEW public.watch_choices AS
 SELECT watch_preferences.user_id,
    watch_preferences.ending_soon,
    watch_preferences.outbid,
    watch_preferences.new_bids
   FROM public.watch_preferences;

CREATE TABLE public.watches (
    account_id uuid NOT NULL,
    lot_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.idempotent_answers
    ADD CONSTRAINT answered_calls_pkey PRIMARY KEY (account_id, call, key);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.auth_credentials
    ADD CONSTRAINT auth_credentials_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.auth_credentials
    ADD CONSTRAINT auth_credentials_provider_id_account_id_key UNIQUE (provider_id, account_id);

ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT auth_sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT auth_sessions_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.auth_users
    ADD CONSTRAINT auth_users_email_key UNIQUE (email);

ALTER TABLE public.auth_users
    ADD CONSTRAINT auth_users_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))) NOT VALID;

ALTER TABLE ONLY public.auth_users
    ADD CONSTRAINT auth_users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.auth_verifications
    ADD CONSTRAINT auth_verifications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bidder_registrations
    ADD CONSTRAINT bidder_registrations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bidders
    ADD CONSTRAINT bidders_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.booking_photos
    ADD CONSTRAINT booking_photos_media_id_key UNIQUE (media_id);

ALTER TABLE ONLY public.booking_photos
    ADD CONSTRAINT booking_photos_pkey PRIMARY KEY (booking_id, moment, "position");

ALTER TABLE ONLY public.booking_steps
    ADD CONSTRAINT booking_steps_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.buyer_plans
    ADD CONSTRAINT buyer_plans_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.document_numbers
    ADD CONSTRAINT buying_numbers_pkey PRIMARY KEY (account_id, kind, year);

ALTER TABLE ONLY public.buying_settings
    ADD CONSTRAINT buying_settings_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_id_key UNIQUE (id);

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.catalogue_brand_counts
    ADD CONSTRAINT catalogue_brand_counts_pkey PRIMARY KEY (type, verified, category, brand);

ALTER TABLE ONLY public.catalogue_changes
    ADD CONSTRAINT catalogue_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.catalogue_counts
    ADD CONSTRAINT catalogue_counts_pkey PRIMARY KEY (type, verified, category, condition, price_range, country);

ALTER TABLE ONLY public.catalogue_entries
    ADD CONSTRAINT catalogue_entries_pkey PRIMARY KEY (listing_id);

ALTER TABLE ONLY public.company_documents
    ADD CONSTRAINT company_documents_pkey PRIMARY KEY (media_id);

ALTER TABLE ONLY public.company_licences
    ADD CONSTRAINT company_licences_media_id_key UNIQUE (media_id);

ALTER TABLE ONLY public.company_licences
    ADD CONSTRAINT company_licences_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_profiles
    ADD CONSTRAINT company_profiles_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.consignments
    ADD CONSTRAINT consignments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contact_reveals
    ADD CONSTRAINT contact_reveals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.data_exports
    ADD CONSTRAINT data_exports_pkey PRIMARY KEY (id);

ALTER TABLE public.directory_entries
    ADD CONSTRAINT directory_entries_language_check CHECK ((language = ANY (ARRAY['en'::text, 'ar'::text]))) NOT VALID;

ALTER TABLE ONLY public.directory_entries
    ADD CONSTRAINT directory_entries_lead_id_key UNIQUE (lead_id);

ALTER TABLE ONLY public.directory_entries
    ADD CONSTRAINT directory_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.enquiry_steps
    ADD CONSTRAINT enquiry_steps_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.exchange_rates
    ADD CONSTRAINT exchange_rates_pkey PRIMARY KEY (currency, since);

ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_listing_id_key UNIQUE (listing_id);

ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_pkey PRIMARY KEY (run_id, line);

ALTER TABLE ONLY public.import_runs
    ADD CONSTRAINT import_runs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.inspection_photos
    ADD CONSTRAINT inspection_photos_media_id_key UNIQUE (media_id);

ALTER TABLE ONLY public.inspection_photos
    ADD CONSTRAINT inspection_photos_pkey PRIMARY KEY (inspection_id, "position");

ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_one_each UNIQUE (account_id, email);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.lead_forwards
    ADD CONSTRAINT lead_forwards_once UNIQUE (lead_id, entry_id);

ALTER TABLE ONLY public.lead_forwards
    ADD CONSTRAINT lead_forwards_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.lead_links
    ADD CONSTRAINT lead_links_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.licence_openings
    ADD CONSTRAINT licence_openings_pkey PRIMARY KEY (licence_id, operator_id);

ALTER TABLE ONLY public.listing_views
    ADD CONSTRAINT listing_views_pkey PRIMARY KEY (listing_id, day);

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.lot_bidders
    ADD CONSTRAINT lot_bidders_number UNIQUE (lot_id, number);

ALTER TABLE ONLY public.lot_bidders
    ADD CONSTRAINT lot_bidders_pkey PRIMARY KEY (lot_id, account_id);

ALTER TABLE ONLY public.lot_log
    ADD CONSTRAINT lot_log_pkey PRIMARY KEY (lot_id, seq);

ALTER TABLE ONLY public.lots
    ADD CONSTRAINT lots_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.machine_photos
    ADD CONSTRAINT machine_photos_media_id_key UNIQUE (media_id);

ALTER TABLE ONLY public.machine_photos
    ADD CONSTRAINT machine_photos_pkey PRIMARY KEY (machine_id, "position") DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE ONLY public.machine_serials
    ADD CONSTRAINT machine_serials_pkey PRIMARY KEY (machine_id);

ALTER TABLE ONLY public.machines
    ADD CONSTRAINT machines_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.daily_counts
    ADD CONSTRAINT market_days_pkey PRIMARY KEY (what, day);

ALTER TABLE ONLY public.marketing_numbers
    ADD CONSTRAINT marketing_numbers_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.message_attachments
    ADD CONSTRAINT message_attachments_pkey PRIMARY KEY (message_id, media_id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_numbered UNIQUE (thread_id, number);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.need_notifications
    ADD CONSTRAINT need_tellings_pkey PRIMARY KEY (day, account_id);

ALTER TABLE ONLY public.needs
    ADD CONSTRAINT needs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.network_counts
    ADD CONSTRAINT network_counts_pkey PRIMARY KEY (role, country);

ALTER TABLE ONLY public.network_entries
    ADD CONSTRAINT network_entries_pkey PRIMARY KEY (account_id, role);

ALTER TABLE ONLY public.newsletter_deliveries
    ADD CONSTRAINT newsletter_deliveries_pkey PRIMARY KEY (issue_id, subscriber_id);

ALTER TABLE ONLY public.newsletter_issues
    ADD CONSTRAINT newsletter_issues_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.notification_preferences
    ADD CONSTRAINT notification_choices_pkey PRIMARY KEY (user_id, kind);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_once UNIQUE (user_id, event_id);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.operators
    ADD CONSTRAINT operators_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (order_id, line);

ALTER TABLE ONLY public.order_steps
    ADD CONSTRAINT order_steps_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_number UNIQUE (account_id, number);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.price_changes
    ADD CONSTRAINT price_changes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.reservations
    ADD CONSTRAINT promises_do_not_overlap EXCLUDE USING gist (machine_id WITH =, period WITH &&);

ALTER TABLE ONLY public.reservations
    ADD CONSTRAINT promises_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.provider_plans
    ADD CONSTRAINT provider_plans_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.queue_claims
    ADD CONSTRAINT queue_claims_pkey PRIMARY KEY (kind, subject_id);

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash);

ALTER TABLE ONLY public.report_cases
    ADD CONSTRAINT report_cases_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.reverse_auctions
    ADD CONSTRAINT reverse_auctions_number UNIQUE (account_id, number);

ALTER TABLE ONLY public.reverse_auctions
    ADD CONSTRAINT reverse_auctions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.reverse_awards
    ADD CONSTRAINT reverse_awards_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.reverse_lines
    ADD CONSTRAINT reverse_lines_pkey PRIMARY KEY (auction_id, line);

ALTER TABLE ONLY public.reverse_log
    ADD CONSTRAINT reverse_log_pkey PRIMARY KEY (auction_id, seq);

ALTER TABLE ONLY public.reverse_suppliers
    ADD CONSTRAINT reverse_suppliers_number UNIQUE (auction_id, number);

ALTER TABLE ONLY public.reverse_suppliers
    ADD CONSTRAINT reverse_suppliers_pkey PRIMARY KEY (auction_id, supplier_id);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_once UNIQUE (deal_kind, deal_id, side);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rfq_answers
    ADD CONSTRAINT rfq_answers_one UNIQUE (rfq_id, supplier_id);

ALTER TABLE ONLY public.rfq_answers
    ADD CONSTRAINT rfq_answers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rfq_award_lines
    ADD CONSTRAINT rfq_award_lines_pkey PRIMARY KEY (award_id, line, answer_id, option);

ALTER TABLE ONLY public.rfq_awards
    ADD CONSTRAINT rfq_awards_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rfq_files
    ADD CONSTRAINT rfq_files_media_id_key UNIQUE (media_id);

ALTER TABLE ONLY public.rfq_files
    ADD CONSTRAINT rfq_files_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rfq_first_offers
    ADD CONSTRAINT rfq_first_offers_pkey PRIMARY KEY (answer_id, version, line);

ALTER TABLE ONLY public.rfq_lines
    ADD CONSTRAINT rfq_lines_pkey PRIMARY KEY (rfq_id, version, line);

ALTER TABLE ONLY public.rfq_offers
    ADD CONSTRAINT rfq_offers_pkey PRIMARY KEY (answer_id, line, option);

ALTER TABLE ONLY public.rfq_questions
    ADD CONSTRAINT rfq_questions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.rfq_rates
    ADD CONSTRAINT rfq_rates_pkey PRIMARY KEY (rfq_id, currency);

ALTER TABLE ONLY public.rfq_suppliers
    ADD CONSTRAINT rfq_suppliers_pkey PRIMARY KEY (rfq_id, supplier_id);

ALTER TABLE ONLY public.rfq_versions
    ADD CONSTRAINT rfq_versions_pkey PRIMARY KEY (rfq_id, version);

ALTER TABLE ONLY public.rfqs
    ADD CONSTRAINT rfqs_number UNIQUE (account_id, number);

ALTER TABLE ONLY public.rfqs
    ADD CONSTRAINT rfqs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sale_inquiries
    ADD CONSTRAINT sale_inquiries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.saved_search_emails
    ADD CONSTRAINT saved_search_letters_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.alerted_machines
    ADD CONSTRAINT saved_search_machines_pkey PRIMARY KEY (search_id, machine_id);

ALTER TABLE ONLY public.saved_searches
    ADD CONSTRAINT saved_searches_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_once UNIQUE (operator_id, name);

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (version);

ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.security_events
    ADD CONSTRAINT security_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sell_draft_photos
    ADD CONSTRAINT sell_draft_photos_media_id_key UNIQUE (media_id);

ALTER TABLE ONLY public.sell_draft_photos
    ADD CONSTRAINT sell_draft_photos_pkey PRIMARY KEY (draft_id, "position");

ALTER TABLE ONLY public.sell_drafts
    ADD CONSTRAINT sell_drafts_listing_id_key UNIQUE (listing_id);

ALTER TABLE ONLY public.sell_drafts
    ADD CONSTRAINT sell_drafts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.settlement_steps
    ADD CONSTRAINT settlement_steps_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.settlements
    ADD CONSTRAINT settlements_in_turn UNIQUE (lot_id, attempt);

ALTER TABLE ONLY public.settlements
    ADD CONSTRAINT settlements_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.share_cards
    ADD CONSTRAINT share_cards_pkey PRIMARY KEY (kind, subject_id, language);

ALTER TABLE ONLY public.sitemap_files
    ADD CONSTRAINT sitemap_cuts_pkey PRIMARY KEY (kind, last_id);

ALTER TABLE ONLY public.supplier_documents
    ADD CONSTRAINT supplier_documents_media_id_key UNIQUE (media_id);

ALTER TABLE ONLY public.supplier_documents
    ADD CONSTRAINT supplier_documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.supplier_list_entries
    ADD CONSTRAINT supplier_entries_pkey PRIMARY KEY (account_id, supplier_id);

ALTER TABLE ONLY public.supplier_facts
    ADD CONSTRAINT supplier_facts_once UNIQUE (account_id, supplier_id, kind, subject_id);

ALTER TABLE ONLY public.supplier_facts
    ADD CONSTRAINT supplier_facts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.system_samples
    ADD CONSTRAINT system_samples_pkey PRIMARY KEY (at);

ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_once UNIQUE (kind, subject_id, account_id, task);

ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_once UNIQUE (listing_id, account_id);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.trades
    ADD CONSTRAINT trades_pkey PRIMARY KEY (deal_id);

ALTER TABLE ONLY public.vat_rates
    ADD CONSTRAINT vat_rates_pkey PRIMARY KEY (country, since);

ALTER TABLE ONLY public.watch_preferences
    ADD CONSTRAINT watch_choices_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.watches
    ADD CONSTRAINT watches_pkey PRIMARY KEY (account_id, lot_id);

CREATE INDEX accounts_company_standing ON public.accounts USING btree (public.company_standing(approved_at, rejected_at, suspended_at, review_since), COALESCE(review_since, created_at), id);

CREATE INDEX accounts_standing ON public.accounts USING btree (public.standing_of(approved_at, rejected_at, suspended_at), created_at, id);

CREATE INDEX answered_calls_age ON public.idempotent_answers USING btree (created_at);

CREATE INDEX audit_log_subject ON public.audit_log USING btree (subject_id, at DESC, id DESC);

CREATE INDEX audit_log_time ON public.audit_log USING btree (at DESC, id DESC);

CREATE INDEX auth_credentials_user ON public.auth_credentials USING btree (user_id);

CREATE INDEX auth_sessions_user ON public.auth_sessions USING btree (user_id);

CREATE INDEX auth_verifications_identifier ON public.auth_verifications USING btree (identifier);

CREATE INDEX bidder_registrations_by_state ON public.bidder_registrations USING btree (state, id);

CREATE INDEX bidder_registrations_email ON public.bidder_registrations USING btree (lower(email)) WHERE (account_id IS NULL);

CREATE INDEX bidder_registrations_of_account ON public.bidder_registrations USING btree (account_id, id DESC);

CREATE UNIQUE INDEX bidder_registrations_one_of_account ON public.bidder_registrations USING btree (account_id) WHERE (state = 'pending'::text);

CREATE UNIQUE INDEX bidder_registrations_one_of_email ON public.bidder_registrations USING btree (lower(email)) WHERE ((state = 'pending'::text) AND (account_id IS NULL));

CREATE INDEX booking_steps_of_booking ON public.booking_steps USING btree (booking_id, id);

CREATE INDEX bookings_by_end ON public.bookings USING btree (ends_at, id) WHERE (status = 'Active'::text);

CREATE INDEX bookings_by_status ON public.bookings USING btree (status, id DESC);

CREATE INDEX bookings_of_buyer ON public.bookings USING btree (account_id, id DESC);

CREATE INDEX bookings_of_listing ON public.bookings USING btree (listing_id);

CREATE INDEX bookings_of_supplier ON public.bookings USING btree (supplier_id, id DESC);

CREATE INDEX bookings_to_be_back ON public.bookings USING btree (ends_at) WHERE ((status = 'Active'::text) AND (overdue_at IS NULL));

CREATE INDEX bookings_to_begin ON public.bookings USING btree (starts_at) WHERE (status = 'Confirmed'::text);

CREATE INDEX bookings_to_lapse ON public.bookings USING btree (lapses_at) WHERE (status = 'Requested'::text);

CREATE INDEX bookings_under_way ON public.bookings USING btree (machine_id) WHERE (status = ANY (ARRAY['Requested'::text, 'Confirmed'::text, 'Active'::text]));

CREATE INDEX buyer_plans_ends ON public.buyer_plans USING btree (ends_at) WHERE (state = 'active'::text);

CREATE INDEX buyer_plans_of_account ON public.buyer_plans USING btree (account_id, created_at);

CREATE UNIQUE INDEX buyer_plans_one_active ON public.buyer_plans USING btree (account_id) WHERE (state = 'active'::text);

CREATE UNIQUE INDEX buyer_plans_one_requested ON public.buyer_plans USING btree (account_id) WHERE (state = 'requested'::text);

CREATE UNIQUE INDEX buyer_plans_one_trial ON public.buyer_plans USING btree (account_id) WHERE (kind = 'trial'::text);

CREATE INDEX catalogue_entries_account ON public.catalogue_entries USING btree (account_id);

CREATE INDEX catalogue_entries_category_hours ON public.catalogue_entries USING btree (type, verified, category, hours, listing_id);

CREATE INDEX catalogue_entries_category_newest ON public.catalogue_entries USING btree (type, verified, category, listed_at, listing_id);

CREATE INDEX catalogue_entries_category_price ON public.catalogue_entries USING btree (type, verified, category, price_usd, listing_id);

CREATE INDEX catalogue_entries_category_year_newest ON public.catalogue_entries USING btree (type, verified, category, year_newest, listing_id);

CREATE INDEX catalogue_entries_category_year_oldest ON public.catalogue_entries USING btree (type, verified, category, year_oldest, listing_id);

CREATE INDEX catalogue_entries_filter ON public.catalogue_entries USING gin (category, condition, country, brand, currency, words) WITH (fastupdate=off);

CREATE INDEX catalogue_entries_hours ON public.catalogue_entries USING btree (type, verified, hours, listing_id);

CREATE INDEX catalogue_entries_newest ON public.catalogue_entries USING btree (type, verified, listed_at, listing_id);

CREATE INDEX catalogue_entries_price ON public.catalogue_entries USING btree (type, verified, price_usd, listing_id);

CREATE INDEX catalogue_entries_year_newest ON public.catalogue_entries USING btree (type, verified, year_newest, listing_id);

CREATE INDEX catalogue_entries_year_oldest ON public.catalogue_entries USING btree (type, verified, year_oldest, listing_id);

CREATE INDEX catalogue_words_alike ON public.catalogue_words USING gin (word public.gin_trgm_ops);

CREATE INDEX catalogue_words_word ON public.catalogue_words USING btree (word);

CREATE INDEX company_documents_account ON public.company_documents USING btree (account_id);

CREATE INDEX company_licences_ending ON public.company_licences USING btree (expires_on, id) WHERE (state = 'approved'::text);

CREATE INDEX company_licences_of_account ON public.company_licences USING btree (account_id, id DESC);

CREATE UNIQUE INDEX company_licences_one_approved ON public.company_licences USING btree (account_id) WHERE (state = 'approved'::text);

CREATE UNIQUE INDEX company_licences_one_waiting ON public.company_licences USING btree (account_id) WHERE (state = 'waiting'::text);

CREATE INDEX company_licences_queue ON public.company_licences USING btree (state, created_at, id);

CREATE INDEX consents_of_account ON public.consents USING btree (account_id);

CREATE INDEX consents_of_user ON public.consents USING btree (user_id, created_at);

CREATE INDEX consignments_by_words ON public.consignments USING gin (words);

CREATE INDEX consignments_of_account ON public.consignments USING btree (account_id, id DESC);

CREATE INDEX contact_messages_of_sender ON public.contact_messages USING btree (sender_account_id) WHERE (sender_account_id IS NOT NULL);

CREATE INDEX contact_messages_recipient ON public.contact_messages USING btree (recipient_id, created_at DESC, id DESC);

CREATE INDEX contact_messages_text ON public.contact_messages USING btree (text_hash, created_at);

CREATE INDEX contact_messages_unread ON public.contact_messages USING btree (recipient_id) WHERE (read_at IS NULL);

CREATE INDEX contact_reveals_account ON public.contact_reveals USING btree (account_id, created_at);

CREATE INDEX data_exports_by_age ON public.data_exports USING btree (created_at);

CREATE INDEX data_exports_of_user ON public.data_exports USING btree (user_id, created_at);

CREATE UNIQUE INDEX data_exports_waiting ON public.data_exports USING btree (user_id, scope) WHERE (ready_at IS NULL);

CREATE INDEX directory_entries_drafts ON public.directory_entries USING btree (created_at DESC, id DESC) WHERE (published_at IS NULL);

CREATE INDEX directory_entries_published ON public.directory_entries USING btree (published_at DESC, id DESC) WHERE (published_at IS NOT NULL);

CREATE INDEX directory_entries_shown ON public.directory_entries USING btree (kind, published_at DESC, id DESC) WHERE (published_at IS NOT NULL);

CREATE INDEX directory_entries_skills ON public.directory_entries USING gin (skills) WHERE (published_at IS NOT NULL);

CREATE INDEX enquiry_steps_of_subject ON public.enquiry_steps USING btree (subject_id, id);

CREATE INDEX import_rows_waiting ON public.import_rows USING btree (run_id, line) WHERE ((given IS NOT NULL) AND (listing_id IS NULL));

CREATE INDEX import_runs_account ON public.import_runs USING btree (account_id, created_at DESC);

CREATE UNIQUE INDEX import_runs_once ON public.import_runs USING btree (account_id, fingerprint) WHERE (state = ANY (ARRAY['running'::text, 'finished'::text]));

CREATE INDEX inspections_of_buyer ON public.inspections USING btree (account_id, id DESC);

CREATE INDEX inspections_of_listing ON public.inspections USING btree (listing_id);

CREATE INDEX inspections_of_supplier ON public.inspections USING btree (supplier_id, id DESC);

CREATE UNIQUE INDEX inspections_one_open ON public.inspections USING btree (listing_id, account_id) WHERE (status = ANY (ARRAY['Requested'::text, 'Confirmed'::text]));

CREATE INDEX lead_forwards_entry ON public.lead_forwards USING btree (entry_id, created_at);

CREATE INDEX lead_links_expires ON public.lead_links USING btree (expires_at);

CREATE INDEX leads_closed ON public.leads USING btree (closed_at DESC, id DESC) WHERE (closed_at IS NOT NULL);

CREATE INDEX leads_of_account ON public.leads USING btree (account_id, created_at DESC) WHERE (account_id IS NOT NULL);

CREATE INDEX leads_open ON public.leads USING btree (created_at, id) WHERE (closed_at IS NULL);

CREATE INDEX leads_text ON public.leads USING btree (text_hash, created_at);

CREATE INDEX licence_openings_operator ON public.licence_openings USING btree (operator_id);

CREATE INDEX listing_views_by_day ON public.listing_views USING brin (day);

CREATE INDEX listings_account ON public.listings USING btree (account_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX listings_one_offer ON public.listings USING btree (machine_id, type) WHERE (status = ANY (ARRAY['pending'::text, 'active'::text, 'rented'::text]));

CREATE INDEX listings_taken_down ON public.listings USING btree (updated_at DESC, id DESC) WHERE (status = 'rejected'::text);

CREATE INDEX lot_bidders_of_account ON public.lot_bidders USING btree (account_id, lot_id);

CREATE INDEX lot_bidders_to_check ON public.lot_bidders USING btree (lot_id, account_id) WHERE (checked_at IS NULL);

CREATE INDEX lot_log_bids_of_account ON public.lot_log USING btree (account_id, id DESC) WHERE (act = 'bid'::text);

CREATE UNIQUE INDEX lot_log_id ON public.lot_log USING btree (id);

CREATE INDEX lots_by_state ON public.lots USING btree (state, id DESC);

CREATE INDEX lots_of_account ON public.lots USING btree (account_id, id DESC);

CREATE UNIQUE INDEX lots_one_open ON public.lots USING btree (machine_id) WHERE (state = ANY (ARRAY['pending'::text, 'scheduled'::text, 'live'::text]));

CREATE INDEX lots_open ON public.lots USING btree (ends_at, id) WHERE (state = ANY (ARRAY['scheduled'::text, 'live'::text]));

CREATE INDEX lots_to_start ON public.lots USING btree (starts_at, id) WHERE (state = 'scheduled'::text);

CREATE INDEX lots_to_tell ON public.lots USING btree (ends_at, id) WHERE ((state = 'live'::text) AND (NOT ending_told));

CREATE INDEX lots_waiting ON public.lots USING btree (id) WHERE (state = 'pending'::text);

CREATE INDEX machine_serials_alike ON public.machine_serials USING btree (serial, account_id);

CREATE INDEX machine_serials_unchecked ON public.machine_serials USING btree (machine_id) WHERE (checked_at IS NULL);

CREATE INDEX machines_account ON public.machines USING btree (account_id, created_at DESC, id DESC);

CREATE INDEX machines_serial ON public.machines USING btree (lower(serial_number)) WHERE (serial_number IS NOT NULL);

CREATE INDEX members_account ON public.members USING btree (account_id);

CREATE UNIQUE INDEX members_one_owner ON public.members USING btree (account_id) WHERE ("position" = 'owner'::text);

CREATE INDEX message_attachments_of_media ON public.message_attachments USING btree (media_id);

CREATE INDEX need_tellings_account ON public.need_notifications USING btree (account_id);

CREATE INDEX needs_account ON public.needs USING btree (account_id, created_at DESC, id DESC);

CREATE INDEX network_entries_country ON public.network_entries USING btree (role, country, verified DESC, joined_at DESC, account_id);

CREATE INDEX network_entries_filter ON public.network_entries USING gin (role, country, types, words);

CREATE INDEX network_entries_order ON public.network_entries USING btree (role, verified DESC, joined_at DESC, account_id);

CREATE INDEX newsletter_deliveries_of_subscriber ON public.newsletter_deliveries USING btree (subscriber_id);

CREATE INDEX newsletter_deliveries_waiting ON public.newsletter_deliveries USING btree (issue_id, subscriber_id) WHERE (claimed_at IS NULL);

CREATE UNIQUE INDEX newsletter_subscribers_email ON public.newsletter_subscribers USING btree (email);

CREATE INDEX newsletter_subscribers_pending ON public.newsletter_subscribers USING btree (requested_at) WHERE (state = 'pending'::text);

CREATE INDEX newsletter_subscribers_subscribed ON public.newsletter_subscribers USING btree (id) WHERE (state = 'subscribed'::text);

CREATE UNIQUE INDEX newsletter_subscribers_token ON public.newsletter_subscribers USING btree (token_hash) WHERE (token_hash IS NOT NULL);

CREATE INDEX notifications_of_person ON public.notifications USING btree (user_id, id DESC);

CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);

CREATE INDEX notifications_waiting ON public.notifications USING btree (user_id, kind) WHERE ((mailed_at IS NULL) AND (read_at IS NULL));

CREATE INDEX order_steps_of_order ON public.order_steps USING btree (order_id, id);

CREATE INDEX orders_by_due_day ON public.orders USING btree (due_on, id) WHERE (state = 'accepted'::text);

CREATE INDEX orders_by_number ON public.orders USING btree (number);

CREATE INDEX orders_by_state ON public.orders USING btree (state, id DESC);

CREATE INDEX orders_of_account ON public.orders USING btree (account_id, id DESC);

CREATE INDEX orders_of_account_by_state ON public.orders USING btree (account_id, state, id DESC);

CREATE INDEX orders_of_account_by_time ON public.orders USING btree (account_id, created_at) INCLUDE (id, state, category, supplier_id, rfq_id, net_usd, net_minor, first_net_minor, published_at, opened_at, accepted_at, delivered_on);

CREATE INDEX orders_of_auction ON public.orders USING btree (auction_id) WHERE (auction_id IS NOT NULL);

CREATE INDEX orders_of_rfq ON public.orders USING btree (rfq_id) WHERE (rfq_id IS NOT NULL);

CREATE INDEX orders_of_supplier ON public.orders USING btree (supplier_id, id DESC);

CREATE INDEX orders_of_supplier_by_state ON public.orders USING btree (supplier_id, state, id DESC);

CREATE INDEX orders_of_supplier_by_time ON public.orders USING btree (supplier_id, created_at) INCLUDE (state, net_usd);

CREATE INDEX orders_words ON public.orders USING gin (account_id, supplier_id, public.to_search_words(((replace(number, '-'::text, ' '::text) || ' '::text) || title))) WITH (fastupdate=off);

CREATE INDEX price_changes_of_listing ON public.price_changes USING btree (listing_id, at);

CREATE INDEX price_changes_unchecked ON public.price_changes USING btree (id) WHERE (checked_at IS NULL);

CREATE INDEX projects_account ON public.projects USING btree (account_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX promises_reference ON public.reservations USING btree (reference_id, kind);

CREATE INDEX provider_plans_ends ON public.provider_plans USING btree (ends_on) WHERE (state = 'active'::text);

CREATE UNIQUE INDEX provider_plans_one_active ON public.provider_plans USING btree (entry_id) WHERE (state = 'active'::text);

CREATE UNIQUE INDEX provider_plans_one_requested ON public.provider_plans USING btree (entry_id) WHERE (state = 'requested'::text);

CREATE INDEX queue_claims_of_operator ON public.queue_claims USING btree (operator_id);

CREATE INDEX quotes_of_buyer ON public.quotes USING btree (account_id, id DESC);

CREATE INDEX quotes_of_listing ON public.quotes USING btree (listing_id);

CREATE INDEX quotes_of_supplier ON public.quotes USING btree (supplier_id, id DESC);

CREATE UNIQUE INDEX quotes_one_open ON public.quotes USING btree (listing_id, account_id) WHERE (status = ANY (ARRAY['Requested'::text, 'Quoted'::text]));

CREATE INDEX report_cases_closed ON public.report_cases USING btree (decided_at DESC, id DESC) WHERE (decided_at IS NOT NULL);

CREATE INDEX report_cases_of_account ON public.report_cases USING btree (account_id);

CREATE UNIQUE INDEX report_cases_one_open ON public.report_cases USING btree (subject_kind, subject_id) WHERE (decided_at IS NULL);

CREATE INDEX report_cases_open ON public.report_cases USING btree (created_at, id) WHERE (decided_at IS NULL);

CREATE INDEX reports_of_case ON public.reports USING btree (case_id, id);

CREATE INDEX reports_of_reporter ON public.reports USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE UNIQUE INDEX reports_one_of_flag ON public.reports USING btree (case_id, reason) WHERE (account_id IS NULL);

CREATE UNIQUE INDEX reports_one_of_reporter ON public.reports USING btree (case_id, account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX reverse_auctions_of_account ON public.reverse_auctions USING btree (account_id, id DESC);

CREATE INDEX reverse_auctions_of_account_by_state ON public.reverse_auctions USING btree (account_id, state, id DESC);

CREATE UNIQUE INDEX reverse_auctions_one_of_rfq ON public.reverse_auctions USING btree (rfq_id) WHERE ((rfq_id IS NOT NULL) AND (state <> ALL (ARRAY['closed'::text, 'cancelled'::text])));

CREATE INDEX reverse_auctions_to_end ON public.reverse_auctions USING btree (ends_at, id) WHERE (state = ANY (ARRAY['scheduled'::text, 'live'::text]));

CREATE INDEX reverse_auctions_to_start ON public.reverse_auctions USING btree (starts_at, id) WHERE (state = 'scheduled'::text);

CREATE INDEX reverse_auctions_words ON public.reverse_auctions USING gin (words);

CREATE INDEX reverse_awards_of_auction ON public.reverse_awards USING btree (auction_id, id DESC);

CREATE UNIQUE INDEX reverse_awards_one ON public.reverse_awards USING btree (auction_id) WHERE (state = ANY (ARRAY['proposed'::text, 'approved'::text]));

CREATE UNIQUE INDEX reverse_log_id ON public.reverse_log USING btree (id);

CREATE INDEX reverse_log_of_supplier ON public.reverse_log USING btree (auction_id, account_id, seq DESC) WHERE (account_id IS NOT NULL);

CREATE INDEX reverse_suppliers_of_supplier ON public.reverse_suppliers USING btree (supplier_id, ends_at DESC, auction_id);

CREATE INDEX reviews_of_company ON public.reviews USING btree (reviewed_id, publishes_at DESC, id DESC) INCLUDE (stars) WHERE (taken_down_at IS NULL);

CREATE INDEX reviews_of_supplier ON public.reviews USING btree (reviewed_id, publishes_at) INCLUDE (stars) WHERE ((taken_down_at IS NULL) AND (side = 'buyer'::text));

CREATE INDEX rfq_answers_of_supplier ON public.rfq_answers USING btree (supplier_id, id DESC);

CREATE INDEX rfq_awards_of_rfq ON public.rfq_awards USING btree (rfq_id, id DESC);

CREATE UNIQUE INDEX rfq_awards_one_waits ON public.rfq_awards USING btree (rfq_id) WHERE (state = 'proposed'::text);

CREATE INDEX rfq_files_of_rfq ON public.rfq_files USING btree (rfq_id, id);

CREATE INDEX rfq_questions_of_rfq ON public.rfq_questions USING btree (rfq_id, id);

CREATE INDEX rfq_suppliers_of_supplier ON public.rfq_suppliers USING btree (supplier_id, deadline, rfq_id) WHERE (deadline IS NOT NULL);

CREATE INDEX rfqs_for_all ON public.rfqs USING btree (deadline, id) WHERE ((state = 'open'::text) AND (audience = 'open'::text));

CREATE INDEX rfqs_of_account ON public.rfqs USING btree (account_id, id DESC);

CREATE INDEX rfqs_of_account_by_state ON public.rfqs USING btree (account_id, state, id DESC);

CREATE INDEX rfqs_of_need ON public.rfqs USING btree (need_id) WHERE (need_id IS NOT NULL);

CREATE INDEX rfqs_of_project ON public.rfqs USING btree (project_id) WHERE (project_id IS NOT NULL);

CREATE INDEX rfqs_to_open ON public.rfqs USING btree (deadline, id) WHERE (state = 'open'::text);

CREATE INDEX rfqs_words ON public.rfqs USING gin (words);

CREATE INDEX sale_inquiries_of_listing ON public.sale_inquiries USING btree (listing_id);

CREATE INDEX sale_inquiries_of_sender ON public.sale_inquiries USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX sale_inquiries_of_supplier ON public.sale_inquiries USING btree (supplier_id, created_at DESC, id DESC);

CREATE INDEX sale_inquiries_of_visitors ON public.sale_inquiries USING btree (supplier_id, listing_id) WHERE (account_id IS NULL);

CREATE INDEX sale_inquiries_text ON public.sale_inquiries USING btree (text_hash, created_at);

CREATE INDEX sale_inquiries_unread ON public.sale_inquiries USING btree (supplier_id) WHERE (read_at IS NULL);

CREATE INDEX saved_searches_due ON public.saved_searches USING btree (check_at) WHERE alerts;

CREATE INDEX saved_searches_owner ON public.saved_searches USING btree (account_id, user_id, created_at DESC, id DESC);

CREATE INDEX security_events_account ON public.security_events USING btree (account_id, occurred_at DESC, id DESC);

CREATE UNIQUE INDEX security_events_counted ON public.security_events USING btree (user_id, kind, counted_from, address_range) NULLS NOT DISTINCT WHERE (counted_from IS NOT NULL);

CREATE INDEX security_events_person ON public.security_events USING btree (user_id, occurred_at DESC, id DESC);

CREATE INDEX security_events_time ON public.security_events USING btree (occurred_at);

CREATE INDEX sell_drafts_waiting_account ON public.sell_drafts USING btree (account_id) WHERE (listing_id IS NULL);

CREATE INDEX sell_drafts_waiting_email ON public.sell_drafts USING btree (email) WHERE (listing_id IS NULL);

CREATE INDEX settlement_steps_of_settlement ON public.settlement_steps USING btree (settlement_id, id);

CREATE INDEX settlements_by_state ON public.settlements USING btree (state, due_at, id);

CREATE INDEX settlements_due ON public.settlements USING btree (due_at) WHERE (state = ANY (ARRAY['offered'::text, 'awaiting_payment'::text]));

CREATE INDEX settlements_of_account ON public.settlements USING btree (account_id, id DESC);

CREATE UNIQUE INDEX settlements_one_open ON public.settlements USING btree (lot_id) WHERE (state <> ALL (ARRAY['declined'::text, 'defaulted'::text]));

CREATE INDEX supplier_documents_ending ON public.supplier_documents USING btree (expires_on, id) WHERE ((expires_on IS NOT NULL) AND (reminded IS DISTINCT FROM 0));

CREATE INDEX supplier_documents_of_supplier ON public.supplier_documents USING btree (account_id, supplier_id, id);

CREATE INDEX supplier_entries_of_supplier ON public.supplier_list_entries USING btree (supplier_id);

CREATE INDEX tasks_by_due_time ON public.tasks USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE INDEX tasks_in_order ON public.tasks USING btree (account_id, managers_only, sort_at, since, id);

CREATE INDEX tasks_of_listing ON public.tasks USING btree (listing_id) WHERE (listing_id IS NOT NULL);

CREATE INDEX threads_of_buyer ON public.threads USING btree (account_id, last_at DESC);

CREATE INDEX threads_of_supplier ON public.threads USING btree (supplier_id, last_at DESC);

CREATE INDEX trades_by_time ON public.trades USING btree (made_at) INCLUDE (supplier_id, usd);

CREATE INDEX trades_of_buyer ON public.trades USING btree (buyer_id, made_at) INCLUDE (usd);

CREATE INDEX trades_of_supplier ON public.trades USING btree (supplier_id, made_at) INCLUDE (usd);

CREATE INDEX watches_of_lot ON public.watches USING btree (lot_id);

CREATE TRIGGER accounts_catalogue AFTER UPDATE OF approved_at, unreviewed_roles, suspended_at ON public.accounts FOR EACH ROW WHEN ((((old.approved_at IS NULL) <> (new.approved_at IS NULL)) OR (old.unreviewed_roles <> new.unreviewed_roles) OR ((old.suspended_at IS NULL) <> (new.suspended_at IS NULL)))) EXECUTE FUNCTION public.account_standing_changed();

CREATE TRIGGER accounts_network AFTER INSERT OR UPDATE ON public.accounts FOR EACH ROW EXECUTE FUNCTION public.account_changed();

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER catalogue_entries_count AFTER INSERT OR DELETE OR UPDATE ON public.catalogue_entries FOR EACH ROW EXECUTE FUNCTION public.count_entry();

CREATE TRIGGER catalogue_entries_words AFTER INSERT OR UPDATE OF words ON public.catalogue_entries FOR EACH ROW EXECUTE FUNCTION public.add_catalogue_words();

CREATE TRIGGER company_profiles_network AFTER INSERT OR UPDATE ON public.company_profiles FOR EACH ROW EXECUTE FUNCTION public.company_profile_changed();

CREATE TRIGGER consents_are_only_added BEFORE DELETE OR UPDATE OR TRUNCATE ON public.consents FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER keep_trade AFTER INSERT OR UPDATE OF status, cost_minor, created_at ON public.bookings FOR EACH ROW EXECUTE FUNCTION public.keep_trade_of_booking();

CREATE TRIGGER keep_trade AFTER INSERT OR UPDATE OF state, net_usd, created_at ON public.orders FOR EACH ROW EXECUTE FUNCTION public.keep_trade_of_order();

CREATE TRIGGER keep_trade AFTER INSERT OR UPDATE OF state, price, created_at ON public.settlements FOR EACH ROW EXECUTE FUNCTION public.keep_trade_of_settlement();

CREATE TRIGGER listings_catalogue AFTER INSERT OR UPDATE OF type, status, title, currency, price_minor, daily_minor, created_at ON public.listings FOR EACH ROW EXECUTE FUNCTION public.listing_changed();

CREATE TRIGGER listings_price AFTER UPDATE OF price_minor, daily_minor, currency ON public.listings FOR EACH ROW WHEN (((old.status = ANY (ARRAY['active'::text, 'rented'::text])) AND (new.type = old.type) AND (COALESCE(old.price_minor, old.daily_minor) IS NOT NULL) AND (COALESCE(new.price_minor, new.daily_minor) IS NOT NULL) AND ((COALESCE(old.price_minor, old.daily_minor) <> COALESCE(new.price_minor, new.daily_minor)) OR (old.currency <> new.currency)))) EXECUTE FUNCTION public.listing_price_changed();

CREATE TRIGGER lot_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.lot_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER machines_catalogue AFTER UPDATE ON public.machines FOR EACH ROW EXECUTE FUNCTION public.machine_changed();

CREATE TRIGGER machines_serial_changed AFTER UPDATE OF serial_number, account_id ON public.machines FOR EACH ROW WHEN (((old.serial_number IS DISTINCT FROM new.serial_number) OR (old.account_id <> new.account_id))) EXECUTE FUNCTION public.machine_serial_changed();

CREATE TRIGGER machines_serial_new AFTER INSERT ON public.machines FOR EACH ROW WHEN ((new.serial_number IS NOT NULL)) EXECUTE FUNCTION public.machine_serial_changed();

CREATE TRIGGER network_entries_count AFTER INSERT OR DELETE OR UPDATE ON public.network_entries FOR EACH ROW EXECUTE FUNCTION public.count_network_entry();

CREATE TRIGGER queue_task_update AFTER INSERT OR DELETE OR UPDATE OF status, starts_at, ends_at, lapses_at, off_hired_at ON public.bookings FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('booking', 'id');

CREATE TRIGGER queue_task_update AFTER INSERT OR DELETE OR UPDATE OF state, expires_on, reminded ON public.company_licences FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('licence', 'account_id');

CREATE TRIGGER queue_task_update AFTER UPDATE OF title ON public.consignments FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('lot', 'id');

CREATE TRIGGER queue_task_update AFTER INSERT OR DELETE OR UPDATE OF status, meets_at, proposed_by ON public.inspections FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('inspection', 'id');

CREATE TRIGGER queue_task_update AFTER INSERT ON public.listings FOR EACH ROW WHEN ((new.status = 'pending'::text)) EXECUTE FUNCTION public.queue_task_update('listing', 'id');

CREATE TRIGGER queue_task_update AFTER INSERT OR DELETE OR UPDATE OF state, title, due_on ON public.orders FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('order', 'id');

CREATE TRIGGER queue_task_update AFTER INSERT OR DELETE OR UPDATE OF status, price_minor, currency, valid_until ON public.quotes FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('quote', 'id');

CREATE TRIGGER queue_task_update AFTER INSERT OR DELETE OR UPDATE OF state, title, starts_at, ends_at, closed_at ON public.reverse_auctions FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('reverse', 'id');

CREATE TRIGGER queue_task_update AFTER INSERT OR DELETE OR UPDATE OF state ON public.reverse_awards FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('reverse', 'auction_id');

CREATE TRIGGER queue_task_update AFTER INSERT OR DELETE OR UPDATE OF total_minor, ends_at ON public.reverse_suppliers FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('reverse', 'auction_id');

CREATE TRIGGER queue_task_update AFTER INSERT OR DELETE OR UPDATE OF version, withdrawn ON public.rfq_answers FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('rfq', 'rfq_id');

CREATE TRIGGER queue_task_update AFTER INSERT OR DELETE OR UPDATE OF state ON public.rfq_awards FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('rfq', 'rfq_id');

CREATE TRIGGER queue_task_update AFTER INSERT OR DELETE OR UPDATE OF answer ON public.rfq_questions FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('rfq', 'rfq_id');

CREATE TRIGGER queue_task_update AFTER INSERT OR DELETE OR UPDATE OF invited, deadline, declined_at ON public.rfq_suppliers FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('rfq', 'rfq_id');

CREATE TRIGGER queue_task_update AFTER INSERT OR DELETE OR UPDATE OF state, version, title, deadline, currency ON public.rfqs FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('rfq', 'id');

CREATE TRIGGER queue_task_update AFTER INSERT OR DELETE OR UPDATE OF read_at, first_name, last_name ON public.sale_inquiries FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('inquiry', 'id');

CREATE TRIGGER queue_task_update AFTER INSERT OR DELETE OR UPDATE OF state, due_at, price ON public.settlements FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('settlement', 'lot_id');

CREATE TRIGGER queue_task_update AFTER INSERT OR DELETE OR UPDATE OF buyer_unread, supplier_unread ON public.threads FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('message', 'id');

CREATE TRIGGER queue_task_update_except_bids AFTER UPDATE ON public.lots FOR EACH ROW WHEN (((old.state <> new.state) OR ((old.bids = new.bids) AND ((old.leader_id IS DISTINCT FROM new.leader_id) OR (old.ends_at IS DISTINCT FROM new.ends_at))))) EXECUTE FUNCTION public.queue_task_update('lot', 'id');

CREATE TRIGGER queue_task_update_of_change AFTER UPDATE ON public.listings FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.title IS DISTINCT FROM new.title))) EXECUTE FUNCTION public.queue_task_update('listing', 'id');

CREATE TRIGGER queue_task_update_of_deletion AFTER DELETE ON public.listings FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('listing', 'id');

CREATE TRIGGER queue_task_update_of_settlement AFTER UPDATE OF title ON public.consignments FOR EACH ROW EXECUTE FUNCTION public.queue_task_update('settlement', 'id');

CREATE TRIGGER reverse_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.reverse_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER reviews_stay BEFORE DELETE OR UPDATE ON public.reviews FOR EACH ROW EXECUTE FUNCTION public.guard_review();

ALTER TABLE ONLY public.auth_credentials
    ADD CONSTRAINT auth_credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT auth_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bidder_registrations
    ADD CONSTRAINT bidder_registrations_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.bidder_registrations
    ADD CONSTRAINT bidder_registrations_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.bidder_registrations
    ADD CONSTRAINT bidder_registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.bidders
    ADD CONSTRAINT bidders_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.booking_photos
    ADD CONSTRAINT booking_photos_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id);

ALTER TABLE ONLY public.booking_photos
    ADD CONSTRAINT booking_photos_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id);

ALTER TABLE ONLY public.booking_steps
    ADD CONSTRAINT booking_steps_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id);

ALTER TABLE ONLY public.booking_steps
    ADD CONSTRAINT booking_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_machine_id_fkey FOREIGN KEY (machine_id) REFERENCES public.machines(id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.buyer_plans
    ADD CONSTRAINT buyer_plans_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.document_numbers
    ADD CONSTRAINT buying_numbers_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.buying_settings
    ADD CONSTRAINT buying_settings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.catalogue_entries
    ADD CONSTRAINT catalogue_entries_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_documents
    ADD CONSTRAINT company_documents_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_documents
    ADD CONSTRAINT company_documents_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id);

ALTER TABLE ONLY public.company_licences
    ADD CONSTRAINT company_licences_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.company_licences
    ADD CONSTRAINT company_licences_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.company_licences
    ADD CONSTRAINT company_licences_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id);

ALTER TABLE ONLY public.company_profiles
    ADD CONSTRAINT company_profiles_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_profiles
    ADD CONSTRAINT company_profiles_cover_id_fkey FOREIGN KEY (cover_id) REFERENCES public.media(id) NOT VALID;

ALTER TABLE ONLY public.company_profiles
    ADD CONSTRAINT company_profiles_licence_id_fkey FOREIGN KEY (licence_id) REFERENCES public.media(id);

ALTER TABLE ONLY public.company_profiles
    ADD CONSTRAINT company_profiles_logo_id_fkey FOREIGN KEY (logo_id) REFERENCES public.media(id);

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.consignments
    ADD CONSTRAINT consignments_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.consignments
    ADD CONSTRAINT consignments_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.consignments
    ADD CONSTRAINT consignments_machine_id_fkey FOREIGN KEY (machine_id) REFERENCES public.machines(id);

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.contact_reveals
    ADD CONSTRAINT contact_reveals_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.data_exports
    ADD CONSTRAINT data_exports_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.data_exports
    ADD CONSTRAINT data_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.directory_entries
    ADD CONSTRAINT directory_entries_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id);

ALTER TABLE ONLY public.enquiry_steps
    ADD CONSTRAINT enquiry_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_draft_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.import_rows
    ADD CONSTRAINT import_rows_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.import_runs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.import_runs
    ADD CONSTRAINT import_runs_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.inspection_photos
    ADD CONSTRAINT inspection_photos_inspection_id_fkey FOREIGN KEY (inspection_id) REFERENCES public.inspections(id);

ALTER TABLE ONLY public.inspection_photos
    ADD CONSTRAINT inspection_photos_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id);

ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id);

ALTER TABLE ONLY public.inspections
    ADD CONSTRAINT inspections_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.lead_forwards
    ADD CONSTRAINT lead_forwards_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.directory_entries(id);

ALTER TABLE ONLY public.lead_forwards
    ADD CONSTRAINT lead_forwards_forwarded_by_fkey FOREIGN KEY (forwarded_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.lead_forwards
    ADD CONSTRAINT lead_forwards_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id);

ALTER TABLE ONLY public.lead_links
    ADD CONSTRAINT lead_links_forward_id_fkey FOREIGN KEY (forward_id) REFERENCES public.lead_forwards(id);

ALTER TABLE ONLY public.lead_links
    ADD CONSTRAINT lead_links_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id);

ALTER TABLE ONLY public.licence_openings
    ADD CONSTRAINT licence_openings_licence_id_fkey FOREIGN KEY (licence_id) REFERENCES public.company_licences(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.licence_openings
    ADD CONSTRAINT licence_openings_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES public.auth_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listing_views
    ADD CONSTRAINT listing_views_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.listings
    ADD CONSTRAINT listings_machine_id_fkey FOREIGN KEY (machine_id) REFERENCES public.machines(id);

ALTER TABLE ONLY public.lot_bidders
    ADD CONSTRAINT lot_bidders_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.lot_bidders
    ADD CONSTRAINT lot_bidders_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.lots(id);

ALTER TABLE ONLY public.lot_bidders
    ADD CONSTRAINT lot_bidders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.lot_log
    ADD CONSTRAINT lot_log_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.lot_log
    ADD CONSTRAINT lot_log_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.lots(id);

ALTER TABLE ONLY public.lot_log
    ADD CONSTRAINT lot_log_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.lots
    ADD CONSTRAINT lots_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.lots
    ADD CONSTRAINT lots_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.lots
    ADD CONSTRAINT lots_id_fkey FOREIGN KEY (id) REFERENCES public.consignments(id);

ALTER TABLE ONLY public.lots
    ADD CONSTRAINT lots_leader_id_fkey FOREIGN KEY (leader_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.lots
    ADD CONSTRAINT lots_machine_id_fkey FOREIGN KEY (machine_id) REFERENCES public.machines(id);

ALTER TABLE ONLY public.machine_photos
    ADD CONSTRAINT machine_photos_machine_id_fkey FOREIGN KEY (machine_id) REFERENCES public.machines(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.machine_photos
    ADD CONSTRAINT machine_photos_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id);

ALTER TABLE ONLY public.machine_serials
    ADD CONSTRAINT machine_serials_machine_id_fkey FOREIGN KEY (machine_id) REFERENCES public.machines(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.machines
    ADD CONSTRAINT machines_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.marketing_numbers
    ADD CONSTRAINT marketing_numbers_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.message_attachments
    ADD CONSTRAINT message_attachments_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id);

ALTER TABLE ONLY public.message_attachments
    ADD CONSTRAINT message_attachments_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.messages(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES public.threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.need_notifications
    ADD CONSTRAINT need_tellings_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.needs
    ADD CONSTRAINT needs_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.network_entries
    ADD CONSTRAINT network_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.newsletter_deliveries
    ADD CONSTRAINT newsletter_deliveries_issue_id_fkey FOREIGN KEY (issue_id) REFERENCES public.newsletter_issues(id);

ALTER TABLE ONLY public.newsletter_deliveries
    ADD CONSTRAINT newsletter_deliveries_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES public.newsletter_subscribers(id);

ALTER TABLE ONLY public.notification_preferences
    ADD CONSTRAINT notification_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.operators
    ADD CONSTRAINT operators_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.order_steps
    ADD CONSTRAINT order_steps_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.order_steps
    ADD CONSTRAINT order_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_auction FOREIGN KEY (auction_id) REFERENCES public.reverse_auctions(id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_rfq_id_fkey FOREIGN KEY (rfq_id) REFERENCES public.rfqs(id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.price_changes
    ADD CONSTRAINT price_changes_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reservations
    ADD CONSTRAINT promises_machine_id_fkey FOREIGN KEY (machine_id) REFERENCES public.machines(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.provider_plans
    ADD CONSTRAINT provider_plans_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES public.directory_entries(id);

ALTER TABLE ONLY public.queue_claims
    ADD CONSTRAINT queue_claims_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES public.auth_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id);

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.second_factors(user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.report_cases
    ADD CONSTRAINT report_cases_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_case_id_fkey FOREIGN KEY (case_id) REFERENCES public.report_cases(id);

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.reverse_auctions
    ADD CONSTRAINT reverse_auctions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.reverse_auctions
    ADD CONSTRAINT reverse_auctions_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.reverse_auctions
    ADD CONSTRAINT reverse_auctions_rfq_id_fkey FOREIGN KEY (rfq_id) REFERENCES public.rfqs(id);

ALTER TABLE ONLY public.reverse_awards
    ADD CONSTRAINT reverse_awards_auction_id_fkey FOREIGN KEY (auction_id) REFERENCES public.reverse_auctions(id);

ALTER TABLE ONLY public.reverse_awards
    ADD CONSTRAINT reverse_awards_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.reverse_awards
    ADD CONSTRAINT reverse_awards_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.reverse_awards
    ADD CONSTRAINT reverse_awards_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.reverse_lines
    ADD CONSTRAINT reverse_lines_auction_id_fkey FOREIGN KEY (auction_id) REFERENCES public.reverse_auctions(id);

ALTER TABLE ONLY public.reverse_log
    ADD CONSTRAINT reverse_log_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.reverse_log
    ADD CONSTRAINT reverse_log_auction_id_fkey FOREIGN KEY (auction_id) REFERENCES public.reverse_auctions(id);

ALTER TABLE ONLY public.reverse_log
    ADD CONSTRAINT reverse_log_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.reverse_suppliers
    ADD CONSTRAINT reverse_suppliers_auction_id_fkey FOREIGN KEY (auction_id) REFERENCES public.reverse_auctions(id);

ALTER TABLE ONLY public.reverse_suppliers
    ADD CONSTRAINT reverse_suppliers_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.reverse_suppliers
    ADD CONSTRAINT reverse_suppliers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_replied_by_fkey FOREIGN KEY (replied_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_reviewed_id_fkey FOREIGN KEY (reviewed_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.rfq_answers
    ADD CONSTRAINT rfq_answers_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.rfq_answers
    ADD CONSTRAINT rfq_answers_rfq_id_fkey FOREIGN KEY (rfq_id) REFERENCES public.rfqs(id);

ALTER TABLE ONLY public.rfq_answers
    ADD CONSTRAINT rfq_answers_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.rfq_award_lines
    ADD CONSTRAINT rfq_award_lines_answer_id_fkey FOREIGN KEY (answer_id) REFERENCES public.rfq_answers(id);

ALTER TABLE ONLY public.rfq_award_lines
    ADD CONSTRAINT rfq_award_lines_award_id_fkey FOREIGN KEY (award_id) REFERENCES public.rfq_awards(id);

ALTER TABLE ONLY public.rfq_awards
    ADD CONSTRAINT rfq_awards_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.rfq_awards
    ADD CONSTRAINT rfq_awards_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.rfq_awards
    ADD CONSTRAINT rfq_awards_rfq_id_fkey FOREIGN KEY (rfq_id) REFERENCES public.rfqs(id);

ALTER TABLE ONLY public.rfq_files
    ADD CONSTRAINT rfq_files_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id);

ALTER TABLE ONLY public.rfq_files
    ADD CONSTRAINT rfq_files_rfq_id_fkey FOREIGN KEY (rfq_id) REFERENCES public.rfqs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.rfq_first_offers
    ADD CONSTRAINT rfq_first_offers_answer_id_fkey FOREIGN KEY (answer_id) REFERENCES public.rfq_answers(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.rfq_lines
    ADD CONSTRAINT rfq_lines_rfq_id_fkey FOREIGN KEY (rfq_id) REFERENCES public.rfqs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.rfq_offers
    ADD CONSTRAINT rfq_offers_answer_id_fkey FOREIGN KEY (answer_id) REFERENCES public.rfq_answers(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.rfq_questions
    ADD CONSTRAINT rfq_questions_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.rfq_questions
    ADD CONSTRAINT rfq_questions_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.rfq_questions
    ADD CONSTRAINT rfq_questions_rfq_id_fkey FOREIGN KEY (rfq_id) REFERENCES public.rfqs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.rfq_questions
    ADD CONSTRAINT rfq_questions_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.rfq_rates
    ADD CONSTRAINT rfq_rates_rfq_id_fkey FOREIGN KEY (rfq_id) REFERENCES public.rfqs(id);

ALTER TABLE ONLY public.rfq_suppliers
    ADD CONSTRAINT rfq_suppliers_rfq_id_fkey FOREIGN KEY (rfq_id) REFERENCES public.rfqs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.rfq_suppliers
    ADD CONSTRAINT rfq_suppliers_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.rfq_versions
    ADD CONSTRAINT rfq_versions_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.rfq_versions
    ADD CONSTRAINT rfq_versions_rfq_id_fkey FOREIGN KEY (rfq_id) REFERENCES public.rfqs(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.rfqs
    ADD CONSTRAINT rfqs_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.rfqs
    ADD CONSTRAINT rfqs_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.rfqs
    ADD CONSTRAINT rfqs_need_id_fkey FOREIGN KEY (need_id) REFERENCES public.needs(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.rfqs
    ADD CONSTRAINT rfqs_project_id_fkey FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.sale_inquiries
    ADD CONSTRAINT sale_inquiries_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.sale_inquiries
    ADD CONSTRAINT sale_inquiries_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.sale_inquiries
    ADD CONSTRAINT sale_inquiries_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id);

ALTER TABLE ONLY public.sale_inquiries
    ADD CONSTRAINT sale_inquiries_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.saved_search_emails
    ADD CONSTRAINT saved_search_letters_search_id_fkey FOREIGN KEY (search_id) REFERENCES public.saved_searches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.alerted_machines
    ADD CONSTRAINT saved_search_machines_search_id_fkey FOREIGN KEY (search_id) REFERENCES public.saved_searches(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.saved_searches
    ADD CONSTRAINT saved_searches_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES public.auth_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.security_events
    ADD CONSTRAINT security_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sell_draft_photos
    ADD CONSTRAINT sell_draft_photos_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES public.sell_drafts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sell_draft_photos
    ADD CONSTRAINT sell_draft_photos_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id);

ALTER TABLE ONLY public.sell_drafts
    ADD CONSTRAINT sell_drafts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.sell_drafts
    ADD CONSTRAINT sell_drafts_draft_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sell_drafts
    ADD CONSTRAINT sell_drafts_id_fkey FOREIGN KEY (id) REFERENCES public.leads(id);

ALTER TABLE ONLY public.settlement_steps
    ADD CONSTRAINT settlement_steps_settlement_id_fkey FOREIGN KEY (settlement_id) REFERENCES public.settlements(id);

ALTER TABLE ONLY public.settlement_steps
    ADD CONSTRAINT settlement_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.settlements
    ADD CONSTRAINT settlements_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.settlements
    ADD CONSTRAINT settlements_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.lots(id);

ALTER TABLE ONLY public.supplier_documents
    ADD CONSTRAINT supplier_documents_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.supplier_documents
    ADD CONSTRAINT supplier_documents_media_id_fkey FOREIGN KEY (media_id) REFERENCES public.media(id);

ALTER TABLE ONLY public.supplier_documents
    ADD CONSTRAINT supplier_documents_of_entry FOREIGN KEY (account_id, supplier_id) REFERENCES public.supplier_list_entries(account_id, supplier_id);

ALTER TABLE ONLY public.supplier_list_entries
    ADD CONSTRAINT supplier_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.supplier_list_entries
    ADD CONSTRAINT supplier_entries_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.supplier_list_entries
    ADD CONSTRAINT supplier_entries_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.auth_users(id);

ALTER TABLE ONLY public.supplier_facts
    ADD CONSTRAINT supplier_facts_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.supplier_facts
    ADD CONSTRAINT supplier_facts_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES public.listings(id);

ALTER TABLE ONLY public.threads
    ADD CONSTRAINT threads_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.trades
    ADD CONSTRAINT trades_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.trades
    ADD CONSTRAINT trades_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.watch_preferences
    ADD CONSTRAINT watch_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.watches
    ADD CONSTRAINT watches_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id);

ALTER TABLE ONLY public.watches
    ADD CONSTRAINT watches_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES public.lots(id);

ALTER TABLE ONLY public.watches
    ADD CONSTRAINT watches_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.auth_users(id);

-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- The serial numbers of machines, as they are compared: letters and digits alone. Kept by a trigger, so that no way in forgets it.
create table machine_serials (
  machine_id uuid primary key references machines on delete cascade,
  account_id uuid not null,
  serial text not null,
  checked_at timestamptz
);
create index machine_serials_alike on machine_serials (serial, account_id);
create index machine_serials_unchecked on machine_serials (machine_id) where checked_at is null;

create function plain_serial(given text) returns text language sql immutable parallel safe
  return upper(regexp_replace(given, '[^A-Za-z0-9]', '', 'g'));

create function machine_serial_changed() returns trigger language plpgsql as $$
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

create trigger machines_serial_new after insert on machines for each row
  when (new.serial_number is not null) execute function machine_serial_changed();
create trigger machines_serial_changed after update of serial_number, account_id on machines for each row
  when (old.serial_number is distinct from new.serial_number or old.account_id <> new.account_id)
  execute function machine_serial_changed();

-- What is there already is not flagged: the operators begin with what is new.
insert into machine_serials (machine_id, account_id, serial, checked_at)
select id, account_id, plain_serial(serial_number), now() from machines
where char_length(plain_serial(serial_number)) >= 5
on conflict do nothing;

-- Changes of the price of what is on the market; a rental's is that of a day.
create table price_changes (
  id bigint generated always as identity primary key,
  listing_id uuid not null references listings on delete cascade,
  at timestamptz not null default now(),
  before_currency text not null,
  before_minor bigint not null,
  after_currency text not null,
  after_minor bigint not null,
  checked_at timestamptz
);
create index price_changes_of_listing on price_changes (listing_id, at);
create index price_changes_unchecked on price_changes (id) where checked_at is null;

create function listing_price_changed() returns trigger language plpgsql as $$
begin
  insert into price_changes (listing_id, before_currency, before_minor, after_currency, after_minor)
  values (new.id, old.currency, coalesce(old.price_minor, old.daily_minor), new.currency,
    coalesce(new.price_minor, new.daily_minor));
  return null;
end $$;

create trigger listings_price after update of price_minor, daily_minor, currency on listings for each row
  when (old.status in ('active', 'rented') and new.type = old.type
    and coalesce(old.price_minor, old.daily_minor) is not null and coalesce(new.price_minor, new.daily_minor) is not null
    and (coalesce(old.price_minor, old.daily_minor) <> coalesce(new.price_minor, new.daily_minor)
      or old.currency <> new.currency))
  execute function listing_price_changed();

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

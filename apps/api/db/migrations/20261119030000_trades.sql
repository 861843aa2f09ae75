-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- One row per deal that can no longer be cancelled: an accepted order, a rental that has started, an auction that is paid. Profiles and the network
-- of suppliers add these rows up. Triggers keep the table in the transaction of the change, like network_entries.
create table trades (
  deal_id uuid primary key,
  kind text not null check (kind in ('order', 'rental', 'auction')),
  buyer_id uuid not null references accounts (id) on delete cascade,
  supplier_id uuid not null references accounts (id) on delete cascade,
  made_at timestamptz not null,
  usd numeric not null check (usd >= 0)
);
create index trades_of_buyer on trades (buyer_id, made_at) include (usd);
create index trades_of_supplier on trades (supplier_id, made_at) include (usd);
create index trades_by_time on trades (made_at) include (supplier_id, usd);

create function keep_trade(counts boolean, trade trades) returns void language plpgsql as $$
begin
  if counts then
    insert into trades select trade.*
    on conflict (deal_id) do update set made_at = excluded.made_at, usd = excluded.usd
      where (trades.made_at, trades.usd) is distinct from (excluded.made_at, excluded.usd);
  else
    delete from trades where deal_id = trade.deal_id;
  end if;
end $$;

-- The amount in US dollars at the rate of that time, or at the first known rate.
create function usd_at(given text, minor bigint, at timestamptz) returns numeric language sql stable as $$
  select usd_cents(given, minor, r.usd) / 100.0 from exchange_rates r
  where r.currency = given order by (r.since <= at) desc, case when r.since <= at then r.since end desc, r.since limit 1
$$;

create function keep_trade_of_order() returns trigger language plpgsql as $$
begin
  perform keep_trade(new.state in ('accepted', 'delivered', 'closed'),
    row(new.id, 'order', new.account_id, new.supplier_id, new.created_at, new.net_usd)::trades);
  return null;
end $$;

create function keep_trade_of_booking() returns trigger language plpgsql as $$
declare usd numeric := usd_at(new.currency, new.cost_minor, new.created_at);
begin
  perform keep_trade(new.status in ('Active', 'Completed') and usd is not null,
    row(new.id, 'rental', new.account_id, new.supplier_id, new.created_at, usd)::trades);
  return null;
end $$;

create function keep_trade_of_settlement() returns trigger language plpgsql as $$
begin
  perform keep_trade(new.state in ('paid', 'released'),
    row(new.id, 'auction', new.account_id, l.account_id, new.created_at, new.price)::trades)
  from lots l where l.id = new.lot_id;
  return null;
end $$;

create trigger keep_trade after insert or update of state, net_usd, created_at on orders
  for each row execute function keep_trade_of_order();
create trigger keep_trade after insert or update of status, cost_minor, created_at on bookings
  for each row execute function keep_trade_of_booking();
create trigger keep_trade after insert or update of state, price, created_at on settlements
  for each row execute function keep_trade_of_settlement();

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

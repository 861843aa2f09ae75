-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- How often a listing was viewed on a day in the Gulf, for the small chart in its supplier's list. `listings.views` has the sum of all days.
create table listing_views (
  listing_id uuid not null references listings (id) on delete cascade,
  day date not null,
  views bigint not null check (views > 0),
  primary key (listing_id, day)
);
create index listing_views_by_day on listing_views using brin (day);

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

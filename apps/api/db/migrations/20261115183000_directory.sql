-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- Experts, service providers and testimonials. What has no time of publishing is shown to operators alone (R37).
create table directory_entries (
  id uuid primary key,
  kind text not null check (kind in ('expert', 'provider', 'testimonial')),
  name text not null,
  title text,
  words text not null,
  -- Specializations of an expert, services of a provider.
  skills text[] not null default '{}',
  equipment text[] not null default '{}',
  countries text[] not null default '{}',
  city text,
  experience text,
  availability text check (availability in ('available', 'busy')),
  is_demo boolean not null default false,
  -- The application that it was made of, once.
  lead_id uuid unique references leads,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  constraint directory_entries_an_expert_is_free_or_busy check ((kind = 'expert') = (availability is not null)),
  constraint directory_entries_trade_is_named
    check (kind = 'testimonial' or (skills <> '{}' and countries <> '{}'))
);
create index directory_entries_shown on directory_entries (kind, published_at desc, id desc)
  where published_at is not null;
create index directory_entries_skills on directory_entries using gin (skills) where published_at is not null;
create index directory_entries_published on directory_entries (published_at desc, id desc)
  where published_at is not null;
create index directory_entries_drafts on directory_entries (created_at desc, id desc) where published_at is null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

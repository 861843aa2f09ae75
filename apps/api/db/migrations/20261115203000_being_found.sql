-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- Where one file of the sitemap ends and the next begins. A file holds the pages of a kind behind the cut before it, up to its own; behind
-- the last cut there is one more. Kept, so that a file keeps its pages and finding its ends costs nothing.
create table sitemap_cuts (
  kind text not null check (kind in ('listings', 'suppliers', 'buyers', 'lots')),
  last_id uuid not null,
  primary key (kind, last_id)
);

-- Which picture of a page lies in the storage, by what it shows. `subject_id` references nothing: listings and lots stand in modules of
-- their own and are never deleted.
create table share_cards (
  kind text not null check (kind in ('listing', 'lot', 'site')),
  subject_id uuid not null,
  language text not null check (language in ('en', 'ar')),
  version text not null check (version ~ '^[0-9a-f]{32}$'),
  drawn_at timestamptz not null default now(),
  primary key (kind, subject_id, language)
);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

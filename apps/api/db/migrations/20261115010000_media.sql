-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- One row for each file that was uploaded and kept. Files lie in object storage, never here.
create table media (
  id uuid primary key,
  -- The account that owns the file and the person who brought it. No references: accounts stand above media, which
  -- everything else is built on.
  account_id uuid not null,
  created_by uuid not null,
  kind text not null check (kind in ('image', 'document')),
  visibility text not null check (visibility in ('public', 'private')),
  -- SHA-256 of what is stored, which is not what was sent: images are encoded anew (R34).
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  mime text not null check (mime in ('image/webp', 'application/pdf')),
  bytes bigint not null check (bytes > 0),
  width bigint check (width > 0),
  height bigint check (height > 0),
  original_name text not null check (char_length(original_name) between 1 and 120),
  -- The sizes that can be fetched; the small ones follow once the worker has made them.
  sizes text[] not null default '{}' check (sizes <@ array['full', 'card', 'thumb']),
  -- Set once something shows the file. What nothing has shown for a day is removed.
  attached_at timestamptz,
  created_at timestamptz not null default now(),
  check ((kind = 'image') = (width is not null and height is not null)),
  check ((kind = 'image') = (mime = 'image/webp')),
  constraint media_documents_are_private check (kind = 'image' or visibility = 'private')
);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

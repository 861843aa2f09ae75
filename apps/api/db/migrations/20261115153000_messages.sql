-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- One conversation for a machine on offer and a pair of accounts. What a side has not read is counted here, in the transaction of
-- the message, so that every member and every tab sees the same figure.
create table threads (
  id uuid primary key,
  listing_id uuid not null references listings,
  account_id uuid not null references accounts,
  supplier_id uuid not null references accounts,
  -- Messages are numbered within their thread, while it is locked: no two clocks can disagree about their order.
  messages bigint not null default 0,
  last_at timestamptz not null default now(),
  last_words text not null default '',
  buyer_unread bigint not null default 0 check (buyer_unread >= 0),
  supplier_unread bigint not null default 0 check (supplier_unread >= 0),
  -- Up to which message a side has read.
  buyer_read bigint not null default 0,
  supplier_read bigint not null default 0,
  created_at timestamptz not null default now(),
  constraint threads_between_two check (account_id <> supplier_id),
  constraint threads_once unique (listing_id, account_id)
);
create index threads_of_buyer on threads (account_id, last_at desc);
create index threads_of_supplier on threads (supplier_id, last_at desc);

create table messages (
  id uuid primary key,
  thread_id uuid not null references threads on delete cascade,
  number bigint not null,
  account_id uuid not null references accounts,
  created_by uuid not null references auth_users,
  content text not null check (char_length(content) between 1 and 4000),
  created_at timestamptz not null default now(),
  constraint messages_numbered unique (thread_id, number)
);

create table message_attachments (
  message_id uuid not null references messages on delete cascade,
  media_id uuid not null references media,
  position bigint not null,
  primary key (message_id, media_id)
);
create index message_attachments_of_media on message_attachments (media_id);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

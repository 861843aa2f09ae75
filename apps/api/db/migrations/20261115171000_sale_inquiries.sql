-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- What somebody asked the seller of a machine by the form. The sender may be a visitor; who is signed in has a thread with it too.
create table sale_inquiries (
  id uuid primary key,
  listing_id uuid not null references listings,
  supplier_id uuid not null references accounts,
  account_id uuid references accounts,
  created_by uuid references auth_users,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  inquiry_type text not null
    check (inquiry_type in ('purchase', 'inspection', 'financing', 'shipping', 'technical', 'other')),
  message text not null check (char_length(message) between 1 and 4000),
  newsletter boolean not null,
  language text not null check (language in ('en', 'ar')),
  -- SHA-256 of the message, by which the same text to many is known.
  text_hash text not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  constraint sale_inquiries_between_two check (account_id <> supplier_id)
);
create index sale_inquiries_of_supplier on sale_inquiries (supplier_id, created_at desc, id desc);
create index sale_inquiries_unread on sale_inquiries (supplier_id) where read_at is null;
-- Who is signed in is counted by the thread.
create index sale_inquiries_of_visitors on sale_inquiries (supplier_id, listing_id) where account_id is null;
create index sale_inquiries_of_sender on sale_inquiries (account_id) where account_id is not null;
create index sale_inquiries_of_listing on sale_inquiries (listing_id);
create index sale_inquiries_text on sale_inquiries (text_hash, created_at);
-- What an account sent by the contact forms is counted on its dashboard.
-- squawk-ignore require-concurrent-index-creation
create index contact_messages_of_sender on contact_messages (sender_account_id) where sender_account_id is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

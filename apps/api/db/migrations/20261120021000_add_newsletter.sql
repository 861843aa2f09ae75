-- migrate:up

set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- The addresses that asked for the newsletter. The row is also the record of the consent: when and from which range of addresses it was asked for
-- and confirmed.
create table newsletter_subscribers (
  id uuid primary key,
  email text not null constraint newsletter_subscribers_email_check check (email = lower(email) and char_length(email) <= 254),
  language text not null constraint newsletter_subscribers_language_check check (language in ('en', 'ar')),
  state text not null constraint newsletter_subscribers_state_check check (state in ('pending', 'subscribed', 'unsubscribed')),
  requested_at timestamptz not null default now(),
  requested_range text,
  token_hash text,
  token_expires_at timestamptz,
  confirmed_at timestamptz,
  confirmed_range text,
  unsubscribed_at timestamptz,
  constraint newsletter_subscribers_confirmed check (state <> 'subscribed' or confirmed_at is not null)
);
create unique index newsletter_subscribers_email on newsletter_subscribers (email);
create unique index newsletter_subscribers_token on newsletter_subscribers (token_hash) where token_hash is not null;
create index newsletter_subscribers_pending on newsletter_subscribers (requested_at) where state = 'pending';
create index newsletter_subscribers_subscribed on newsletter_subscribers (id) where state = 'subscribed';

create table newsletter_issues (
  id uuid primary key,
  state text not null default 'draft' constraint newsletter_issues_state_check check (state in ('draft', 'sending', 'sent')),
  subject_en text not null,
  text_en text not null,
  subject_ar text not null,
  text_ar text not null,
  recipients bigint not null default 0,
  created_at timestamptz not null default now(),
  sending_at timestamptz,
  sent_at timestamptz,
  constraint newsletter_issues_sending check ((state = 'draft') = (sending_at is null))
);

-- One row for each subscriber of an issue. It is claimed before the email is sent, so that no subscriber gets an issue twice.
create table newsletter_deliveries (
  issue_id uuid not null references newsletter_issues (id),
  subscriber_id uuid not null references newsletter_subscribers (id),
  claimed_at timestamptz,
  sent_at timestamptz,
  primary key (issue_id, subscriber_id)
);
create index newsletter_deliveries_waiting on newsletter_deliveries (issue_id, subscriber_id) where claimed_at is null;
create index newsletter_deliveries_of_subscriber on newsletter_deliveries (subscriber_id);

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

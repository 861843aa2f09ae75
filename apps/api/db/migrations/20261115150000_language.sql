-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- In which language a person is written to: the one in which they last came in.
alter table auth_users add column language text not null default 'en';
alter table auth_users add constraint auth_users_language_check check (language in ('en', 'ar')) not valid;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

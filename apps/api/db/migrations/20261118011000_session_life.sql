-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- The end of a session says it all: no later than 90 days after the login. Until now a condition beside it said so.
update auth_sessions set expires_at = created_at + interval '90 days'
where expires_at > created_at + interval '90 days';

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

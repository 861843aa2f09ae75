-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- When the login that opened this session, or the session itself, proved the second factor. The desks ask for it: that the person has a
-- factor says nothing about a session which somebody opened with the password alone. Sessions of before have none, so operators log in again.
alter table auth_sessions add column factor_at timestamptz;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

-- Creates three roles with no more rights than they need. Run it as the administrator, in the product's database, before the first migration and again
-- after each (objects that the owner creates, such as the job tables, get their grants then). Running it again changes nothing.
--
--   rigsouq_owner    owns every table; used by migrations and backups, never by a running server
--   rigsouq_app      reads and writes rows; cannot create, alter, truncate or drop anything, nor change the audit log or the log of a lot
--   rigsouq_monitor  reads the statistics of PostgreSQL for the monitoring, and no table
--
-- Passwords come from the environment (psql 14 and later), so that none is in a file or on a command line:
--   RIGSOUQ_OWNER_PASSWORD=… RIGSOUQ_APP_PASSWORD=… RIGSOUQ_MONITOR_PASSWORD=… psql -v ON_ERROR_STOP=1 -d rigsouq -f deploy/roles.sql
-- A role whose password is not given keeps its password.

\set ON_ERROR_STOP on
\getenv owner_password RIGSOUQ_OWNER_PASSWORD
\getenv app_password RIGSOUQ_APP_PASSWORD
\getenv monitor_password RIGSOUQ_MONITOR_PASSWORD

BEGIN;
-- CREATE ROLE has no IF NOT EXISTS, and two concurrent runs must not interfere.
SELECT pg_advisory_xact_lock(hashtext('rigsouq roles')) \g /dev/null

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'rigsouq_owner') THEN
    CREATE ROLE rigsouq_owner;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'rigsouq_app') THEN
    CREATE ROLE rigsouq_app;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'rigsouq_monitor') THEN
    CREATE ROLE rigsouq_monitor;
  END IF;
END $$;

ALTER ROLE rigsouq_owner LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS;
ALTER ROLE rigsouq_app LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS;
ALTER ROLE rigsouq_monitor LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS CONNECTION LIMIT 5;
\if :{?owner_password}
ALTER ROLE rigsouq_owner PASSWORD :'owner_password';
\endif
\if :{?app_password}
ALTER ROLE rigsouq_app PASSWORD :'app_password';
\endif
\if :{?monitor_password}
ALTER ROLE rigsouq_monitor PASSWORD :'monitor_password';
\endif

-- A server that hangs must not hold locks or a connection forever. Migrations may take longer.
ALTER ROLE rigsouq_app SET statement_timeout = '15s';
ALTER ROLE rigsouq_app SET idle_in_transaction_session_timeout = '15s';
ALTER ROLE rigsouq_monitor SET statement_timeout = '5s';

-- Shows which statements take the time. The server must load it too: shared_preload_libraries = 'pg_stat_statements'.
CREATE EXTENSION IF NOT EXISTS pg_stat_statements;
GRANT pg_monitor TO rigsouq_monitor;

-- The owner may create schemas and trusted extensions (btree_gist, pg_trgm, unaccent); the others may only connect.
DO $$
BEGIN
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM rigsouq_app', current_database());
  EXECUTE format('GRANT CONNECT, CREATE, TEMPORARY ON DATABASE %I TO rigsouq_owner', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO rigsouq_app', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO rigsouq_monitor', current_database());
END $$;
ALTER SCHEMA public OWNER TO rigsouq_owner;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;

-- These grants apply to objects that the owner creates later.
ALTER DEFAULT PRIVILEGES FOR ROLE rigsouq_owner GRANT USAGE ON SCHEMAS TO rigsouq_app;
ALTER DEFAULT PRIVILEGES FOR ROLE rigsouq_owner GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO rigsouq_app;
ALTER DEFAULT PRIVILEGES FOR ROLE rigsouq_owner GRANT USAGE, SELECT ON SEQUENCES TO rigsouq_app;
ALTER DEFAULT PRIVILEGES FOR ROLE rigsouq_owner GRANT EXECUTE ON FUNCTIONS TO rigsouq_app;

-- These grants apply to existing objects.
DO $$
DECLARE
  place name;
BEGIN
  FOR place IN
    SELECT nspname FROM pg_namespace WHERE nspname IN ('public', 'graphile_worker') ORDER BY nspname
  LOOP
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO rigsouq_app', place);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO rigsouq_app', place);
    EXECUTE format('GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA %I TO rigsouq_app', place);
    EXECUTE format('GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA %I TO rigsouq_app', place);
  END LOOP;
END $$;

-- Only the owner records which migrations were applied; the worker reads the version of its tables when it starts.
DO $$
DECLARE
  ledger regclass;
BEGIN
  FOREACH ledger IN ARRAY ARRAY[to_regclass('public.schema_migrations'), to_regclass('graphile_worker.migrations')]
  LOOP
    CONTINUE WHEN ledger IS NULL;
    EXECUTE format('REVOKE INSERT, UPDATE, DELETE ON %s FROM rigsouq_app', ledger);
  END LOOP;
END $$;

-- Audit entries, the logs of auctions and rates that were used in calculations are only added and never changed. A trigger on the logs refuses every
-- role; here the app loses the right as well.
DO $$
DECLARE
  log regclass;
BEGIN
  FOREACH log IN ARRAY ARRAY[to_regclass('public.audit_log'), to_regclass('public.lot_log'),
    to_regclass('public.reverse_log'), to_regclass('public.exchange_rates'), to_regclass('public.vat_rates')]
  LOOP
    CONTINUE WHEN log IS NULL;
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %s FROM rigsouq_app', log);
  END LOOP;
END $$;

-- A review may be changed until it is published, and is never deleted.
DO $$
BEGIN
  IF to_regclass('public.reviews') IS NOT NULL THEN
    REVOKE DELETE, TRUNCATE ON reviews FROM rigsouq_app;
  END IF;
END $$;

-- Only the demo has an operator without a second factor: the app may write who holds which desk, but not that.
DO $$
BEGIN
  IF to_regclass('public.operators') IS NOT NULL THEN
    REVOKE INSERT, UPDATE ON public.operators FROM rigsouq_app;
    GRANT INSERT (user_id, created_at, lead, desks), UPDATE (lead, desks) ON public.operators TO rigsouq_app;
  END IF;
END $$;

-- The job tables have row security enabled and no policy, so that by default only their owner sees a row. The app adds and runs jobs, so it may see
-- all rows.
DO $$
DECLARE
  job_table regclass;
BEGIN
  FOR job_table IN
    SELECT c.oid::regclass
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'graphile_worker' AND c.relkind = 'r' AND c.relrowsecurity
  LOOP
    IF NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = job_table AND polname = 'rigsouq_app') THEN
      EXECUTE format('CREATE POLICY rigsouq_app ON %s TO rigsouq_app USING (true) WITH CHECK (true)', job_table);
    END IF;
  END LOOP;
END $$;
COMMIT;

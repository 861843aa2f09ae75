-- Lists the contents of a database, one tab-separated line per table and sequence:
--
--   table     <schema.name>  <rows>        <checksum>
--   sequence  <schema.name>  <last value>  -
--
-- backup.sh runs it inside the snapshot of the dump, and restore.sh on the restored database. The checksum is the sum of the MD5 of every row's text:
-- it does not depend on the order of the rows, needs no sorting, and detects a row that is missing, duplicated or different in any column.

-- The text of a row depends on these settings.
SET search_path = pg_catalog;
SET TimeZone = 'UTC';
SET DateStyle = 'ISO, YMD';
SET IntervalStyle = 'postgres';
SET bytea_output = 'hex';
SET extra_float_digits = 1;
SET lc_monetary = 'C';
-- Without this setting only the rows that a policy allows would be counted; with it the statement fails instead.
SET row_security = off;

-- Sequences are read first: they are not transactional and only increase, so the dump holds these values or later ones.
SELECT 'sequence', format('%I.%I', schemaname, sequencename), coalesce(last_value, 0), '-'
FROM pg_sequences
WHERE increment_by > 0
ORDER BY 2;

-- Partitions are counted one by one and their parents are not; tables of extensions are created with the extension.
SELECT format(
  $q$SELECT 'table', %L, count(*),
       coalesce(sum(('x' || left(digest, 16))::bit(64)::bigint::numeric), 0) || '/' ||
       coalesce(sum(('x' || right(digest, 16))::bit(64)::bigint::numeric), 0)
     FROM (SELECT md5((entry.*)::text) AS digest FROM ONLY %I.%I AS entry) AS digests$q$,
  format('%I.%I', n.nspname, c.relname), n.nspname, c.relname)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind = 'r' AND c.relpersistence IN ('p', 'u')
  AND n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
ORDER BY n.nspname, c.relname
\gexec

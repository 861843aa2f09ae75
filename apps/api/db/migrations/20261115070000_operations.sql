-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- Everything that an operator did. It is added to and never changed.
create table audit_log (
  id uuid primary key,
  at timestamptz not null default now(),
  -- Null where it was done from the command line of the server.
  operator_id uuid,
  operator_name text not null,
  act text not null,
  subject_kind text not null,
  subject_id uuid not null,
  reason text,
  before jsonb not null default '{}',
  after jsonb not null default '{}'
);
create index audit_log_subject on audit_log (subject_id, at desc, id desc);
create index audit_log_time on audit_log (at desc, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The table % is only added to', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- Approved is not rejected; a suspended company may have been either.
create function standing_of(approved timestamptz, rejected timestamptz, suspended timestamptz) returns text
  language sql immutable parallel safe
  return case when suspended is not null then 'suspended' when approved is not null then 'approved'
              when rejected is not null then 'rejected' else 'pending' end;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

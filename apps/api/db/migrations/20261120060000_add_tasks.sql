-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- What waits for a company to act, kept from the records of all capabilities (decision 0033). A row is never more than a copy: it can be rebuilt.
create table tasks (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  kind text not null,
  subject_id uuid not null,
  task text not null,
  -- Only owners and managers may do it.
  managers_only boolean not null,
  -- The member who may not do it, because a second member must decide.
  not_for uuid,
  partner_id uuid,
  listing_id uuid,
  words jsonb not null,
  since timestamptz(3) not null,
  due_at timestamptz(3),
  -- The task is shown from this time on, and until that one.
  opens_at timestamptz(3),
  closes_at timestamptz(3),
  amount_minor bigint,
  currency text,
  -- Tasks without a due time come last, those that wait longest first.
  sort_at timestamptz(3) not null generated always as (coalesce(due_at, 'infinity'::timestamptz(3))) stored,
  constraint tasks_once unique (kind, subject_id, account_id, task),
  constraint tasks_amount_check check ((amount_minor is null) = (currency is null))
);
create index tasks_in_order on tasks (account_id, managers_only, sort_at, since, id);
create index tasks_of_listing on tasks (listing_id) where listing_id is not null;
create index tasks_by_due_time on tasks (due_at) where due_at is not null;

-- Adds the job that reads the tasks of the changed row again. The key merges the changes of one transaction into one job. The arguments are the kind
-- and the column with the id of its subject.
create function queue_task_update() returns trigger language plpgsql as $$
declare subject text := to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[1];
begin
  perform graphile_worker.add_job('tasks.update', json_build_object('kind', tg_argv[0], 'subjectId', subject),
    job_key => format('task %s %s', tg_argv[0], subject), job_key_mode => 'preserve_run_at');
  return null;
end $$;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

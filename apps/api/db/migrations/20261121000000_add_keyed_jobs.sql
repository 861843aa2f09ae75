-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- Adds a job that merges with a waiting one of the same key. `graphile_worker.add_job` of 0.18 adds nothing and returns nothing when a worker takes the
-- waiting job at this moment (https://github.com/graphile/worker/issues/580): that run may have read the records before this change. The second try
-- sees the taken job and adds a new one.
create function add_keyed_job(name text, payload json, key text, run_at timestamptz default null) returns void language plpgsql as $$
declare added bigint;
begin
  while added is null loop
    select j.id into added from graphile_worker.add_job(name, payload, run_at => add_keyed_job.run_at, job_key => key,
      job_key_mode => 'preserve_run_at') j;
  end loop;
end $$;

create or replace function queue_task_update() returns trigger language plpgsql as $$
declare subject text := to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[1];
begin
  perform add_keyed_job('tasks.update', json_build_object('kind', tg_argv[0], 'subjectId', subject), format('task %s %s', tg_argv[0], subject));
  return null;
end $$;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

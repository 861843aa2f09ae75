-- migrate:up
-- Adds the job that builds the tasks of existing records. A new database has no job queue yet, and no records.
do $$
begin
  if to_regnamespace('graphile_worker') is not null then
    perform graphile_worker.add_job('tasks.rebuild', '{}'::json, job_key => 'tasks.rebuild');
  end if;
end $$;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

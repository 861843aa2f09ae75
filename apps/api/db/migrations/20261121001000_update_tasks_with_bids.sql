-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- The event of placed bids updates what waits (`bids-placed-handler.ts`), so a bid does not pay for a second job.
create trigger queue_task_update_except_bids after update on lots
  for each row when (old.state <> new.state
    or (old.bids = new.bids and (old.leader_id, old.ends_at) is distinct from (new.leader_id, new.ends_at)))
  execute function queue_task_update('lot', 'id');
drop trigger queue_task_update on lots;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

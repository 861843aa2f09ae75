-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

create trigger queue_task_update after insert or delete or update of status, price_minor, currency, valid_until on quotes
  for each row execute function queue_task_update('quote', 'id');
create trigger queue_task_update after insert or delete or update of status, meets_at, proposed_by on inspections
  for each row execute function queue_task_update('inspection', 'id');
create trigger queue_task_update after insert or delete or update of status, starts_at, ends_at, lapses_at, off_hired_at on bookings
  for each row execute function queue_task_update('booking', 'id');
create trigger queue_task_update after insert or delete or update of buyer_unread, supplier_unread on threads
  for each row execute function queue_task_update('message', 'id');
create trigger queue_task_update after insert or delete or update of read_at, first_name, last_name on sale_inquiries
  for each row execute function queue_task_update('inquiry', 'id');

-- Views are counted on listings, and bids change lots all the time: only what a task shows queues an update.
create trigger queue_task_update after insert on listings
  for each row when (new.status = 'pending') execute function queue_task_update('listing', 'id');
create trigger queue_task_update_of_change after update on listings
  for each row when ((old.status, old.title) is distinct from (new.status, new.title))
  execute function queue_task_update('listing', 'id');
create trigger queue_task_update_of_deletion after delete on listings
  for each row execute function queue_task_update('listing', 'id');
create trigger queue_task_update after update on lots
  for each row when ((old.state, old.bids, old.leader_id, old.ends_at) is distinct from (new.state, new.bids, new.leader_id, new.ends_at))
  execute function queue_task_update('lot', 'id');
create trigger queue_task_update after insert or delete or update of state, due_at, price on settlements
  for each row execute function queue_task_update('settlement', 'lot_id');
create trigger queue_task_update after update of title on consignments
  for each row execute function queue_task_update('lot', 'id');
create trigger queue_task_update_of_settlement after update of title on consignments
  for each row execute function queue_task_update('settlement', 'id');

create trigger queue_task_update after insert or delete or update of state, version, title, deadline, currency on rfqs
  for each row execute function queue_task_update('rfq', 'id');
create trigger queue_task_update after insert or delete or update of invited, deadline, declined_at on rfq_suppliers
  for each row execute function queue_task_update('rfq', 'rfq_id');
create trigger queue_task_update after insert or delete or update of version, withdrawn on rfq_answers
  for each row execute function queue_task_update('rfq', 'rfq_id');
create trigger queue_task_update after insert or delete or update of answer on rfq_questions
  for each row execute function queue_task_update('rfq', 'rfq_id');
create trigger queue_task_update after insert or delete or update of state on rfq_awards
  for each row execute function queue_task_update('rfq', 'rfq_id');

create trigger queue_task_update after insert or delete or update of state, title, starts_at, ends_at, closed_at on reverse_auctions
  for each row execute function queue_task_update('reverse', 'id');
create trigger queue_task_update after insert or delete or update of total_minor, ends_at on reverse_suppliers
  for each row execute function queue_task_update('reverse', 'auction_id');
create trigger queue_task_update after insert or delete or update of state on reverse_awards
  for each row execute function queue_task_update('reverse', 'auction_id');

create trigger queue_task_update after insert or delete or update of state, title, due_on on orders
  for each row execute function queue_task_update('order', 'id');
create trigger queue_task_update after insert or delete or update of state, expires_on, reminded on company_licences
  for each row execute function queue_task_update('licence', 'account_id');

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

-- migrate:up
-- This is step 1 of the example in the handbook: the new column is empty, so no row is read or written. A statement that waits for the lock blocks
-- all statements behind it, so it gives up soon, and `npm run db:migrate` tries again.
set local lock_timeout = '100ms';
alter table listings add column grade text;
alter table listings add constraint listings_grade check (grade in ('a', 'b', 'c')) not valid;

-- migrate:down
-- Forward only.

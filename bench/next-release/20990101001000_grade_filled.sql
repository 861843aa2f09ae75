-- migrate:up transaction:false
-- This is step 2: existing rows are filled in small batches, each committed separately, so that nothing waits for long. When it is repeated after a
-- failure, it continues where it stopped.
do $$
declare
  last uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    with piece as (select id from listings where id > last order by id limit 200),
    filled as (update listings set grade = 'b' from piece where listings.id = piece.id and listings.grade is null)
    select max(id::text)::uuid into last from piece;
    exit when last is null;
    commit;
  end loop;
end $$;

-- migrate:down
-- Forward only.

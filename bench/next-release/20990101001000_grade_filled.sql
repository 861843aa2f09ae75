-- migrate:up transaction:false
-- Step 2: what is there already is filled in small pieces, each committed by itself, so that nobody waits for long. Repeated after a
-- failure it goes on where it was.
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

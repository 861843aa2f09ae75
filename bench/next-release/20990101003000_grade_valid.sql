-- migrate:up transaction:false
-- This is step 4: the constraint is checked against every row while reads and writes continue.
alter table listings validate constraint listings_grade;

-- migrate:down
-- Forward only.

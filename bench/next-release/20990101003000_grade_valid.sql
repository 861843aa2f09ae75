-- migrate:up transaction:false
-- Step 4: the promise is checked against every row; reads and writes go on meanwhile.
alter table listings validate constraint listings_grade;

-- migrate:down
-- Forward only.

-- migrate:up transaction:false
-- Step 3: an index that is built beside the work.
create index concurrently if not exists listings_grade_index on listings (grade, id) where status = 'active';

-- migrate:down
-- Forward only.

-- migrate:up transaction:false
-- This is step 3: the index is built while the table is in use.
create index concurrently if not exists listings_grade_index on listings (grade, id) where status = 'active';

-- migrate:down
-- Forward only.

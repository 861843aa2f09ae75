-- migrate:up transaction:false

-- The operator's queue: who has waited longest for a first or another look comes first. Built beside the writes.
-- squawk-ignore require-lock-timeout, require-statement-timeout
create index concurrently if not exists accounts_company_standing on accounts
  (company_standing(approved_at, rejected_at, suspended_at, review_since), coalesce(review_since, created_at), id);

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

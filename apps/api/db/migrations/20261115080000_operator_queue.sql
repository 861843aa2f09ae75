-- migrate:up transaction:false

-- The operator's queues: who waits longest comes first. Built beside the writes it blocks nobody, so it may take its time; and a
-- second statement would put both into a transaction, where this cannot run.
-- squawk-ignore require-lock-timeout, require-statement-timeout
create index concurrently if not exists accounts_standing
  on accounts (standing_of(approved_at, rejected_at, suspended_at), created_at, id);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

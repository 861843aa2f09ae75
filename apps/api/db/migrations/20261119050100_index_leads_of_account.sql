-- migrate:up transaction:false

-- The dashboard lists the requests of an account, newest first. The index is built while leads are written.
-- squawk-ignore require-lock-timeout, require-statement-timeout
create index concurrently if not exists leads_of_account on leads (account_id, created_at desc) where account_id is not null;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

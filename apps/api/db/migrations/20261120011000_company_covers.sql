-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- The wide picture above the public profile of a company.
alter table company_profiles add column cover_id uuid;
alter table company_profiles add constraint company_profiles_cover_id_fkey foreign key (cover_id) references media not valid;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

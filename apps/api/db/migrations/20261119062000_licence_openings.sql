-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- Records which operator has opened the document of a licence. A licence and its company are approved only by an operator who has.
create table licence_openings (
  licence_id uuid not null references company_licences (id) on delete cascade,
  operator_id uuid not null references auth_users (id) on delete cascade,
  opened_at timestamptz not null default now(),
  primary key (licence_id, operator_id)
);
create index licence_openings_operator on licence_openings (operator_id);

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

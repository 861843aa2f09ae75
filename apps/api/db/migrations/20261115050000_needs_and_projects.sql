-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

create table needs (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  created_by uuid not null,
  category text not null check (char_length(category) between 3 and 120),
  quantity bigint not null default 1 check (quantity >= 1),
  urgency text not null default 'Low' check (urgency in ('Low', 'Medium', 'High')),
  -- US cents; 0 is open (R22).
  budget_minor bigint not null default 0 check (budget_minor >= 0),
  created_at timestamptz not null default now()
);
create index needs_account on needs (account_id, created_at desc, id desc);

create table projects (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  created_by uuid not null,
  name text not null check (char_length(name) between 3 and 200),
  status text not null default 'Active' check (status in ('Active', 'Pending', 'Completed')),
  duration text not null check (char_length(duration) between 3 and 120),
  equipment text[] not null check (cardinality(equipment) between 1 and 30),
  created_at timestamptz not null default now()
);
create index projects_account on projects (account_id, created_at desc, id desc);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

-- migrate:up

set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- The plan of a service provider (R83). A plan counts on the days from starts_on to ends_on, both included.
create table provider_plans (
  id uuid primary key,
  entry_id uuid not null references directory_entries (id),
  plan text not null constraint provider_plans_plan_check check (plan in ('basic', 'professional', 'enterprise')),
  state text not null constraint provider_plans_state_check check (state in ('requested', 'active', 'lapsed')),
  starts_on date,
  ends_on date,
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  constraint provider_plans_has_days check ((state = 'requested') = (starts_on is null) and (starts_on is null) = (ends_on is null)),
  constraint provider_plans_days_in_order check (starts_on <= ends_on)
);

create unique index provider_plans_one_active on provider_plans (entry_id) where state = 'active';
create unique index provider_plans_one_requested on provider_plans (entry_id) where state = 'requested';
create index provider_plans_ends on provider_plans (ends_on) where state = 'active';

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

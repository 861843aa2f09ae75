-- migrate:up

set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- The trial and the plans of a buyer for e-procurement (R82). One counts from starts_at until before ends_at.
create table buyer_plans (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  kind text not null constraint buyer_plans_kind_check check (kind in ('trial', 'plan')),
  state text not null constraint buyer_plans_state_check check (state in ('requested', 'active', 'lapsed')),
  starts_at timestamptz,
  ends_at timestamptz,
  -- The last reminder that was sent, in days before the end.
  reminded bigint,
  created_at timestamptz not null default now(),
  constraint buyer_plans_has_period check ((state = 'requested') = (starts_at is null) and (starts_at is null) = (ends_at is null)),
  constraint buyer_plans_period_in_order check (starts_at <= ends_at),
  constraint buyer_plans_trial_is_not_requested check (kind = 'plan' or state <> 'requested')
);

create unique index buyer_plans_one_trial on buyer_plans (account_id) where kind = 'trial';
create unique index buyer_plans_one_active on buyer_plans (account_id) where state = 'active';
create unique index buyer_plans_one_requested on buyer_plans (account_id) where state = 'requested';
create index buyer_plans_of_account on buyer_plans (account_id, created_at);
create index buyer_plans_ends on buyer_plans (ends_at) where state = 'active';

-- Companies that have used requests or reverse auctions before get the whole trial from today, so that none of them is refused on the day of the
-- deployment.
insert into buyer_plans (id, account_id, kind, state, starts_at, ends_at)
select gen_random_uuid(), account_id, 'trial', 'active', now(), now() + interval '30 days'
from (select account_id from rfqs union select account_id from reverse_auctions) as used;

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

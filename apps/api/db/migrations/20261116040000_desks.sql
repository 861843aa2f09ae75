-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '10s';

-- Who holds which desk of the console. `without_factor` is for the demo, whose password everybody knows: the product's role may not
-- write it (deploy/roles.sql).
alter table operators
  add column lead boolean not null default false,
  add column desks text[] not null default '{}'
    constraint operators_desks check (desks <@ array['companies', 'auctions', 'settlements', 'leads', 'trust', 'system']),
  add column without_factor boolean not null default false;

-- Whoever is an operator today could do everything, and so goes on.
update operators set lead = true;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

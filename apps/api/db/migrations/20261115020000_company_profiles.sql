-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- What a company tells about itself. One row per account; who it is to the market (name, city, country, roles) is on the account.
create table company_profiles (
  account_id uuid primary key references accounts on delete cascade,
  phone text not null,
  address text not null,
  company_type text,
  business_license text,
  tax_id text,
  vendor_type text,
  description text,
  website text,
  equipment_types text[] not null default '{}',
  logo_id uuid references media,
  licence_id uuid references media,
  updated_at timestamptz not null default now()
);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

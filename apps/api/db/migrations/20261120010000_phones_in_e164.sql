-- migrate:up
set local lock_timeout = '100ms';
set local statement_timeout = '60s';

-- New numbers are stored in E.164. This converts the older ones whose country is certain, because they are international or local numbers of a company
-- in the Gulf. Every other text stays as it is until its owner saves the form again.
create function pg_temp.latin_digits(typed text) returns text language sql immutable as $$
  select translate(typed, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')
$$;

create function pg_temp.e164(typed text, country text) returns text language sql immutable as $$
  select case
    when plain ~ '^\+[1-9]\d{6,14}$' then plain
    when plain ~ '^00[1-9]\d{6,14}$' then '+' || substr(plain, 3)
    when country = 'ae' and plain ~ '^0(5\d{8}|[234679]\d{7})$' then '+971' || substr(plain, 2)
    when country = 'sa' and plain ~ '^0[15]\d{8}$' then '+966' || substr(plain, 2)
    when country = 'kw' and plain ~ '^[1-9]\d{7}$' then '+965' || plain
    when country = 'om' and plain ~ '^[1-9]\d{7}$' then '+968' || plain
    when country = 'bh' and plain ~ '^[1-9]\d{7}$' then '+973' || plain
    when country = 'qa' and plain ~ '^[1-9]\d{7}$' then '+974' || plain
    else typed
  end
  from (select regexp_replace(pg_temp.latin_digits(typed), '[[:space:]()./-]', '', 'g') as plain) as read
$$;

update company_profiles p set phone = pg_temp.e164(p.phone, a.country)
from accounts a where a.id = p.account_id and pg_temp.e164(p.phone, a.country) <> p.phone;

update bidder_registrations set phone = pg_temp.e164(phone, country) where pg_temp.e164(phone, country) <> phone;

update consignments c set contact_phone = pg_temp.e164(c.contact_phone, a.country)
from accounts a where a.id = c.account_id and pg_temp.e164(c.contact_phone, a.country) <> c.contact_phone;

update contact_messages set phone = pg_temp.e164(phone, null) where pg_temp.e164(phone, null) <> phone;
update leads set phone = pg_temp.e164(phone, details ->> 'country') where pg_temp.e164(phone, details ->> 'country') <> phone;
update sale_inquiries set phone = pg_temp.e164(phone, null) where pg_temp.e164(phone, null) <> phone;

-- The same serial number with Arabic and with Latin digits is one machine, and the check for duplicates must find it.
update machines set serial_number = pg_temp.latin_digits(serial_number) where serial_number ~ '[٠-٩۰-۹]';

-- migrate:down
-- Forward only: a mistake is fixed by the next migration.

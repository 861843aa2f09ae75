-- migrate:up

set local lock_timeout = '2s';
set local statement_timeout = '60s';

-- A line of a draft may be kept half filled in. What is published has none.
alter table rfq_lines add column half boolean not null default false;
alter table rfq_lines
  drop constraint rfq_lines_specification_check,
  drop constraint rfq_lines_quantity_check,
  drop constraint rfq_lines_place_check,
  drop constraint rfq_lines_days;
alter table rfq_lines add constraint rfq_lines_bounds check (
  char_length(specification) <= 2000 and char_length(place) <= 160 and quantity between 0 and 100000 and from_day <= to_day) not valid;
alter table rfq_lines add constraint rfq_lines_whole check (half or (
  char_length(category) >= 2 and char_length(specification) >= 3 and char_length(place) >= 2 and quantity >= 1
  and (mode = 'buy' or (from_day is not null and to_day is not null)))) not valid;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.

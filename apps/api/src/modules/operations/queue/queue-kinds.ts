// Defines the source and the desk of each kind of queue item. Every source has the same columns and uses an index of waiting items, so that
// its cost does not grow with the number of decided items.

import type { queueKinds } from '@rigsouq/contract/operations/desk-queue';
import type { Desk } from '@rigsouq/contract/operations/desks';
import { type RawBuilder, sql } from 'kysely';

export type QueueKind = (typeof queueKinds)[number];

type Source = {
  readonly desk: Desk;
  /** Whether an operator can refuse the item with a reason; other items are closed or left. */
  readonly refusable: boolean;
  /** Selects id, title, detail, since, ready, lot. `ready` means that the next step is possible. */
  readonly waiting: RawBuilder<unknown>;
};

export const queueSources: Record<QueueKind, Source> = {
  company: {
    desk: 'companies',
    refusable: true,
    waiting: sql`
      select a.id, coalesce(a.company_name, a.contact_name) as title,
        concat_ws(', ', a.city, upper(a.country)) as detail, coalesce(a.review_since, a.created_at) as since, u.email_verified as ready, null::jsonb as lot
      from accounts a
      join members m on m.account_id = a.id and m.position = 'owner'
      join auth_users u on u.id = m.user_id
      where company_standing(a.approved_at, a.rejected_at, a.suspended_at, a.review_since) = 'pending' and a.roles <> '{}'`,
  },
  licence: {
    desk: 'companies',
    refusable: true,
    waiting: sql`
      select c.id, coalesce(a.company_name, a.contact_name) as title, to_char(c.expires_on, 'YYYY-MM-DD') as detail,
        c.created_at as since, c.expires_on >= current_date as ready, null::jsonb as lot
      from company_licences c
      join accounts a on a.id = c.account_id
      where c.state = 'waiting'`,
  },
  lot: {
    desk: 'auctions',
    refusable: true,
    waiting: sql`
      select l.id, c.title, coalesce(a.company_name, a.contact_name) as detail, c.created_at as since, true as ready,
        jsonb_build_object('startPrice', l.start_price, 'reservePrice', l.reserve, 'wantedDate', c.wanted_day,
          'auctionDuration', c.duration_days || '-days', 'country', m.country) as lot
      from lots l
      join consignments c on c.id = l.id
      join machines m on m.id = l.machine_id
      join accounts a on a.id = l.account_id
      where l.state = 'pending'`,
  },
  bidder: {
    desk: 'auctions',
    refusable: true,
    waiting: sql`
      select r.id, concat_ws(' · ', trim(r.first_name || ' ' || r.last_name), r.company) as title, r.email as detail,
        r.created_at as since, exists (
          select from auth_users u where u.email_verified and (u.id = r.user_id or (r.user_id is null and u.email = lower(r.email)))
        ) as ready, null::jsonb as lot
      from bidder_registrations r
      where r.state = 'pending'`,
  },
  lead: {
    desk: 'leads',
    refusable: false,
    waiting: sql`
      select d.id, coalesce(nullif(d.subject, ''), trim(d.first_name || ' ' || d.last_name)) as title,
        concat_ws(' · ', trim(d.first_name || ' ' || d.last_name), d.email) as detail, d.created_at as since, true as ready,
        null::jsonb as lot
      from leads d
      where d.closed_at is null`,
  },
  entry: {
    desk: 'leads',
    refusable: false,
    waiting: sql`
      select e.id, e.name as title, e.title as detail, e.created_at as since, true as ready, null::jsonb as lot
      from directory_entries e
      where e.published_at is null`,
  },
  report: {
    desk: 'trust',
    refusable: true,
    waiting: sql`
      select c.id, c.title, coalesce(a.company_name, a.contact_name) as detail, c.created_at as since, true as ready,
        null::jsonb as lot
      from report_cases c
      join accounts a on a.id = c.account_id
      where c.decided_at is null`,
  },
  plan: {
    desk: 'companies',
    refusable: false,
    waiting: sql`
      select a.id, coalesce(a.company_name, a.contact_name) as title, concat_ws(', ', a.city, upper(a.country)) as detail,
        p.created_at as since, true as ready, null::jsonb as lot
      from buyer_plans p
      join accounts a on a.id = p.account_id
      where p.state = 'requested'`,
  },
};

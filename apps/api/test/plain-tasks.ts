// A second, plain implementation of what waits for each company, without the queries and triggers of the product: it reads whole tables and applies the
// rules in memory.
import { DAY_MS } from '@rigsouq/kernel/periods';
import { type Country, zoneOf } from '@rigsouq/kernel/zones';
import type pg from 'pg';

type Row = Record<string, never>;
/** `task`, the company, its subject, the title, when it is due, the amount in minor units with its currency, and the member who may not do it. */
export type PlainTask = [
  task: string,
  accountId: string,
  subjectId: string,
  title: string,
  due: number | null,
  amount: string | null,
  notFor: string | null,
];

const DAYS = DAY_MS;
const ms = (time: Date | null) => (time === null ? null : time.getTime());
const by = <T extends Record<string, unknown>>(rows: T[], column: string) =>
  new Map(rows.map((row) => [row[column] as string, row]));

/** It is long because it is a flat list of rules. */
export async function computePlainTasks(pool: pg.Pool): Promise<PlainTask[]> {
  // biome-ignore lint/suspicious/noExplicitAny: the rows of a dozen tables, read without the types of the product
  const read = async (table: string): Promise<any[]> => (await pool.query<Row>(`select * from ${table}`)).rows;
  const days = await pool.query<{ id: string; due_on: string }>('select id, due_on::text from orders');
  const expiries = await pool.query<{ id: string; day: string }>(
    'select id, expires_on::text as day from company_licences',
  );
  const dueOn = new Map(days.rows.map(({ id, due_on }) => [id, due_on]));
  const expiresOn = new Map(expiries.rows.map(({ id, day }) => [id, day]));
  const now = (await pool.query<{ now: Date }>('select now()')).rows[0]?.now.getTime() ?? 0;
  const listings = by(await read('listings'), 'id');
  const titleOf = (id: string) => listings.get(id)?.title;
  const found: PlainTask[] = [];
  type Rest = { due?: Date | null; late?: boolean; from?: number; amount?: [string, string]; notFor?: string };
  /** `late` tasks stay after their time, the others end with it. `from` is how many days before its time a task is shown. */
  const add = (task: string, account: string, subject: string, title: string, rest: Rest = {}) => {
    const { due = null, late = false, from, amount, notFor } = rest;
    const time = ms(due);
    if (time !== null && !late && time <= now) return;
    if (time !== null && from !== undefined && time - from * DAYS > now) return;
    found.push([task, account, subject, title, time, amount ? amount.join(' ') : null, notFor ?? null]);
  };

  for (const q of await read('quotes')) {
    if (q.status === 'Requested') add('quote.answer', q.supplier_id, q.id, titleOf(q.listing_id));
    if (q.status === 'Quoted')
      add('quote.decide', q.account_id, q.id, titleOf(q.listing_id), {
        due: q.valid_until,
        amount: [q.price_minor, q.currency],
      });
  }
  for (const i of await read('inspections')) {
    const title = titleOf(i.listing_id);
    const late = { due: i.meets_at, late: true };
    if (i.status === 'Requested' && i.proposed_by === 'buyer')
      add('inspection.answer', i.supplier_id, i.id, title, late);
    if (i.status === 'Requested' && i.proposed_by === 'supplier')
      add('inspection.answer_buyer', i.account_id, i.id, title, late);
    if (i.status !== 'Confirmed') continue;
    add('inspection.attend', i.account_id, i.id, title, { due: i.meets_at, from: 3 });
    add('inspection.report', i.supplier_id, i.id, title, { ...late, from: 3 });
  }
  for (const b of await read('bookings')) {
    const title = titleOf(b.listing_id);
    if (b.status === 'Requested')
      add('booking.answer', b.supplier_id, b.id, title, { due: b.lapses_at, amount: [b.cost_minor, b.currency] });
    if (b.status === 'Confirmed') {
      add('booking.receive', b.account_id, b.id, title, { due: b.starts_at, from: 3 });
      add('booking.hand_over', b.supplier_id, b.id, title, { due: b.starts_at, from: 3 });
    }
    if (b.status !== 'Active') continue;
    if (!b.off_hired_at) add('booking.give_back', b.account_id, b.id, title, { due: b.ends_at, late: true, from: 3 });
    const back = b.off_hired_at
      ? { due: b.off_hired_at, late: true, from: 0 }
      : { due: b.ends_at, late: true, from: 3 };
    add('booking.take_back', b.supplier_id, b.id, title, back);
  }
  for (const t of await read('threads')) {
    if (Number(t.buyer_unread) > 0) add('message.read_buyer', t.account_id, t.id, titleOf(t.listing_id));
    if (Number(t.supplier_unread) > 0) add('message.read', t.supplier_id, t.id, titleOf(t.listing_id));
  }
  for (const s of await read('sale_inquiries'))
    if (!s.read_at) add('inquiry.answer', s.supplier_id, s.id, titleOf(s.listing_id));
  for (const l of listings.values()) if (l.status === 'pending') add('listing.finish', l.account_id, l.id, l.title);

  const lots = by(await read('lots'), 'id');
  const consignments = by(await read('consignments'), 'id');
  for (const b of await read('lot_bidders')) {
    const lot = lots.get(b.lot_id);
    if (lot.state !== 'live' || lot.kind === 'sealed' || lot.leader_id === b.account_id) continue;
    add('lot.outbid', b.account_id, lot.id, consignments.get(lot.id).title, {
      due: lot.ends_at,
      amount: [`${b.maximum}00`, 'USD'],
    });
  }
  for (const s of await read('settlements')) {
    const rest = { due: s.due_at, amount: [`${s.price}00`, 'USD'] as [string, string] };
    const title = consignments.get(s.lot_id).title;
    if (s.state === 'awaiting_payment') add('settlement.pay', s.account_id, s.lot_id, title, { ...rest, late: true });
    if (s.state === 'offered') add('settlement.accept', s.account_id, s.lot_id, title, rest);
  }

  const [suppliers, answers, questions, awards] = await Promise.all(
    ['rfq_suppliers', 'rfq_answers', 'rfq_questions', 'rfq_awards'].map(read),
  );
  for (const r of await read('rfqs')) {
    const own = { due: r.deadline };
    const [listed = [], given = [], asked = [], proposed = []] = [suppliers, answers, questions, awards].map((rows) =>
      rows?.filter((row) => row.rfq_id === r.id),
    );
    if (r.state === 'draft') add('rfq.finish', r.account_id, r.id, r.title);
    if (r.state === 'technical') add('rfq.judge', r.account_id, r.id, r.title);
    if (r.state === 'opened') add('rfq.award', r.account_id, r.id, r.title);
    const open = proposed.find((award) => award.state === 'proposed');
    if (r.state === 'approval' && open)
      add('rfq.approve', r.account_id, r.id, r.title, {
        amount: [open.total_minor, r.currency],
        notFor: open.proposed_by,
      });
    if (r.state !== 'open') continue;
    if (asked.some((question) => question.answer === null)) add('rfq.reply', r.account_id, r.id, r.title, own);
    for (const s of listed) {
      const answer = given.find((row) => row.supplier_id === s.supplier_id);
      if (!answer && s.invited && !s.declined_at) add('rfq.answer', s.supplier_id, r.id, r.title, own);
      if (answer && !answer.withdrawn && Number(answer.version) < Number(r.version))
        add('rfq.confirm', s.supplier_id, r.id, r.title, own);
    }
  }

  const [seats, reverseAwards] = await Promise.all(['reverse_suppliers', 'reverse_awards'].map(read));
  for (const a of await read('reverse_auctions')) {
    const invited = seats?.filter((seat) => seat.auction_id === a.id) ?? [];
    const ranked = invited
      .filter((seat) => seat.total_minor !== null)
      .sort((x, y) => Number(x.total_minor) - Number(y.total_minor) || Number(x.total_seq) - Number(y.total_seq));
    for (const s of invited) {
      if (a.state === 'scheduled') add('reverse.prepare', s.supplier_id, a.id, a.title, { due: a.starts_at, from: 3 });
      if (a.state !== 'live') continue;
      if (s.total_minor === null) add('reverse.offer', s.supplier_id, a.id, a.title, { due: s.ends_at });
      else if (ranked[0] !== s)
        add('reverse.improve', s.supplier_id, a.id, a.title, { due: s.ends_at, amount: [s.total_minor, a.currency] });
    }
    if (a.state === 'ended') add('reverse.award', a.account_id, a.id, a.title);
    const open = reverseAwards?.find((award) => award.auction_id === a.id && award.state === 'proposed');
    if (a.state === 'approval' && open)
      add('reverse.approve', a.account_id, a.id, a.title, {
        amount: [open.total_minor, a.currency],
        notFor: open.proposed_by,
      });
  }

  for (const o of await read('orders')) {
    const day = dueOn.get(o.id);
    const due = day ? new Date(endOfDay(day, o.country)) : null;
    const amount: [string, string] = [o.total_minor, o.currency];
    if (o.state === 'issued') add('order.accept', o.supplier_id, o.id, o.title, { amount });
    if (o.state === 'accepted') {
      add('order.deliver', o.supplier_id, o.id, o.title, { amount, due, late: true, from: 14 });
      add('order.receive', o.account_id, o.id, o.title, { amount, due, late: true, from: 3 });
    }
    if (o.state === 'delivered') add('order.close', o.account_id, o.id, o.title, { amount });
  }

  const licences = (await read('company_licences')).sort((x, y) => (x.id < y.id ? 1 : -1));
  for (const [accountId, all] of Map.groupBy(licences, (licence) => licence.account_id as string)) {
    const last = all[0];
    const due = new Date(endOfDay(expiresOn.get(last.id) ?? '', 'ae'));
    if (last.state === 'approved') add('licence.renew', accountId, accountId, '', { due, late: true, from: 60 });
    if (last.state === 'rejected') add('licence.resend', accountId, accountId, '');
  }
  return found;
}

function endOfDay(day: string, country: Country): number {
  return Date.parse(`${day}T00:00:00Z`) + DAYS - zoneOf(country).hours * 3_600_000;
}

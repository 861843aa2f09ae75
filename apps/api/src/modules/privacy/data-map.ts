// Says for every table whose data it holds: what a copy of the data contains, and what is erased when a member leaves or a company closes. A test checks that
// no table and no text of a member is missing. The table is the only place where this is decided.
import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../db/rows.generated.ts';

export type Member = { id: string; email: string };
export type Table = keyof DB & string;

export type Entry = {
  /** Columns with the id of the company. The copy of a company contains these rows. */
  company?: readonly string[];
  /** The row belongs to a row of another table, whose id is in this column. The copy of a company contains it with that row. */
  parts?: readonly (readonly [column: string, of: Table])[];
  /** Limits the copy of a company to what the company may read already, such as published reviews. */
  only?: (account: string) => RawBuilder<unknown>;
  /** Columns that no copy contains: secrets, and what only the other side or our team may read. */
  omit?: readonly string[];
  /** Columns with the id of the member who wrote the row. */
  member?: readonly string[];
  /** Finds the rows with texts of the member in a table that does not name the member. */
  memberIf?: (member: Member) => RawBuilder<unknown>;
  /** The rows are about the member: the copy of a member contains them whole. Of other rows it contains id and time. */
  personal?: true;
  /** The column with an email address. A row with the address of the erased member is treated like a row that the member wrote. */
  email?: string;
  /** What erasing a member does with the rows: delete them, or replace these columns. */
  erase?: 'delete' | Readonly<Record<string, Replacement>>;
  /** Texts of the member, in which name, email and phone are replaced. */
  texts?: readonly string[];
  /** What closing a company does with its rows, in addition to the erasure of its members. */
  closing?: 'delete' | Readonly<Record<string, Replacement>>;
  /** Why the rows, or values in them, stay as they are. */
  keep?: string;
};
export type Replacement = 'name' | 'email' | 'dash' | 'empty' | 'null';

const noCompany = { keep: 'Holds no data of a company or a member.' } as const;
const derived = { keep: 'Derived from other tables, and changes with them.' } as const;
const operatorsOnly = { keep: 'Records the work of our team.' } as const;
const sealed = 'Sealed with a hash when it was received, so that the opening can be checked.';
const step = { member: ['user_id'] } as const;
const person = { first_name: 'name', last_name: 'empty', email: 'email' } as const;

export const dataMap: Record<Table, Entry> = {
  accounts: { company: ['id'], omit: ['standing_reason'], closing: { contact_name: 'name', city: 'null' } },
  alerted_machines: { parts: [['search_id', 'saved_searches']] },
  audit_log: { keep: 'The audit log of our team cannot be changed.' },
  auth_credentials: { member: ['user_id'], erase: 'delete', keep: 'The password hash is in no copy.' },
  auth_sessions: { member: ['user_id'], personal: true, omit: ['token_hash'], erase: 'delete' },
  auth_users: { member: ['id'], personal: true, erase: { name: 'name', email: 'email', image: 'null' } },
  auth_verifications: { keep: 'Links in emails, which end within days.' },
  bidder_registrations: {
    company: ['account_id'],
    omit: ['decided_by'],
    member: ['user_id'],
    email: 'email',
    erase: { ...person, phone: 'dash', company: 'null' },
  },
  bidders: { company: ['account_id'] },
  booking_photos: { parts: [['booking_id', 'bookings']] },
  booking_steps: { parts: [['booking_id', 'bookings']], ...step, texts: ['facts'] },
  bookings: {
    company: ['account_id', 'supplier_id'],
    member: ['created_by'],
    texts: ['reason', 'delivery_address', 'project_type', 'special_requirements'],
  },
  buyer_plans: { company: ['account_id'] },
  buying_settings: { company: ['account_id'], closing: 'delete' },
  calendar_feeds: { company: ['account_id'], omit: ['id'], member: ['created_by'], closing: 'delete' },
  catalogue_brand_counts: derived,
  catalogue_changes: derived,
  catalogue_counts: derived,
  catalogue_entries: derived,
  catalogue_source: derived,
  catalogue_words: { keep: 'Single words of titles for the spelling of searches, without a link to a row.' },
  company_documents: { company: ['account_id'], member: ['created_by'], closing: 'delete' },
  company_licences: { company: ['account_id'], member: ['created_by'], closing: 'delete' },
  company_profiles: {
    company: ['account_id'],
    closing: {
      phone: 'empty',
      business_email: 'null',
      website: 'null',
      description: 'null',
      logo_id: 'null',
      cover_id: 'null',
      licence_id: 'null',
    },
    keep: 'The address, the licence number and the tax number stay, because orders print them.',
  },
  consents: {
    company: ['account_id'],
    member: ['user_id'],
    personal: true,
    keep: 'Proves a consent. It holds no name.',
  },
  consignments: {
    company: ['account_id'],
    omit: ['words'],
    member: ['created_by'],
    erase: { contact_name: 'name', contact_email: 'email', contact_phone: 'dash' },
    texts: ['title', 'description'],
  },
  contact_messages: {
    company: ['recipient_id', 'sender_account_id'],
    omit: ['text_hash'],
    member: ['sender_id'],
    email: 'email',
    erase: { ...person, phone: 'null', company: 'null' },
    texts: ['subject', 'message'],
  },
  contact_reveals: { company: ['viewer_account_id'], member: ['viewer_id'], erase: 'delete' },
  daily_counts: noCompany,
  data_exports: { company: ['account_id'], member: ['user_id'], personal: true, keep: 'Deleted after some days.' },
  directory_entries: {
    email: 'email',
    erase: { name: 'name', email: 'null', title: 'null', words: 'dash', city: 'null', published_at: 'null' },
  },
  document_numbers: { company: ['account_id'] },
  enquiry_steps: {
    parts: [
      ['subject_id', 'quotes'],
      ['subject_id', 'inspections'],
    ],
    ...step,
    texts: ['facts'],
  },
  exchange_rates: noCompany,
  idempotent_answers: { keep: 'Answers to repeated calls, deleted after a day.' },
  import_rows: { parts: [['run_id', 'import_runs']] },
  import_runs: { company: ['account_id'], member: ['created_by'], erase: 'delete' },
  inspection_photos: { parts: [['inspection_id', 'inspections']] },
  inspections: { company: ['account_id', 'supplier_id'], member: ['created_by'], texts: ['notes', 'report'] },
  invitations: {
    company: ['account_id'],
    omit: ['token_hash'],
    member: ['invited_by'],
    email: 'email',
    erase: 'delete',
    closing: 'delete',
  },
  lead_forwards: operatorsOnly,
  lead_links: { keep: 'Links in emails, which end within days.' },
  leads: {
    company: ['account_id'],
    omit: ['text_hash', 'closed_by'],
    email: 'email',
    erase: { ...person, phone: 'null', company: 'null', details: 'empty' },
    texts: ['subject', 'message'],
  },
  licence_openings: operatorsOnly,
  listing_views: { parts: [['listing_id', 'listings']] },
  listings: { company: ['account_id'], member: ['created_by'], texts: ['title', 'description'] },
  lot_bidders: {
    company: ['account_id'],
    ...step,
    keep: 'The result of other bidders depends on it. It holds no name.',
  },
  lot_log: {
    company: ['account_id'],
    omit: ['line', 'secret', 'hash'],
    ...step,
    keep: 'The log of an auction cannot be changed. It holds numbers of bidders, no names.',
  },
  lots: { company: ['account_id'], omit: ['leader_id', 'leader_max', 'price', 'bids', 'bidders', 'decided_by'] },
  machine_photos: { parts: [['machine_id', 'machines']] },
  machine_serials: { company: ['account_id'] },
  machines: { company: ['account_id'], member: ['created_by'], texts: ['location', 'specifications'] },
  marketing_numbers: operatorsOnly,
  media: { company: ['account_id'], member: ['created_by'], texts: ['original_name'] },
  members: { company: ['account_id'], member: ['user_id'], personal: true, erase: 'delete' },
  message_attachments: { parts: [['message_id', 'messages']] },
  messages: {
    parts: [['thread_id', 'threads']],
    only: () => sql`t.taken_down_at is null`,
    member: ['created_by'],
    texts: ['content'],
  },
  need_notifications: { company: ['account_id'] },
  needs: { company: ['account_id'], member: ['created_by'], texts: ['category'], closing: 'delete' },
  network_counts: derived,
  network_entries: derived,
  newsletter_deliveries: {
    memberIf: ({ email }) =>
      sql`t.subscriber_id in (select s.id from newsletter_subscribers s where s.email = ${email})`,
    erase: 'delete',
  },
  newsletter_issues: operatorsOnly,
  newsletter_subscribers: { omit: ['token_hash'], email: 'email', erase: 'delete' },
  notification_preferences: { member: ['user_id'], personal: true, erase: 'delete' },
  notifications: { member: ['user_id'], personal: true, omit: ['mail_job'], erase: 'delete' },
  opened_answers: { parts: [['rfq_id', 'rfqs']], keep: 'The answers that the buyer has opened, as a view.' },
  opened_first_offers: { parts: [['answer_id', 'opened_answers']], keep: 'Offers of opened answers, as a view.' },
  opened_offers: { parts: [['answer_id', 'opened_answers']], keep: 'Offers of opened answers, as a view.' },
  operators: operatorsOnly,
  order_lines: { parts: [['order_id', 'orders']] },
  order_steps: { parts: [['order_id', 'orders']], ...step, texts: ['note'] },
  orders: { company: ['account_id', 'supplier_id'], member: ['created_by'], texts: ['title'] },
  price_changes: { parts: [['listing_id', 'listings']] },
  projects: { company: ['account_id'], member: ['created_by'], texts: ['name', 'duration'], closing: 'delete' },
  provider_plans: operatorsOnly,
  queue_claims: operatorsOnly,
  quotes: { company: ['account_id', 'supplier_id'], member: ['created_by'], texts: ['note'] },
  recovery_codes: { member: ['user_id'], erase: 'delete', keep: 'The codes are in no copy.' },
  report_cases: operatorsOnly,
  reports: { company: ['account_id'], member: ['created_by'], texts: ['words', 'facts'] },
  reservations: { parts: [['machine_id', 'machines']], member: ['created_by'] },
  reverse_auctions: {
    company: ['account_id'],
    omit: ['log_hash', 'words'],
    member: ['created_by'],
    texts: ['title', 'description', 'reason'],
  },
  reverse_awards: {
    parts: [['auction_id', 'reverse_auctions']],
    member: ['proposed_by', 'decided_by'],
    texts: ['reason', 'decision_note'],
  },
  reverse_lines: { parts: [['auction_id', 'reverse_auctions']] },
  reverse_log: {
    company: ['account_id'],
    omit: ['line', 'secret', 'hash'],
    ...step,
    keep: 'The log of a reverse auction cannot be changed. It holds no names.',
  },
  reverse_suppliers: { company: ['supplier_id'], ...step },
  reviews: {
    company: ['account_id', 'reviewed_id'],
    only: (account) => sql`t.account_id = ${account} or (t.publishes_at <= now() and t.taken_down_at is null)`,
    member: ['created_by', 'replied_by'],
    keep: 'A published review cannot be changed. It shows the company, not the member.',
  },
  rfq_answers: { company: ['supplier_id'], member: ['created_by'], keep: sealed },
  rfq_award_lines: { parts: [['award_id', 'rfq_awards']] },
  rfq_awards: {
    parts: [['rfq_id', 'rfqs']],
    member: ['proposed_by', 'decided_by'],
    texts: ['reason', 'decision_note'],
  },
  rfq_files: { parts: [['rfq_id', 'rfqs']] },
  rfq_first_offers: { parts: [['answer_id', 'rfq_answers']] },
  rfq_lines: { parts: [['rfq_id', 'rfqs']] },
  rfq_offers: { parts: [['answer_id', 'rfq_answers']], keep: sealed },
  rfq_questions: {
    company: ['supplier_id'],
    parts: [['rfq_id', 'rfqs']],
    member: ['asked_by', 'answered_by'],
    texts: ['question', 'answer'],
  },
  rfq_rates: { parts: [['rfq_id', 'rfqs']] },
  rfq_suppliers: { company: ['supplier_id'], parts: [['rfq_id', 'rfqs']] },
  rfq_versions: { parts: [['rfq_id', 'rfqs']], member: ['created_by'], texts: ['note'] },
  rfqs: {
    company: ['account_id'],
    omit: ['words'],
    member: ['created_by'],
    texts: ['title', 'description', 'reason'],
  },
  sale_inquiries: {
    company: ['supplier_id', 'account_id'],
    omit: ['text_hash'],
    member: ['created_by'],
    email: 'email',
    erase: { ...person, phone: 'null' },
    texts: ['message'],
  },
  saved_search_emails: { parts: [['search_id', 'saved_searches']] },
  saved_searches: { company: ['account_id'], member: ['user_id'], personal: true, erase: 'delete' },
  saved_views: operatorsOnly,
  second_factors: { member: ['user_id'], erase: 'delete', keep: 'The secret is in no copy.' },
  security_events: { member: ['user_id'], personal: true, keep: 'Protects the company. It holds no name.' },
  sell_draft_photos: { parts: [['draft_id', 'sell_drafts']] },
  sell_drafts: {
    company: ['account_id'],
    member: ['created_by'],
    email: 'email',
    erase: { email: 'email' },
    texts: ['title', 'description', 'location'],
  },
  settlement_steps: { parts: [['settlement_id', 'settlements']], ...step, texts: ['note'] },
  settlements: { company: ['account_id'], parts: [['lot_id', 'lots']] },
  share_cards: derived,
  sitemap_files: derived,
  supplier_documents: { company: ['account_id'], member: ['created_by'], closing: 'delete' },
  supplier_facts: { company: ['account_id'] },
  supplier_list_entries: { company: ['account_id'], member: ['updated_by'], texts: ['note'], closing: 'delete' },
  system_samples: noCompany,
  tasks: derived,
  threads: {
    company: ['account_id', 'supplier_id'],
    memberIf: ({ id }) => sql`t.id in (select m.thread_id from messages m where m.created_by = ${id})`,
    texts: ['last_words'],
  },
  trades: derived,
  vat_rates: noCompany,
  watch_preferences: { member: ['user_id'], personal: true, erase: 'delete' },
  watches: { company: ['account_id'], member: ['user_id'], personal: true, erase: 'delete' },
};

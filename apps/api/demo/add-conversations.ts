// Adds conversations and inquiries of the demo companies about the first machines of the demo supplier and the demo trader.
import { type Db, inTransaction } from '../src/platform/database/db.ts';
import { addRows } from './add-generated-companies.ts';
import { demoId } from './demo-id.ts';

const HOUR = 3_600_000;

type Company = 'buyer' | 'supplier' | 'both';
type Conversation = {
  from: Company;
  to: Company;
  /** The index of the machine among those of the supplier. */
  machine: number;
  /** The messages, oldest first. */
  messages: readonly [sender: Company, text: string, hoursAgo: number][];
  /** The number of messages at the end that the other side has not read. */
  unread: number;
};

const conversations: readonly Conversation[] = [
  {
    from: 'buyer',
    to: 'supplier',
    machine: 0,
    messages: [
      ['buyer', 'Good morning. Is this machine still available, and where can we see it?', 52],
      ['supplier', 'Good morning. Yes, it stands in our yard in Dammam. Any day from 8 to 4.', 50],
      ['buyer', 'Thank you. Do you have the service records of the last two years?', 27],
      ['supplier', 'We do. Serviced every 250 hours by the dealer. (Demo)', 26],
      ['supplier', 'Shall we hold it for you until Thursday?', 3],
    ],
    unread: 2,
  },
  {
    from: 'buyer',
    to: 'both',
    machine: 0,
    messages: [
      ['buyer', 'What would delivery to Jebel Ali cost? (Demo)', 30],
      ['both', 'About USD 900 by low-bed, two days on the road.', 28],
    ],
    unread: 0,
  },
  {
    from: 'both',
    to: 'supplier',
    machine: 1,
    messages: [['both', 'السلام عليكم، هل السعر قابل للتفاوض لو أخذنا معدتين؟ (تجريبي)', 5]],
    unread: 1,
  },
];

type Inquiry = {
  to: 'supplier' | 'both';
  /** The company of the sender; a visitor has none. */
  from?: Company;
  machine: number;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  inquiry_type: string;
  message: string;
  hoursAgo: number;
};

const inquiries: readonly Inquiry[] = [
  {
    to: 'both',
    from: 'buyer',
    machine: 0,
    first_name: 'Demo',
    last_name: 'Buyer',
    email: 'buyer@rigsouq.test',
    phone: null,
    inquiry_type: 'shipping',
    message: 'What would delivery to Jebel Ali cost? (Demo)',
    hoursAgo: 30,
  },
  {
    to: 'supplier',
    machine: 2,
    first_name: 'Demo',
    last_name: 'Visitor',
    email: 'visitor.three@example.com',
    phone: '+971500000000',
    inquiry_type: 'shipping',
    message: 'A made-up question for the demo: can it be shipped to Salalah in June?',
    hoursAgo: 7,
  },
  {
    to: 'supplier',
    machine: 0,
    first_name: 'Demo',
    last_name: 'Guest',
    email: 'visitor.four@example.com',
    phone: null,
    inquiry_type: 'financing',
    message: 'A made-up question for the demo: do you take payment in three parts?',
    hoursAgo: 31,
  },
];

const account = (name: Company) => demoId(`account ${name}@rigsouq.test`);
const user = (name: Company) => demoId(`user ${name}@rigsouq.test`);

export async function addConversations(db: Db): Promise<void> {
  const now = Date.now();
  const ago = (hours: number) => new Date(now - hours * HOUR).toISOString();
  const machines = { supplier: await machinesOf(db, 'supplier'), both: await machinesOf(db, 'both') };
  const withListing = conversations.flatMap((conversation) => {
    const { from, to, machine } = conversation;
    const listing = machines[to as 'supplier' | 'both'][machine];
    return listing ? [{ ...conversation, listing, id: demoId(`talk ${from} ${to} ${machine}`) }] : [];
  });
  await inTransaction(db, async (tx) => {
    await addRows(tx, 'threads', withListing.map(threadOf));
    await addRows(tx, 'messages', withListing.flatMap(messagesOf));
    await addRows(tx, 'sale_inquiries', inquiries.flatMap(inquiryOf));
  });

  function threadOf({ id, listing, from, to, messages, unread }: (typeof withListing)[number]) {
    const [sender, text, hours] = messages.at(-1) ?? [from, '', 0];
    const all = messages.length;
    const byBuyer = sender === from;
    return {
      id,
      listing_id: listing,
      account_id: account(from),
      supplier_id: account(to),
      messages: all,
      last_at: ago(hours),
      last_words: text,
      created_at: ago(messages[0]?.[2] ?? 0),
      buyer_unread: byBuyer ? 0 : unread,
      supplier_unread: byBuyer ? unread : 0,
      buyer_read: byBuyer ? all : all - unread,
      supplier_read: byBuyer ? all - unread : all,
    };
  }

  function messagesOf({ id, messages }: (typeof withListing)[number]) {
    return messages.map(([sender, content, hours], at) => ({
      id: demoId(`message ${id} ${at}`),
      thread_id: id,
      number: at + 1,
      content,
      created_at: ago(hours),
      account_id: account(sender),
      created_by: user(sender),
    }));
  }

  function inquiryOf({ to, from, machine, hoursAgo, ...inquiry }: Inquiry) {
    const listing_id = machines[to][machine];
    if (!listing_id) return [];
    const id = demoId(`inquiry ${inquiry.email}`);
    const sender = { account_id: from ? account(from) : null, created_by: from ? user(from) : null };
    const rest = { newsletter: false, language: 'en', text_hash: demoId(`text ${inquiry.email}`) };
    return [{ id, listing_id, supplier_id: account(to), ...sender, ...inquiry, ...rest, created_at: ago(hoursAgo) }];
  }
}

/** Returns machines of the company that are for sale, always in the same order. */
async function machinesOf(db: Db, name: Company): Promise<string[]> {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('account_id', '=', account(name))
    .where('type', '=', 'sell')
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(3)
    .execute();
  return rows.map(({ id }) => id);
}

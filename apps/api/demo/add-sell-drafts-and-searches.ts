// Adds two machines that made-up visitors offered on the sell page, and two saved searches of the demo buyer.
import { type Db, inTransaction } from '../src/platform/database/db.ts';
import { addRows } from './add-generated-companies.ts';
import { demoId } from './demo-id.ts';

const HOUR = 3_600_000;

const machines = [
  {
    name: 'Demo Visitor One',
    email: 'visitor.one@example.com',
    title: 'Komatsu PC210 excavator (Demo)',
    description: 'A made-up machine for the demo: two owners, new undercarriage last year.',
    category: 'excavators',
    brand: 'Komatsu',
    model: 'PC210-8',
    year: 2019,
    hours: 6200,
    condition: 'good',
    location: 'Mussafah, Abu Dhabi',
    dollars: 64_000,
    hoursAgo: 5,
  },
  {
    name: 'Demo Visitor Two',
    email: 'visitor.two@example.com',
    title: 'Liebherr LTM 1060 crane (Demo)',
    description: 'A made-up machine for the demo: certificates valid, tyres at half.',
    category: 'cranes',
    brand: 'Liebherr',
    model: 'LTM 1060',
    year: 2015,
    hours: 11_400,
    condition: 'fair',
    location: 'Ras Al Khor, Dubai',
    dollars: 215_000,
    hoursAgo: 20,
  },
];

const searches = [
  {
    name: 'Excavators in the UAE',
    filters: { type: 'sell', category: 'excavators', country: 'ae', verified: true },
    alerts: true,
  },
  {
    name: 'Cranes up to $200,000',
    filters: { type: 'sell', category: 'cranes', priceMax: 200_000, verified: true },
    alerts: false,
  },
];

export async function addSellDraftsAndSearches(db: Db): Promise<void> {
  const now = Date.now();
  const owner = { account_id: demoId('account buyer@rigsouq.test'), user_id: demoId('user buyer@rigsouq.test') };
  await inTransaction(db, async (tx) => {
    await addRows(tx, 'leads', machines.map(leadOf));
    await addRows(tx, 'sell_drafts', machines.map(draftOf));
    const saved = searches.map((search, at) => ({ id: demoId(`search ${at}`), ...owner, ...search, language: 'en' }));
    const times = { seen_until: new Date(now), check_at: new Date(now), created_at: new Date(now) };
    await addRows(
      tx,
      'saved_searches',
      saved.map((search) => ({ ...search, ...times })),
    );
  });

  function leadOf(machine: (typeof machines)[number]) {
    const { name, email, title, description, category, brand, model, year, condition, dollars, location } = machine;
    const price = `USD ${dollars.toLocaleString('en-US')}`;
    return {
      id: demoId(`sell ${email}`),
      kind: 'sell',
      first_name: name,
      last_name: '',
      email,
      phone: '+971500000000',
      subject: title,
      message: description,
      details: { category, brand, model, year: String(year), condition, price, location, photos: '0' },
      language: 'en',
      text_hash: demoId(`text ${email}`),
      created_at: new Date(now - machine.hoursAgo * HOUR),
    };
  }

  function draftOf({ name: _, dollars, hoursAgo, ...machine }: (typeof machines)[number]) {
    const created_at = new Date(now - hoursAgo * HOUR);
    return { id: demoId(`sell ${machine.email}`), ...machine, price_minor: dollars * 100, created_at };
  }
}

// Adds the directory of the demo: made-up experts, service providers and testimonials. Each one says so in its name and by its mark (R37).
import { type Db, inTransaction } from '../src/platform/database/db.ts';
import { addRows } from './add-generated-companies.ts';
import { demoId } from './demo-id.ts';

const HOUR = 3_600_000;

const experts = [
  [
    'One',
    'Appraiser',
    ['appraisal'],
    ['ae'],
    'Dubai',
    '20+',
    'available',
    'Values excavators and wheel loaders for sale, insurance and auctions.',
  ],
  [
    'Two',
    'Crane inspector',
    ['inspection', 'technical'],
    ['sa', 'bh'],
    'Dammam',
    '10-20',
    'available',
    'Inspects mobile and tower cranes before lifts and before purchase.',
  ],
  [
    'Three',
    'Hydraulics engineer',
    ['technical', 'maintenance'],
    ['qa'],
    'Doha',
    '10-20',
    'busy',
    'Finds why a machine is slow, and writes down what to change.',
  ],
  [
    'Four',
    'Trainer of operators',
    ['training'],
    ['ae', 'om'],
    'Abu Dhabi',
    '5-10',
    'available',
    'Trains operators on dozers and graders, on the machine and on the site.',
  ],
  [
    'Five',
    'Maintenance planner',
    ['maintenance'],
    ['kw'],
    'Kuwait City',
    '20+',
    'available',
    'Plans service for mixed fleets in heat and dust.',
  ],
  [
    'Six',
    'Appraiser of fleets',
    ['appraisal', 'inspection'],
    ['sa'],
    'Riyadh',
    '20+',
    'busy',
    'Counts, inspects and values whole fleets when companies merge or close.',
  ],
  [
    'Seven',
    'Generator technician',
    ['technical'],
    ['om'],
    'Muscat',
    '5-10',
    'available',
    'Sizes and tunes generators for sites without a grid.',
  ],
  [
    'Eight',
    'Lifting trainer',
    ['training', 'inspection'],
    ['bh'],
    'Manama',
    '1-5',
    'available',
    'Trains riggers and banksmen, and checks slings and shackles.',
  ],
] as const;

const gulf = ['sa', 'ae', 'qa', 'bh', 'kw', 'om'];
const providers = [
  [
    'Dune Workshop',
    ['repair'],
    ['excavators', 'loaders', 'bulldozers'],
    ['ae'],
    'Sharjah',
    '10-20',
    'Engines, hydraulics and undercarriage, in the workshop and on site.',
  ],
  [
    'Coast Lifting Checks',
    ['inspection'],
    ['cranes', 'aerial-platforms'],
    ['ae', 'om'],
    'Dubai',
    '5-10',
    'Load tests and inspections of cranes and platforms.',
  ],
  [
    'Long Road Haulage',
    ['transport'],
    ['excavators', 'bulldozers', 'cranes'],
    gulf,
    'Riyadh',
    '20+',
    'Low beds and escorts between all Gulf countries.',
  ],
  [
    'Track and Tooth Parts',
    ['parts'],
    ['excavators', 'bulldozers'],
    ['sa'],
    'Jeddah',
    '5-10',
    'Tracks, rollers and bucket teeth from stock.',
  ],
  [
    'Morning Shift Crews',
    ['operators'],
    ['cranes', 'forklifts', 'excavators'],
    ['qa', 'kw'],
    'Doha',
    '5-10',
    'Licensed operators and riggers by the shift.',
  ],
  [
    'Sand School',
    ['training'],
    ['loaders', 'dump-trucks'],
    ['ae', 'sa'],
    'Abu Dhabi',
    '1-5',
    'Courses for operators of loaders and dump trucks.',
  ],
  [
    'Pearl Diesel',
    ['repair', 'parts'],
    ['generators', 'compactors'],
    ['bh'],
    'Manama',
    '10-20',
    'Generators and rollers: service, parts and rebuilt engines.',
  ],
  [
    'Wadi Field Service',
    ['repair', 'inspection'],
    ['concrete-mixers', 'concrete-equipment'],
    ['om'],
    'Sohar',
    '5-10',
    'Service of mixers and pumps where they stand.',
  ],
  [
    'North Yard Cranes',
    ['transport', 'operators'],
    ['cranes'],
    ['kw'],
    'Shuwaikh',
    '20+',
    'Lifting crews and cranes to load and unload machines.',
  ],
  [
    'Bucket and Blade',
    ['parts', 'repair'],
    ['attachments', 'loaders'],
    ['sa', 'bh'],
    'Dammam',
    '10-20',
    'Attachments made, mended and fitted.',
  ],
  [
    'Second Look Inspections',
    ['inspection'],
    ['excavators', 'loaders', 'dump-trucks'],
    ['qa'],
    'Al Wakrah',
    '1-5',
    'Inspections before purchase, with photos of what is worn.',
  ],
  [
    'Harbour Forklift Care',
    ['repair', 'training'],
    ['forklifts'],
    ['ae'],
    'Jebel Ali',
    '5-10',
    'Forklifts serviced overnight, and their drivers trained.',
  ],
] as const;

const testimonials = [
  [
    'Demo Provider A',
    'Workshop owner (Demo)',
    'A made-up voice: two requests in our trade came in the first week, both from sites that we could reach.',
  ],
  [
    'Demo Provider B',
    'Haulier (Demo)',
    'A made-up voice: customers tell us the machine and the place at once, so we can name a price.',
  ],
  [
    'Demo Provider C',
    'Inspector (Demo)',
    'A made-up voice: we registered in the morning, and a person wrote back with questions that made sense.',
  ],
] as const;

export async function addDirectory(db: Db): Promise<void> {
  const now = Date.now();
  const shown = (name: string, at: number) => ({
    id: demoId(`directory ${name}`),
    name,
    is_demo: true,
    published_at: new Date(now - (at + 1) * HOUR),
    created_at: new Date(now - (at + 1) * HOUR),
  });
  const expertRows = experts.map(([number, title, skills, countries, city, experience, availability, words], at) => ({
    ...shown(`Demo Expert ${number}`, at),
    kind: 'expert',
    email: `expert-${number.toLowerCase()}@example.com`,
    title,
    skills,
    countries,
    city,
    experience,
    availability,
    words,
  }));
  const providerRows = providers.map(([name, skills, equipment, countries, city, experience, words], at) => ({
    ...shown(`${name} (Demo)`, at),
    kind: 'provider',
    email: `${name.toLowerCase().replaceAll(' ', '-')}@example.com`,
    skills,
    equipment,
    countries,
    city,
    experience,
    words,
  }));
  const testimonialRows = testimonials.map(([name, title, words], at) => ({
    ...shown(name, at),
    kind: 'testimonial',
    title,
    words,
  }));
  await inTransaction(db, async (tx) => {
    await addRows(tx, 'directory_entries', expertRows);
    await addRows(tx, 'directory_entries', providerRows);
    await addRows(tx, 'directory_entries', testimonialRows);
    await addRows(tx, 'provider_plans', planRows(now));
  });
}

/** Two providers of the demo have a plan, and one has requested one. */
function planRows(now: number) {
  const day = (days: number) => new Date(now + days * 24 * HOUR).toISOString().slice(0, 10);
  const planOf = (name: string, plan: string, state: string, days: [number, number] | null) => ({
    id: demoId(`plan ${name}`),
    entry_id: demoId(`directory ${name} (Demo)`),
    plan,
    state,
    starts_on: days && day(days[0]),
    ends_on: days && day(days[1]),
  });
  return [
    planOf('Long Road Haulage', 'enterprise', 'active', [-20, 340]),
    planOf('Coast Lifting Checks', 'professional', 'active', [-10, 50]),
    planOf('Sand School', 'basic', 'requested', null),
  ];
}

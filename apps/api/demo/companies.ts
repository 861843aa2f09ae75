// Lists the companies of the demo that have a fixed name and a login. Each one says that it belongs to the demo.
import type { AccountRole } from '../src/platform/http/access.ts';

export type DemoCompany = {
  email: string;
  roles: readonly AccountRole[];
  contactName: string;
  companyName: string;
  city: string;
  country: string;
  operator?: boolean;
  approved?: boolean;
  /** Years since the company joined. */
  years: number;
  companyType: string;
  vendorType?: string;
  equipment: readonly string[];
  needs?: readonly [category: string, quantity: number, urgency: 'Low' | 'Medium' | 'High', dollars: number][];
  projects?: readonly [name: string, status: 'Active' | 'Pending' | 'Completed', duration: string][];
};

const mainCompanies: DemoCompany[] = [
  {
    email: 'buyer@rigsouq.test',
    roles: ['buyer'],
    contactName: 'Demo Buyer',
    companyName: 'Sahra Contracting (Demo)',
    city: 'Dubai',
    country: 'ae',
    approved: true,
    years: 4,
    companyType: 'general-contractor',
    equipment: ['excavators', 'dump-trucks', 'cranes'],
    needs: [
      ['excavators', 4, 'High', 320_000],
      ['cranes', 1, 'Medium', 0],
      ['generators', 6, 'Low', 45_000],
    ],
    projects: [
      ['Creek embankment, lot 2', 'Active', '14 months'],
      ['School campus in Mirdif', 'Pending', '9 months'],
      ['Warehouse row in Jebel Ali', 'Completed', '7 months'],
    ],
  },
  {
    email: 'supplier@rigsouq.test',
    roles: ['supplier'],
    contactName: 'Demo Supplier',
    companyName: 'Marsa Heavy Equipment (Demo)',
    city: 'Dammam',
    country: 'sa',
    approved: true,
    years: 9,
    companyType: 'llc',
    vendorType: 'dealer',
    equipment: ['excavators', 'loaders', 'bulldozers'],
  },
  {
    email: 'both@rigsouq.test',
    roles: ['buyer', 'supplier'],
    contactName: 'Demo Trader',
    companyName: 'Jabal Plant and Rental (Demo)',
    city: 'Muscat',
    country: 'om',
    approved: true,
    years: 6,
    companyType: 'rental-company',
    vendorType: 'rental',
    equipment: ['cranes', 'aerial-platforms', 'generators'],
    needs: [
      ['aerial-platforms', 12, 'Medium', 180_000],
      ['cranes', 2, 'High', 0],
      ['Piling rigs (Demo)', 1, 'Low', 95_000],
    ],
    projects: [
      ['Fleet for the coast highway', 'Active', '20 months'],
      ['Rental yard in Sohar', 'Pending', '6 months'],
    ],
  },
  {
    email: 'admin@rigsouq.test',
    roles: [],
    contactName: 'Demo Operator',
    companyName: 'Rigsouq Operations (Demo)',
    city: 'Dubai',
    country: 'ae',
    operator: true,
    years: 1,
    companyType: 'llc',
    equipment: [],
  },
];

type Named = [name: string, city: string, country: string, type: string, years: number, equipment: string[]];

const suppliers: Named[] = [
  ['Wadi Crane Hire', 'Riyadh', 'sa', 'rental', 12, ['cranes', 'aerial-platforms']],
  ['Dune Earthmovers', 'Jeddah', 'sa', 'dealer', 8, ['excavators', 'bulldozers', 'loaders']],
  ['Khor Lifting', 'Abu Dhabi', 'ae', 'service', 5, ['cranes', 'forklifts']],
  ['Falaj Machinery', 'Sharjah', 'ae', 'dealer', 3, ['loaders', 'compactors']],
  ['Pearl Plant Sales', 'Doha', 'qa', 'dealer', 10, ['excavators', 'dump-trucks']],
  ['Reef Site Power', 'Al Wakrah', 'qa', 'manufacturer', 2, ['generators']],
  ['Seef Equipment', 'Manama', 'bh', 'parts', 7, ['attachments', 'other']],
  ['Dhow Trucks', 'Kuwait City', 'kw', 'dealer', 4, ['trucks', 'dump-trucks', 'concrete-mixers']],
  ['Batinah Rental', 'Sohar', 'om', 'rental', 1, ['excavators', 'generators', 'compactors']],
];

const buyers: Named[] = [
  ['Nakheel Road Works', 'Riyadh', 'sa', 'infrastructure-developer', 6, ['compactors', 'dump-trucks']],
  ['Harbour Piling', 'Khalifa City', 'ae', 'general-contractor', 3, ['cranes', 'excavators']],
  ['Oryx Infrastructure', 'Doha', 'qa', 'infrastructure-developer', 8, ['excavators', 'concrete-mixers']],
  ['Mina Builders', 'Salmiya', 'kw', 'general-contractor', 2, ['forklifts', 'concrete-equipment']],
];

const named = (role: AccountRole, [name, city, country, type, years, equipment]: Named, at: number): DemoCompany => ({
  email: `${role}${at + 1}@demo.rigsouq.test`,
  roles: [role],
  contactName: `Demo Contact ${at + 1}`,
  companyName: `${name} (Demo)`,
  city,
  country,
  // Some companies are not approved, so that the screens show companies with and without the Verified mark.
  approved: at % 3 !== 2,
  years,
  equipment,
  ...(role === 'supplier' ? { companyType: 'llc', vendorType: type } : { companyType: type }),
  ...(role === 'buyer' && {
    needs: equipment.map((category, place) => [category, 2 + place, place ? 'Medium' : 'High', at * 90_000] as const),
    projects: [[`${city} works, lot ${at + 1}`, at % 2 ? 'Pending' : 'Active', `${6 + at * 4} months`] as const],
  }),
});

export const demoCompanies: DemoCompany[] = [
  ...mainCompanies,
  ...suppliers.map((supplier, at) => named('supplier', supplier, at)),
  ...buyers.map((buyer, at) => named('buyer', buyer, at)),
];

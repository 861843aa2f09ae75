// The four accounts that everybody may log in with, and the first companies. All of it says that it is a demo.
import type { AccountRole } from '../src/platform/access.ts';

export type DemoAccount = {
  email: string;
  roles: readonly AccountRole[];
  contactName: string;
  companyName: string;
  city: string;
  country: string;
  operator?: boolean;
  approved?: boolean;
};

const open: DemoAccount[] = [
  {
    email: 'buyer@rigsouq.test',
    roles: ['buyer'],
    contactName: 'Demo Buyer',
    companyName: 'Sahra Contracting (Demo)',
    city: 'Dubai',
    country: 'ae',
    approved: true,
  },
  {
    email: 'supplier@rigsouq.test',
    roles: ['supplier'],
    contactName: 'Demo Supplier',
    companyName: 'Marsa Heavy Equipment (Demo)',
    city: 'Dammam',
    country: 'sa',
    approved: true,
  },
  {
    email: 'both@rigsouq.test',
    roles: ['buyer', 'supplier'],
    contactName: 'Demo Trader',
    companyName: 'Jabal Plant and Rental (Demo)',
    city: 'Muscat',
    country: 'om',
    approved: true,
  },
  {
    email: 'admin@rigsouq.test',
    roles: [],
    contactName: 'Demo Operator',
    companyName: 'Rigsouq Operations (Demo)',
    city: 'Dubai',
    country: 'ae',
    operator: true,
  },
];

const suppliers: [name: string, city: string, country: string][] = [
  ['Wadi Crane Hire', 'Riyadh', 'sa'],
  ['Dune Earthmovers', 'Jeddah', 'sa'],
  ['Khor Lifting', 'Abu Dhabi', 'ae'],
  ['Falaj Machinery', 'Sharjah', 'ae'],
  ['Pearl Plant Sales', 'Doha', 'qa'],
  ['Reef Site Power', 'Al Wakrah', 'qa'],
  ['Seef Equipment', 'Manama', 'bh'],
  ['Dhow Trucks', 'Kuwait City', 'kw'],
  ['Batinah Rental', 'Sohar', 'om'],
];

const buyers: [name: string, city: string, country: string][] = [
  ['Nakheel Road Works', 'Riyadh', 'sa'],
  ['Harbour Piling', 'Khalifa City', 'ae'],
  ['Oryx Infrastructure', 'Doha', 'qa'],
  ['Mina Builders', 'Salmiya', 'kw'],
];

const named =
  (role: AccountRole) =>
  ([name, city, country]: [string, string, string], at: number): DemoAccount => ({
    email: `${role}${at + 1}@demo.rigsouq.test`,
    roles: [role],
    contactName: `Demo Contact ${at + 1}`,
    companyName: `${name} (Demo)`,
    city,
    country,
    // Some stay unapproved, so that the Verified mark means something on the screens.
    approved: at % 3 !== 2,
  });

export const demoAccounts: DemoAccount[] = [
  ...open,
  ...suppliers.map(named('supplier')),
  ...buyers.map(named('buyer')),
];

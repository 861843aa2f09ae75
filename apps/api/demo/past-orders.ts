// Lists what the demo buyer ordered in past months, so that its reports have content. All of it is made up.

const supplier = (at: number) => `supplier${at}@demo.rigsouq.test`;
const [marsa, jabal] = ['supplier@rigsouq.test', 'both@rigsouq.test'];
const [wadi, dune, khor, falaj] = [supplier(1), supplier(2), supplier(3), supplier(4)];
const [pearl, reef, dhow, batinah] = [supplier(5), supplier(6), supplier(8), supplier(9)];

/** The answer of a supplier, in the order of receipt: `first` is the price of the first offer and `last` the final price. */
type Bid = readonly [by: string, currency: string, first: number, last: number, leadDays: number, offered: string];

export type PastOrder = {
  /** Days since the award. */
  readonly daysAgo: number;
  readonly title: string;
  readonly category: string;
  readonly specification: string;
  readonly quantity: number;
  readonly mode: 'buy' | 'rent';
  readonly place: string;
  readonly bids: readonly Bid[];
  /** The index of the winning bid. */
  readonly won: number;
  /** Days to the opening, days to the award, hours to the acceptance and days to the delivery, which is null if it is not delivered. */
  readonly took: readonly [opening: number, award: number, acceptance: number, delivery: number | null];
  readonly declined?: true;
};

const [creek, mirdif, jebelAli] = ['Business Bay, Dubai', 'Mirdif, Dubai', 'Jebel Ali, Dubai'];

/** The past orders, oldest first. */
export const pastOrders: readonly PastOrder[] = [
  {
    daysAgo: 402,
    title: 'Mobile crane for the warehouse row',
    category: 'cranes',
    quantity: 1,
    mode: 'rent',
    specification: 'Mobile crane, 60 t, with operator, three months',
    place: jebelAli,
    won: 1,
    bids: [
      [wadi, 'SAR', 96_000, 96_000, 6, 'Liebherr LTM 1060'],
      [jabal, 'OMR', 10_400, 9_150, 4, 'Tadano ATF 60'],
    ],
    took: [12, 5.2, 30, 6],
  },
  {
    daysAgo: 371,
    title: 'Generators for the site camp',
    category: 'generators',
    quantity: 3,
    mode: 'buy',
    specification: 'Silent diesel generator, 150 kVA',
    place: jebelAli,
    won: 0,
    bids: [
      [reef, 'QAR', 61_500, 54_800, 30, 'Reef SP-150'],
      [batinah, 'USD', 17_900, 17_200, 21, 'Perkins 150 kVA'],
    ],
    took: [10, 4.1, 52, 33],
  },
  {
    daysAgo: 343,
    title: 'Forklifts for the warehouse row',
    category: 'forklifts',
    quantity: 4,
    mode: 'buy',
    specification: 'Diesel forklift, 3.5 t, triplex mast',
    place: jebelAli,
    won: 0,
    bids: [
      [khor, 'AED', 92_000, 84_500, 14, 'Toyota 8FD35'],
      [falaj, 'AED', 88_900, 88_900, 20, 'Hyster H3.5FT'],
    ],
    took: [14, 6.5, 20, 17],
  },
  {
    daysAgo: 318,
    title: 'Loaders for the stockpile',
    category: 'loaders',
    quantity: 2,
    mode: 'buy',
    specification: 'Wheel loader, 3 m³, not older than 2020',
    place: creek,
    won: 1,
    bids: [
      [falaj, 'AED', 236_000, 229_000, 18, 'Volvo L110H'],
      [marsa, 'SAR', 241_000, 218_000, 12, 'Caterpillar 950 GC'],
    ],
    took: [11, 3.4, 9, 15],
  },
  {
    daysAgo: 301,
    title: 'Compactors for lot 1',
    category: 'compactors',
    quantity: 3,
    mode: 'rent',
    specification: 'Single drum roller, 12 t, two months',
    place: creek,
    won: 0,
    bids: [
      [falaj, 'AED', 14_900, 13_200, 5, 'Dynapac CA2500D'],
      [batinah, 'USD', 3_900, 3_900, 9, 'Caterpillar CS11'],
    ],
    took: [7, 2.2, 16, 5],
  },
  {
    daysAgo: 276,
    title: 'Excavators for the creek embankment, lot 1',
    category: 'excavators',
    quantity: 5,
    mode: 'buy',
    specification: 'Crawler excavator, 20 to 23 t',
    place: creek,
    won: 2,
    bids: [
      [dune, 'SAR', 352_000, 344_000, 30, 'Hyundai HX220L'],
      [pearl, 'QAR', 348_000, 339_000, 24, 'Doosan DX225'],
      [marsa, 'AED', 341_000, 312_000, 21, 'Caterpillar 320, 2022'],
    ],
    took: [16, 8.3, 41, 24],
  },
  {
    daysAgo: 262,
    title: 'Tipper trucks for lot 1',
    category: 'dump-trucks',
    quantity: 8,
    mode: 'rent',
    specification: 'Tipper, 16 m³, with driver, four months',
    place: creek,
    won: 0,
    declined: true,
    bids: [
      [dhow, 'KWD', 3_150, 2_840, 8, 'Mercedes Arocs 3345'],
      [pearl, 'QAR', 38_400, 38_400, 12, 'MAN TGS 33.400'],
    ],
    took: [9, 3.7, 70, null],
  },
  {
    daysAgo: 255,
    title: 'Tipper trucks for lot 1, asked for again',
    category: 'dump-trucks',
    quantity: 8,
    mode: 'rent',
    specification: 'Tipper, 16 m³, with driver, four months',
    place: creek,
    won: 0,
    bids: [[pearl, 'QAR', 36_900, 35_200, 10, 'MAN TGS 33.400']],
    took: [5, 1.3, 14, 11],
  },
  {
    daysAgo: 231,
    title: 'Boom lifts for the façades',
    category: 'aerial-platforms',
    quantity: 3,
    mode: 'rent',
    specification: 'Articulating boom lift, 20 m, rough terrain, three months',
    place: jebelAli,
    won: 1,
    bids: [
      [wadi, 'SAR', 21_800, 21_800, 9, 'Genie Z-60/37'],
      [jabal, 'OMR', 2_050, 1_860, 4, 'JLG 600AJ'],
    ],
    took: [8, 4.6, 22, 4],
  },
  {
    daysAgo: 204,
    title: 'Bulldozer for the levelling',
    category: 'bulldozers',
    quantity: 1,
    mode: 'buy',
    specification: 'Crawler dozer, 20 t, with ripper',
    place: creek,
    won: 1,
    bids: [
      [dune, 'SAR', 742_000, 742_000, 45, 'Komatsu D65PX'],
      [marsa, 'SAR', 768_000, 719_000, 28, 'Caterpillar D6'],
    ],
    took: [15, 7.1, 26, 36],
  },
  {
    daysAgo: 182,
    title: 'Concrete mixers for the piles',
    category: 'concrete-mixers',
    quantity: 2,
    mode: 'buy',
    specification: 'Truck mixer, 9 m³',
    place: mirdif,
    won: 0,
    bids: [
      [dhow, 'KWD', 26_400, 24_900, 25, 'Mercedes Actros with Stetter drum'],
      [marsa, 'SAR', 318_000, 309_000, 30, 'Volvo FMX with Liebherr drum'],
    ],
    took: [13, 5.9, 48, 29],
  },
  {
    daysAgo: 158,
    title: 'Generators for the school campus',
    category: 'generators',
    quantity: 4,
    mode: 'buy',
    specification: 'Silent diesel generator, 100 kVA',
    place: mirdif,
    won: 1,
    bids: [
      [reef, 'QAR', 47_800, 45_200, 28, 'Reef SP-100'],
      [batinah, 'USD', 12_900, 11_400, 20, 'Perkins 100 kVA'],
    ],
    took: [9, 3.8, 33, 22],
  },
  {
    daysAgo: 139,
    title: 'Crawler crane for the piles',
    category: 'cranes',
    quantity: 1,
    mode: 'rent',
    specification: 'Crawler crane, 100 t, with operator, two months',
    place: mirdif,
    won: 0,
    bids: [
      [jabal, 'OMR', 11_900, 10_600, 7, 'Liebherr LR 1100'],
      [wadi, 'SAR', 108_000, 101_000, 10, 'Kobelco CKE1100G'],
    ],
    took: [10, 4.4, 12, 7],
  },
  {
    daysAgo: 118,
    title: 'Breakers and buckets',
    category: 'attachments',
    quantity: 6,
    mode: 'buy',
    specification: 'Hydraulic breaker for 20 t, with hoses',
    place: creek,
    won: 0,
    bids: [
      [dune, 'SAR', 39_500, 36_800, 12, 'Atlas Copco HB 2000'],
      [marsa, 'AED', 41_000, 40_200, 10, 'Caterpillar H120'],
    ],
    took: [6, 2.1, 18, 13],
  },
  {
    daysAgo: 96,
    title: 'Rollers for the access road',
    category: 'compactors',
    quantity: 2,
    mode: 'rent',
    specification: 'Tandem roller, 8 t, one month',
    place: mirdif,
    won: 1,
    bids: [
      [batinah, 'USD', 2_950, 2_950, 6, 'Caterpillar CB8'],
      [falaj, 'AED', 11_200, 9_400, 5, 'Bomag BW 138'],
    ],
    took: [5, 1.8, 8, 4],
  },
  {
    daysAgo: 74,
    title: 'Excavators for the campus',
    category: 'excavators',
    quantity: 2,
    mode: 'buy',
    specification: 'Crawler excavator, 14 t',
    place: mirdif,
    won: 0,
    bids: [
      [pearl, 'QAR', 251_000, 236_000, 20, 'Doosan DX140'],
      [dune, 'SAR', 262_000, 258_000, 26, 'Hyundai HX140L'],
    ],
    took: [12, 4.9, 27, 21],
  },
  {
    daysAgo: 47,
    title: 'Forklifts for the campus stores',
    category: 'forklifts',
    quantity: 2,
    mode: 'buy',
    specification: 'Diesel forklift, 5 t',
    place: mirdif,
    won: 0,
    bids: [
      [khor, 'AED', 121_000, 113_500, 16, 'Toyota 8FD50'],
      [falaj, 'AED', 117_000, 117_000, 22, 'Hyster H5.0FT'],
    ],
    took: [8, 3.1, 15, 18],
  },
  {
    daysAgo: 30,
    title: 'Loader for the campus',
    category: 'loaders',
    quantity: 1,
    mode: 'buy',
    specification: 'Wheel loader, 2.5 m³',
    place: mirdif,
    won: 1,
    bids: [
      [falaj, 'AED', 198_000, 198_000, 15, 'Volvo L90H'],
      [marsa, 'AED', 205_000, 201_000, 8, 'Caterpillar 938'],
    ],
    took: [9, 2.7, 11, null],
  },
];

// Holds the data from which companies are generated. The number beside a value says how common it is.

type Weighted = readonly (readonly [value: string, weight: number])[];

export const countryWeights: Weighted = [
  ['sa', 38],
  ['ae', 30],
  ['qa', 10],
  ['kw', 8],
  ['om', 8],
  ['bh', 6],
];

export const cities: Record<string, Weighted> = {
  sa: [
    ['Riyadh', 34],
    ['Jeddah', 22],
    ['Dammam', 14],
    ['Jubail', 8],
    ['Makkah', 6],
    ['Madinah', 5],
    ['Yanbu', 4],
    ['Tabuk', 3],
    ['Abha', 2],
    ['Hail', 2],
  ],
  ae: [
    ['Dubai', 42],
    ['Abu Dhabi', 28],
    ['Sharjah', 16],
    ['Ajman', 5],
    ['Ras Al Khaimah', 5],
    ['Al Ain', 2],
    ['Fujairah', 2],
  ],
  qa: [
    ['Doha', 68],
    ['Al Rayyan', 14],
    ['Al Wakrah', 8],
    ['Mesaieed', 6],
    ['Lusail', 4],
  ],
  kw: [
    ['Kuwait City', 48],
    ['Shuwaikh', 20],
    ['Ahmadi', 14],
    ['Salmiya', 10],
    ['Jahra', 8],
  ],
  om: [
    ['Muscat', 52],
    ['Sohar', 18],
    ['Salalah', 14],
    ['Duqm', 8],
    ['Nizwa', 5],
    ['Sur', 3],
  ],
  bh: [
    ['Manama', 60],
    ['Muharraq', 18],
    ['Sitra', 12],
    ['Riffa', 10],
  ],
};

const split = (text: string) => text.split(' ');

export const firstWords = split(
  'Wadi Dune Khor Falaj Pearl Reef Seef Dhow Batinah Najd Hijaz Sahra Marsa Jabal Oryx Saqr Shaheen Nakhla Barari Rimal ' +
    'Bahr Sahil Qalaa Mina Madar Rawabi Yasmin Liwan Majlis Sidra Ghaf Samr Arak Zafran Lulu Marjan Anbar Luban Noor ' +
    'Shams Qamar Najm Suhail Thuraya Barq Raad Ghaym Nasim Shamal Janub Sharq Gharb Tareeq Jisr Bawaba Sur Hisn Asas ' +
    'Binaa Imar Tatweer Itqan Amana Wafa Safa Marwa Rayan Dana Danat Fanar Manara Miswar Qantara Sadd Naba Ayn Ghadir ' +
    'Waha Rawda Hadiqa Mazraa Karm Zaytun Tin Rumman Hajar Sakhr Raml Turab',
);
export const middleWords = split(
  'Gulf Desert Coastal Northern Southern Eastern Western Central United National Golden Silver First Modern Advanced ' +
    'Premier Prime Royal Arabian Peninsula Horizon Summit Anchor Compass Bridge Tower Harbour Valley Summit Frontier',
);

/** The last words of company names, by the vendor type of suppliers and the buyer type of buyers. */
export const trades: Record<string, readonly string[]> = {
  manufacturer: ['Industries', 'Machine Works', 'Fabrication', 'Manufacturing'],
  dealer: ['Heavy Equipment', 'Machinery Trading', 'Earthmoving', 'Plant Sales', 'Trucks and Machinery'],
  rental: ['Plant Rental', 'Crane Hire', 'Equipment Leasing', 'Rental Fleet', 'Lifting and Rental'],
  service: ['Field Service', 'Equipment Care', 'Workshops', 'Lifting Services'],
  parts: ['Spare Parts', 'Parts Trading', 'Hydraulics and Parts'],
  other: ['Trading', 'Logistics', 'General Supplies'],
  'general-contractor': ['Contracting', 'Builders', 'Construction', 'General Contracting'],
  'rental-company': ['Plant Rental', 'Equipment Leasing'],
  'infrastructure-developer': ['Infrastructure', 'Road Works', 'Marine Works', 'Utilities'],
  'mining-company': ['Mining', 'Quarries', 'Aggregates'],
};

export const arabicFirst = split(
  'الوادي الخليج الصحراء اللؤلؤة المرسى الجبل النخيل الواحة الرمال الساحل الأفق القلعة الميناء الإعمار',
);
export const arabicTrades = [
  'للمعدات الثقيلة',
  'للرافعات',
  'لتأجير المعدات',
  'للمقاولات',
  'للإنشاءات',
  'لتجارة الآليات',
];

export const firstNames = split(
  'Ahmed Fatima Omar Noura Khalid Mariam Yousef Layla Hassan Sara Salem Huda Faisal Amal Tariq Reem Majid Dana Nasser Aisha',
);
export const familyNames = split('Haddad Mansour Najjar Salman Qasim Farsi Balushi Sayegh Nassar Darwish Amin Khatib');
export const brands = split(
  'Caterpillar Komatsu Liebherr Volvo JCB Hitachi Bobcat Doosan Hyundai Tadano Terex Manitou Bomag Atlas Cummins Perkins',
);
export const projectNames = [
  'Ring road extension',
  'Harbour quay wall',
  'Metro depot',
  'Housing district',
  'Desalination plant',
  'Airport apron',
  'Solar park foundations',
  'Hospital tower',
];

// Generates a realistic listing from a number: the same number and supplier always give the same machine.
import { currencies } from '@rigsouq/contract/taxonomy';
import { cities } from './company-data.ts';
import { demoId } from './demo-id.ts';
import { areas, features, type MachineKind, machineKinds, remarks } from './machine-models.ts';
import { createRandom, type Random, type Weighted } from './random.ts';

export type Seller = { accountId: string; userId: string; country: string };
export type GeneratedListing = ReturnType<typeof generateListing>;

const LAST_DAY = Date.parse('2026-11-01T00:00:00Z');
const THIS_YEAR = 2026;
const DAY = 86_400_000;

const kindWeights: Weighted = machineKinds.map(({ weight }, at) => [String(at), weight]);
const conditionWeights: Weighted = [
  ['used-functional', 62],
  ['refurbished', 14],
  ['new', 16],
  ['used-non-functional', 5],
  ['parts-only', 3],
];
const valueShares: Record<string, number> = {
  new: 1,
  refurbished: 0.7,
  'used-functional': 0.62,
  'used-non-functional': 0.2,
  'parts-only': 0.1,
};
const localCurrency: Record<string, string> = { sa: 'SAR', ae: 'AED', qa: 'QAR', kw: 'KWD', om: 'OMR', bh: 'BHD' };
const dollarRates: Record<string, number> = {
  SAR: 0.2667,
  AED: 0.2723,
  QAR: 0.2747,
  KWD: 3.26,
  OMR: 2.6,
  BHD: 2.66,
  USD: 1,
};

export function generateListing(number: number, seller: Seller, options: { pictured?: boolean } = {}) {
  const random = createRandom(number + 7_000_000);
  let kind = machineKinds[Number(random.pickWeighted(kindWeights))] as MachineKind;
  if (options.pictured && !kind.picture) kind = machineKinds[0] as MachineKind;
  const [brand, models] = random.pick(kind.makers);
  const model = random.pick(models.split(' ')).replace(/^(Actros|Arocs|Axor|TGS|TGM|FMX|COMPACT)-/, '$1 ');
  const type = random.chance(0.66) ? 'sell' : 'rent';
  const condition = type === 'rent' ? 'used-functional' : random.pickWeighted(conditionWeights);
  const age = condition === 'new' ? 0 : Math.floor(random.next() ** 1.6 * 18) + (type === 'rent' ? 0 : 1);
  const machineId = demoId(`machine ${number}`);
  const created = new Date(LAST_DAY - Math.floor(random.next() ** 1.4 * 700 * DAY)).toISOString();
  const owner = { account_id: seller.accountId, created_by: seller.userId };
  const stamps = { created_at: created, updated_at: created };
  const traits = random.pickSome(features, 3, 6);
  const [tonnes, power] = [random.between(...kind.tonnes), random.between(...kind.power)];

  return {
    number,
    picture: kind.picture,
    machine: {
      id: machineId,
      ...owner,
      category: kind.category,
      brand,
      model,
      serial_number: `DEMO${String(number).padStart(8, '0')}`,
      year: THIS_YEAR - age,
      hours: condition === 'new' ? 0 : Math.round(age * random.between(350, 1_400)),
      condition,
      location: `${random.pick(areas)}, ${random.pickWeighted(cities[seller.country] ?? [['Dubai', 1]])}`,
      country: seller.country,
      specifications: {
        EngineModel: `${brand.slice(0, 3).toUpperCase()} ${(power / 30).toFixed(1)}L`,
        Power: `${Math.round(power)} kW`,
        BucketCapacity: kind.tonnes[1] > 9 ? `${(tonnes / 18).toFixed(1)} m³` : 'Not applicable',
        OperatingWeight: `${tonnes.toFixed(1)} t`,
      },
      features: traits,
      ...stamps,
    },
    listing: {
      id: demoId(`listing ${number}`),
      machine_id: machineId,
      ...owner,
      type,
      status: 'active',
      title: titleOf(random, kind, brand, model, THIS_YEAR - age),
      description: describe(kind, brand, model, traits, age),
      ...termsOf(random, type, kind, condition, age, seller.country),
      views: Math.floor(random.next() ** 3 * 900),
      ...stamps,
    },
  };
}

function titleOf(random: Random, kind: MachineKind, brand: string, model: string, year: number): string {
  if (random.chance(0.1)) return `${kind.arabic} ${brand} ${model} موديل ${year}`;
  return [brand, model, kind.noun, random.chance(0.35) ? random.pick(remarks) : ''].filter(Boolean).join(' ');
}

function describe(kind: MachineKind, brand: string, model: string, traits: readonly string[], age: number): string {
  const past =
    age === 0 ? 'Delivered this year and not yet on a site.' : `In our fleet for ${age} years, serviced on time.`;
  return `${brand} ${model} ${kind.noun.toLowerCase()}. ${past} With ${traits.join(', ').toLowerCase()}. An offer of the demo: the machine does not exist.`;
}

/** Returns the prices: a machine loses value with age, and a day's rent is about a hundredth of its value, in round numbers. */
function termsOf(random: Random, type: string, kind: MachineKind, condition: string, age: number, country: string) {
  const currency = random.chance(0.35) ? 'USD' : (localCurrency[country] ?? 'USD');
  const value =
    (random.between(...kind.price) * (valueShares[condition] ?? 1) * 0.94 ** age) / (dollarRates[currency] ?? 1);
  const unit = 10 ** (currencies.find(({ code }) => code === currency)?.digits ?? 2);
  const minor = (amount: number) => Math.round(Math.max(1, Number(amount.toPrecision(2))) * unit);
  const rent = (share: number) => (type === 'rent' ? minor(value * share) : null);
  return {
    currency,
    price_minor: type === 'sell' ? Math.round(Math.max(1, Number(value.toPrecision(3))) * unit) : null,
    hourly_minor: rent(0.0012),
    daily_minor: rent(0.008),
    weekly_minor: rent(0.04),
  };
}

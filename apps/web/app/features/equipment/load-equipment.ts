// A machine's page, as a visitor sees it: the listing, and what helps to judge it.
import type { readEquipment, verifiedProducts } from '@rigsouq/contract/catalogue';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { errorTable } from '@rigsouq/contract/errors';
import type { comparables, exchangeRates } from '@rigsouq/contract/machine-page';
import type { companyProfile } from '@rigsouq/contract/networks';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { CallError } from '../../lib/call-error.ts';
import type { AskAsVisitor } from '../../lib/page-loader.ts';

export type Equipment = AnswerOf<typeof readEquipment>;
export type Comparables = AnswerOf<typeof comparables>;
export type Rates = AnswerOf<typeof exchangeRates>;

export type EquipmentPage = {
  readonly listing: Equipment;
  /** Null where it could not be had: the machine is worth showing without. */
  readonly comparables: Comparables | null;
  readonly rates: Rates;
  readonly similar: AnswerOf<typeof verifiedProducts>;
  readonly supplier: Pick<AnswerOf<typeof companyProfile>, 'inventory' | 'yearsActive' | 'responseTime'> | null;
};

const SIMILAR = 6;

/** The calls come when a browser first asks for something: the page itself was made by the server. */
export async function machineCalls() {
  const [{ readEquipment, verifiedProducts }, { comparables, countView, exchangeRates }, { companyProfile }] =
    await Promise.all([
      import('@rigsouq/contract/catalogue'),
      import('@rigsouq/contract/machine-page'),
      import('@rigsouq/contract/networks'),
    ]);
  return { readEquipment, verifiedProducts, comparables, countView, exchangeRates, companyProfile };
}

export async function loadEquipment(
  ask: AskAsVisitor,
  { params }: { readonly params: Readonly<Record<string, string | undefined>> },
): Promise<EquipmentPage> {
  const { readEquipment, verifiedProducts, comparables, exchangeRates, companyProfile } = await machineCalls();
  const { id = '' } = params;
  // What is not even written like an id is no machine.
  if (!readEquipment.params.safeParse({ id }).success) throw unknownMachine();
  const [listing, compared, rates] = await Promise.all([
    ask(readEquipment, { params: { id } }),
    ask(comparables, { params: { id } }).catch(() => null),
    ask(exchangeRates, {}).catch(() => []),
  ]);
  const { type, category, brand, supplier } = listing;
  const alike = (more: { brand?: string }) =>
    ask(verifiedProducts, { query: { type, category, ...more, limit: SIMILAR + 1 } }).catch(() => []);
  const [company, ofBrand, ofCategory] = await Promise.all([
    ask(companyProfile, { params: { id: supplier._id } }).catch(() => null),
    brand ? alike({ brand }) : [],
    alike({}),
  ]);
  return {
    listing,
    comparables: compared,
    rates,
    similar: firstOthers([...ofBrand, ...ofCategory], id),
    supplier: company && {
      inventory: company.inventory,
      yearsActive: company.yearsActive,
      responseTime: company.responseTime,
    },
  };
}

/** A tab is a view of what is there already. */
export function onlyForAnotherMachine({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const sameMachine = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return sameMachine ? false : defaultShouldRevalidate;
}

/** Each once, and not the machine itself. */
function firstOthers(found: EquipmentPage['similar'], id: string): EquipmentPage['similar'] {
  const byId = new Map(found.filter(({ _id }) => _id !== id).map((listing) => [listing._id, listing]));
  return [...byId.values()].slice(0, SIMILAR);
}

function unknownMachine(): CallError {
  const [status, message] = errorTable['listing.unknown'];
  return new CallError(status, { code: 'listing.unknown', message });
}

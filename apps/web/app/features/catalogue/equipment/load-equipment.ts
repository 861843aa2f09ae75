// Loads the page of a machine as a visitor sees it: the listing and the data that helps to evaluate it.
import type { readEquipment, verifiedProducts } from '@rigsouq/contract/catalogue/calls';
import type { comparables, exchangeRates } from '@rigsouq/contract/catalogue/machine-page';
import type { companyProfile } from '@rigsouq/contract/companies/networks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { errorTable } from '@rigsouq/contract/errors';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { CallError } from '../../../lib/api/call-error.ts';
import type { AskAsVisitor } from '../../../lib/api/page-loader.ts';

export type Equipment = AnswerOf<typeof readEquipment>;
export type Comparables = AnswerOf<typeof comparables>;
export type Rates = AnswerOf<typeof exchangeRates>;

export type EquipmentPage = {
  readonly listing: Equipment;
  /** Null if it could not be loaded, because the page is useful without it. */
  readonly comparables: Comparables | null;
  readonly rates: Rates;
  readonly similar: AnswerOf<typeof verifiedProducts>;
  readonly supplier: Pick<
    AnswerOf<typeof companyProfile>,
    'inventory' | 'responseTime' | 'measuredResponseTime'
  > | null;
};

const SIMILAR_SHOWN = 6;

/** Loads the contracts lazily: the server renders the first page, so a browser needs them only for its first own call. */
export async function importMachineContracts() {
  const [{ readEquipment, verifiedProducts }, { comparables, countView, exchangeRates }, { companyProfile }] =
    await Promise.all([
      import('@rigsouq/contract/catalogue/calls'),
      import('@rigsouq/contract/catalogue/machine-page'),
      import('@rigsouq/contract/companies/networks'),
    ]);
  return { readEquipment, verifiedProducts, comparables, countView, exchangeRates, companyProfile };
}

export async function loadEquipment(
  ask: AskAsVisitor,
  { params }: { readonly params: Readonly<Record<string, string | undefined>> },
): Promise<EquipmentPage> {
  const { readEquipment, verifiedProducts, comparables, exchangeRates, companyProfile } =
    await importMachineContracts();
  const { id = '' } = params;
  // A malformed id cannot belong to a machine.
  if (!readEquipment.params.safeParse({ id }).success) throw unknownMachine();
  const [listing, compared, rates] = await Promise.all([
    ask(readEquipment, { params: { id } }),
    ask(comparables, { params: { id } }).catch(() => null),
    ask(exchangeRates, {}).catch(() => []),
  ]);
  const { type, category, brand, supplier } = listing;
  const findSimilar = (more: { brand?: string }) =>
    ask(verifiedProducts, { query: { type, category, ...more, limit: SIMILAR_SHOWN + 1 } }).catch(() => []);
  const [company, sameBrand, sameCategory] = await Promise.all([
    ask(companyProfile, { params: { id: supplier._id } }).catch(() => null),
    brand ? findSimilar({ brand }) : [],
    findSimilar({}),
  ]);
  return {
    listing,
    comparables: compared,
    rates,
    similar: uniqueOthers([...sameBrand, ...sameCategory], id),
    supplier: company && {
      inventory: company.inventory,
      responseTime: company.responseTime,
      measuredResponseTime: company.measuredResponseTime,
    },
  };
}

/** Skips reloading when only the tab in the address changes, because the tabs show data that is already loaded. */
export function shouldReloadMachine({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const sameMachine = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return sameMachine ? false : defaultShouldRevalidate;
}

/** Returns each machine once, without the machine of the page. */
function uniqueOthers(found: EquipmentPage['similar'], id: string): EquipmentPage['similar'] {
  const byId = new Map(found.filter(({ _id }) => _id !== id).map((listing) => [listing._id, listing]));
  return [...byId.values()].slice(0, SIMILAR_SHOWN);
}

function unknownMachine(): CallError {
  const [status, message] = errorTable['listing.unknown'];
  return new CallError(status, { code: 'listing.unknown', message });
}

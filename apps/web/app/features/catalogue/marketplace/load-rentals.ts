import type { equipmentCategories } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { data } from 'react-router';
import { type Loaded, pageLoader, toCallError } from '../../../lib/api/page-loader.ts';
import { importCatalogueContract, type Market, marketLoader } from './load-market.ts';
import { type PageRules, queryOf, readSearch } from './market-search.ts';

export const rentalRules: PageRules = { type: 'rent', verified: false, sort: 'newest' };

export type Kinds = AnswerOf<typeof equipmentCategories>;
export type Rentals = { readonly market: Loaded<Market>; readonly kinds: Kinds };

const market = marketLoader(() => rentalRules);
const categories = pageLoader(async (ask, { search }) => {
  const { type } = queryOf(readSearch(search), rentalRules).filters;
  return ask((await importCatalogueContract()).equipmentCategories, { query: { type } as never });
});

type LoaderArguments = Parameters<typeof market.inBrowser>[0];

/** Loads machines and categories independently: one may fail without the other. The response status is that of the machines. */
export const rentalsLoader = {
  onServer: async (loaderArguments: LoaderArguments) => {
    const [machines, kinds] = await Promise.all([
      market.onServer(loaderArguments),
      categories.onServer(loaderArguments),
    ]);
    return data<Rentals>({ market: machines.data, kinds: kindsOrEmpty(kinds.data) }, machines.init ?? undefined);
  },
  inBrowser: async (loaderArguments: LoaderArguments): Promise<Rentals> => {
    const [machines, kinds] = await Promise.all([
      market.inBrowser(loaderArguments),
      categories.inBrowser(loaderArguments),
    ]);
    return { market: machines, kinds: kindsOrEmpty(kinds) };
  },
};

/** Returns an empty list after a failure and logs it (CA-051). */
function kindsOrEmpty(loaded: Loaded<Kinds>): Kinds {
  // biome-ignore lint/suspicious/noConsole: the documents ask for it
  if (loaded.failed) console.warn('Failed to load categories', toCallError(loaded.failed));
  return loaded.answer ?? [];
}

import * as calls from '@rigsouq/contract/catalogue/calls';
import * as imports from '@rigsouq/contract/catalogue/imports';
import * as page from '@rigsouq/contract/catalogue/machine-page';
import { type Connections, createDb, type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Storage } from '../../platform/storage.ts';
import type { StatisticsReader, SupplierStatistics } from '../companies/index.ts';
import { addListing } from './add-listing.ts';
import { changeOwnListing } from './change-listing.ts';
import { relistListing, sellListing, withdrawListing } from './change-listing-status.ts';
import { readComparables } from './comparables.ts';
import { countView } from './count-view.ts';
import { deleteDraft } from './delete-draft.ts';
import { checkImport, readRun, readRuns, startImport } from './imports/imports.ts';
import type { InquiryCounter } from './inquiry-counts.ts';
import { offerAlso } from './offer-also.ts';
import { readListingViews } from './read-listing-views.ts';
import { readListing, readMyListings } from './read-listings.ts';
import { readRates } from './read-rates.ts';
import { countProducts, listCategories, listProducts } from './search/search-catalogue.ts';
import { createStatementRunner } from './search/search-statements.ts';
import { createRatingsReader } from './supplier-ratings.ts';
import type { ViewCounter } from './view-counter.ts';

type Deps = {
  db: Db;
  storage: Storage;
  searches: Connections;
  views: ViewCounter;
  inquiries: readonly InquiryCounter[];
  ratings: StatisticsReader<SupplierStatistics>;
};

export function catalogueRoutes(serve: Serve, deps: Deps): void {
  const { db, views } = deps;
  const search = createStatementRunner(deps.searches);
  const readRatings = createRatingsReader(createDb(deps.searches), deps.ratings);

  serve(calls.addEquipment, async ({ actor, body, files }) => {
    const _id = await addListing(deps, actor, body, files.images);
    return { message: calls.addEquipment.message, _id };
  });
  serve(calls.changeEquipment, async ({ actor, params, body, files }) => {
    await changeOwnListing(deps, actor, params.id, body, files.images);
    return { message: calls.changeEquipment.message };
  });
  serve(calls.readEquipment, ({ actor, params }) => readListing(db, readRatings, actor, params.id));
  serve(page.countView, async ({ actor, params }) => {
    await countView({ db, views }, actor, params.id);
    return { message: page.countView.message };
  });
  serve(page.comparables, ({ params }) => readComparables(db, search, params.id));
  serve(page.exchangeRates, () => readRates(db));
  serve(calls.readListingViews, ({ actor, query }) => readListingViews(db, actor, query));
  serve(calls.myListings, ({ actor }) => readMyListings(db, deps.inquiries, actor));
  const changeStatus =
    (change: (tx: Tx, actor: Actor, id: string) => Promise<void>, message: string) =>
    async ({ actor, params }: { actor: Actor; params: { id: string } }) => {
      await inTransaction(db, (tx) => change(tx, actor, params.id));
      return { message };
    };
  serve(calls.withdrawListing, changeStatus(withdrawListing, calls.withdrawListing.message));
  serve(calls.relistListing, changeStatus(relistListing, calls.relistListing.message));
  serve(calls.sellListing, changeStatus(sellListing, calls.sellListing.message));
  serve(calls.deleteDraft, changeStatus(deleteDraft, calls.deleteDraft.message));
  serve(calls.offerAlso, async ({ actor, params, body }) => {
    const _id = await inTransaction(db, (tx) => offerAlso(tx, actor, params.id, body));
    return { message: calls.offerAlso.message, _id };
  });
  serve(calls.verifiedProducts, ({ query }) => listProducts(search, query, readRatings));
  serve(calls.searchFacets, ({ query }) => countProducts(search, query));
  serve(calls.equipmentCategories, ({ query }) => listCategories(search, query.type));

  serve(imports.checkImport, ({ actor, files: { file } }) => checkImport(db, actor, file[0] ?? fail('upload.missing')));
  serve(imports.startImport, async ({ actor, params }) => {
    await inTransaction(db, (tx) => startImport(tx, actor, params.id));
    return { message: imports.startImport.message };
  });
  serve(imports.readImport, ({ actor, params }) => readRun(db, actor, params.id));
  serve(imports.listImports, ({ actor }) => readRuns(db, actor));
}

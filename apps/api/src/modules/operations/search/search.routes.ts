import * as calls from '@rigsouq/contract/operations/desk-search';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { listDeskOrders, readOrderFile } from '../../orders/index.ts';
import { listDeskBookings, readBookingFile } from '../../rentals/index.ts';
import { decideRestore, decideTakeDown } from '../listings/decide-listing.ts';
import { listTakenDown, readDealFile, readListingFile, readLotFile } from './read-files.ts';
import { searchConsole } from './search-console.ts';

export function consoleSearchRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.searchConsole, ({ actor, query }) => searchConsole(db, actor, query.q));
  serve(calls.readLotFile, ({ params }) => readLotFile(db, params.id));
  serve(calls.readDealFile, ({ params }) => readDealFile(db, params.id));
  serve(calls.listDeskOrders, ({ query }) => listDeskOrders(db, query));
  serve(calls.listDeskBookings, ({ query }) => listDeskBookings(db, query));
  serve(calls.readOrderFile, ({ params }) => readOrderFile(db, params.id));
  serve(calls.readBookingFile, ({ params }) => readBookingFile(db, params.id));
  serve(calls.readListingFile, ({ params }) => readListingFile(db, params.id));
  serve(calls.listTakenDown, () => listTakenDown(db));
  serve(calls.takeDownListing, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => decideTakeDown(tx, actor, params.id, body.reason));
    return { message: calls.takeDownListing.message };
  });
  serve(calls.restoreListing, async ({ actor, params }) => {
    await inTransaction(db, (tx) => decideRestore(tx, actor, params.id));
    return { message: calls.restoreListing.message };
  });
}

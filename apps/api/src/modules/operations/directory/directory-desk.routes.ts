import * as calls from '@rigsouq/contract/directory/calls';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { listDeskEntries, presentDeskEntry } from '../../directory/index.ts';
import { addEntry, changeEntry, setPublished } from './edit-directory.ts';
import { addEntryFromLead } from './entry-from-lead.ts';

export function directoryDeskRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.listDirectory, async ({ query }) => {
    const { page, next } = await listDeskEntries(db, query);
    return { entries: page.map(presentDeskEntry), next };
  });
  serve(calls.addEntry, async ({ actor, body }) => {
    const _id = await inTransaction(db, (tx) => addEntry(tx, actor, body));
    return { message: 'Entry saved as draft', _id };
  });
  serve(calls.addEntryFromLead, async ({ actor, params }) => {
    const _id = await inTransaction(db, (tx) => addEntryFromLead(tx, actor, params.id));
    return { message: 'Entry saved as draft', _id };
  });
  serve(calls.changeEntry, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => changeEntry(tx, actor, params.id, body));
    return { message: 'Entry updated' };
  });
  serve(calls.publishEntry, async ({ actor, params }) => {
    await inTransaction(db, (tx) => setPublished(tx, actor, params.id, true));
    return { message: 'Entry published' };
  });
  serve(calls.unpublishEntry, async ({ actor, params }) => {
    await inTransaction(db, (tx) => setPublished(tx, actor, params.id, false));
    return { message: 'Entry unpublished' };
  });
}

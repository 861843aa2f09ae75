import * as calls from '@rigsouq/contract/directory/calls';
import * as numbers from '@rigsouq/contract/directory/marketing-number-desk';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { listDeskEntries, listMarketingNumberChanges, presentDeskEntry } from '../../directory/index.ts';
import { changeMarketingNumber } from './change-marketing-number.ts';
import { activatePlan, addEntry, changeEntry, setPublished } from './edit-directory.ts';
import { addEntryFromLead } from './entry-from-lead.ts';

export function directoryDeskRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.listDirectory, async ({ query }) => {
    const { page, next } = await listDeskEntries(db, query);
    return { entries: page.map(presentDeskEntry), next };
  });
  serve(calls.addEntry, async ({ actor, body }) => {
    const _id = await inTransaction(db, (tx) => addEntry(tx, actor, body));
    return { message: calls.addEntry.message, _id };
  });
  serve(calls.addEntryFromLead, async ({ actor, params }) => {
    const _id = await inTransaction(db, (tx) => addEntryFromLead(tx, actor, params.id));
    return { message: calls.addEntryFromLead.message, _id };
  });
  serve(calls.changeEntry, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => changeEntry(tx, actor, params.id, body));
    return { message: calls.changeEntry.message };
  });
  serve(calls.activatePlan, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => activatePlan(tx, actor, params.id, body));
    return { message: calls.activatePlan.message };
  });
  serve(calls.publishEntry, async ({ actor, params }) => {
    await inTransaction(db, (tx) => setPublished(tx, actor, params.id, true));
    return { message: calls.publishEntry.message };
  });
  serve(calls.unpublishEntry, async ({ actor, params }) => {
    await inTransaction(db, (tx) => setPublished(tx, actor, params.id, false));
    return { message: calls.unpublishEntry.message };
  });
  serve(numbers.listMarketingNumberChanges, async () => {
    const rows = await listMarketingNumberChanges(db);
    return {
      numbers: rows.map(({ key, value, name, changed_at }) => ({
        key,
        value,
        changedBy: name,
        changedAt: changed_at.toISOString(),
      })),
    };
  });
  serve(numbers.changeMarketingNumber, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => changeMarketingNumber(tx, actor, params.key, body.value));
    return { message: numbers.changeMarketingNumber.message };
  });
  serve(numbers.resetMarketingNumber, async ({ actor, params }) => {
    await inTransaction(db, (tx) => changeMarketingNumber(tx, actor, params.key, null));
    return { message: numbers.resetMarketingNumber.message };
  });
}

import * as calls from '@rigsouq/contract/supplier-lists/calls';
import type pg from 'pg';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Live } from '../../platform/live/live.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import type { Storage } from '../../platform/storage.ts';
import { addDocument, removeDocument } from './change-documents.ts';
import { dropSupplier, keepSupplier } from './keep-supplier.ts';
import { findSuppliers, listSuppliers, readSupplier } from './read-suppliers.ts';

type Deps = { db: Db; pool: pg.Pool; live: Live; storage: Storage; secret: AuthSecret };

export function suppliersRoutes(serve: Serve, deps: Deps): void {
  const { db, live } = deps;
  // Other members of the account who have the lists open see the change immediately.
  const publishChange = ({ account }: Actor, id: string) => live.publish([account.id], { what: 'suppliers', id });

  serve(calls.listSuppliers, ({ actor, query }) => listSuppliers(db, actor, query));
  serve(calls.findSuppliers, ({ actor, query }) => findSuppliers(deps, actor, query));
  serve(calls.readSupplier, ({ actor, params }) => readSupplier(deps, actor, params.id));
  serve(calls.keepSupplier, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => keepSupplier(tx, actor, params.id, body));
    await publishChange(actor, params.id);
    return { message: calls.keepSupplier.message };
  });
  serve(calls.dropSupplier, async ({ actor, params }) => {
    await inTransaction(db, (tx) => dropSupplier(tx, actor, params.id));
    await publishChange(actor, params.id);
    return { message: calls.dropSupplier.message };
  });
  serve(calls.addSupplierDocument, async ({ actor, params, body, files }) => {
    const file = files.file[0] ?? fail('upload.missing');
    const _id = await addDocument(deps, actor, params.id, body, file);
    await publishChange(actor, params.id);
    return { message: calls.addSupplierDocument.message, _id };
  });
  serve(calls.removeSupplierDocument, async ({ actor, params }) => {
    await inTransaction(db, (tx) => removeDocument(tx, actor, params.id, params.documentId));
    await publishChange(actor, params.id);
    return { message: calls.removeSupplierDocument.message };
  });
}

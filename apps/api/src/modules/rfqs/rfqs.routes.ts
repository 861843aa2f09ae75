import * as calls from '@rigsouq/contract/rfqs/calls';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Live } from '../../platform/live/live.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import type { Storage } from '../../platform/storage.ts';
import { amendRfq } from './amend-rfq.ts';
import { confirmVersion, declineRfq, withdrawAnswer } from './answers/change-answer.ts';
import { submitAnswer } from './answers/submit-answer.ts';
import { cancelRfq } from './cancel-rfq.ts';
import { createRfq, deleteRfq, saveRfq } from './draft-rfq.ts';
import { inviteSuppliers, uninviteSupplier } from './invite-suppliers.ts';
import { publishRfq } from './publish-rfq.ts';
import { listInvitations, listRfqs, readRfq } from './read-rfqs.ts';
import { addRfqFile, removeRfqFile } from './rfq-files.ts';
import { answerQuestion, askQuestion } from './rfq-questions.ts';

type Deps = { db: Db; storage: Storage; live: Live; secret: AuthSecret };

export function rfqsRoutes(serve: Serve, deps: Deps): void {
  serveDraftCalls(serve, deps);
  serveBuyerCalls(serve, deps);
  serveSupplierCalls(serve, deps);

  serve(calls.listRfqs, ({ actor, query }) => listRfqs(deps.db, actor, query));
  serve(calls.listInvitations, ({ actor, query }) => listInvitations(deps.db, actor, query));
  serve(calls.readRfq, ({ actor, params }) => readRfq(deps, actor, params.id));
}

/** Serves the calls that prepare a request: its draft, its files and its invitations. */
function serveDraftCalls(serve: Serve, deps: Deps): void {
  const { db, live } = deps;
  // Members of the buyer's account who have the draft open see the change. Suppliers are notified by events.
  const refreshPages = ({ account }: { account: { id: string } }, id?: string) =>
    live.publish([account.id], { what: 'rfqs', ...(id && { id }) });

  serve(calls.createRfq, async ({ actor, body }) => {
    const _id = await inTransaction(db, (tx) => createRfq(tx, actor, body));
    await refreshPages(actor);
    return { message: calls.createRfq.message, _id };
  });
  serve(calls.saveRfq, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => saveRfq(tx, actor, params.id, body));
    await refreshPages(actor, params.id);
    return { message: calls.saveRfq.message };
  });
  serve(calls.deleteRfq, async ({ actor, params }) => {
    await inTransaction(db, (tx) => deleteRfq(tx, actor, params.id));
    await refreshPages(actor);
    return { message: calls.deleteRfq.message };
  });
  serve(calls.addRfqFile, async ({ actor, params, files }) => {
    const _id = await addRfqFile(deps, actor, params.id, files.file[0] ?? fail('upload.missing'));
    await refreshPages(actor, params.id);
    return { message: calls.addRfqFile.message, _id };
  });
  serve(calls.removeRfqFile, async ({ actor, params }) => {
    await inTransaction(db, (tx) => removeRfqFile(tx, actor, params.id, params.fileId));
    await refreshPages(actor, params.id);
    return { message: calls.removeRfqFile.message };
  });
  serve(calls.inviteSuppliers, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => inviteSuppliers(tx, actor, params.id, body.suppliers));
    await refreshPages(actor, params.id);
    return { message: calls.inviteSuppliers.message };
  });
  serve(calls.uninviteSupplier, async ({ actor, params }) => {
    await inTransaction(db, (tx) => uninviteSupplier(tx, actor, params.id, params.supplierId));
    await refreshPages(actor, params.id);
    return { message: calls.uninviteSupplier.message };
  });
}

/** Serves the calls with which the buyer publishes a request and changes a published one. */
function serveBuyerCalls(serve: Serve, { db }: Deps): void {
  serve(calls.publishRfq, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, calls.publishRfq, call, async () => {
        await publishRfq(tx, call.actor, call.params.id);
        return { message: calls.publishRfq.message };
      }),
    ),
  );
  serve(calls.amendRfq, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, calls.amendRfq, call, async () => {
        const version = await amendRfq(tx, call.actor, call.params.id, call.body);
        return { message: calls.amendRfq.message, version };
      }),
    ),
  );
  serve(calls.cancelRfq, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => cancelRfq(tx, actor, params.id, body.reason));
    return { message: calls.cancelRfq.message };
  });
  serve(calls.answerQuestion, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => answerQuestion(tx, actor, params, body.answer));
    return { message: calls.answerQuestion.message };
  });
}

/** Serves the calls with which a supplier asks questions and answers a request. */
function serveSupplierCalls(serve: Serve, { db }: Deps): void {
  serve(calls.askQuestion, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => askQuestion(tx, actor, params.id, body.question));
    return { message: calls.askQuestion.message };
  });
  serve(calls.submitAnswer, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, calls.submitAnswer, call, async () => {
        const receipt = await submitAnswer(tx, call.actor, call.params.id, call.body);
        return { message: calls.submitAnswer.message, ...receipt };
      }),
    ),
  );
  serve(calls.confirmVersion, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => confirmVersion(tx, actor, params.id, body.version));
    return { message: calls.confirmVersion.message };
  });
  serve(calls.withdrawAnswer, async ({ actor, params }) => {
    await inTransaction(db, (tx) => withdrawAnswer(tx, actor, params.id));
    return { message: calls.withdrawAnswer.message };
  });
  serve(calls.declineRfq, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => declineRfq(tx, actor, params.id, body.reason));
    return { message: calls.declineRfq.message };
  });
}

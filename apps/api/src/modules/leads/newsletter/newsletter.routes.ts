import { newsletterPage } from '@rigsouq/contract/files';
import * as calls from '@rigsouq/contract/leads/newsletter';
import { addressRangeOf } from '@rigsouq/kernel/addresses';
import type { FastifyInstance } from 'fastify';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import type { AuthSecret } from '../../../platform/signature.ts';
import { buildStopPage } from './newsletter.emails.ts';
import { stopNewsletter } from './stop-newsletter.ts';
import { confirmNewsletter } from './subscribe.ts';

export function newsletterRoutes(serve: Serve, { db, secret }: { db: Db; secret: AuthSecret }): void {
  serve(calls.confirmNewsletter, async ({ body, request }) => {
    await inTransaction(db, (tx) => confirmNewsletter(tx, body.token, addressRangeOf(request.ip)));
    return { message: calls.confirmNewsletter.message };
  });
  serve(calls.stopNewsletter, async ({ query }) => {
    await inTransaction(db, (tx) => stopNewsletter(tx, secret, query.token));
    return { message: calls.stopNewsletter.message };
  });
}

/** Shows a reader who opens the address of the header List-Unsubscribe the way to the button. Reading it changes nothing. */
export function serveNewsletterPage(app: FastifyInstance): void {
  app.get<{ Querystring: { token?: string } }>(newsletterPage.path, (request, reply) =>
    reply.type('text/html; charset=utf-8').send(buildStopPage(String(request.query.token ?? ''))),
  );
}

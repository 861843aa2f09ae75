import type { FastifyRequest } from 'fastify';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { isRobot } from '../../platform/http/robots.ts';

type Form = { body: { homepage?: string | undefined }; request: FastifyRequest };

/** Returns whether a robot sent the form. The robot gets the same answer as a user, so that it learns nothing. */
export function isSentByRobot({ body, request }: Form): boolean {
  if (!isRobot(body)) return false;
  request.log.info({ path: request.routeOptions.url }, 'form submitted by a robot');
  return true;
}

export async function runUnlessRobot(db: Db, form: Form, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  if (!isSentByRobot(form)) await inTransaction(db, work);
}

import type { FastifyRequest } from 'fastify';
import { type Db, inTransaction, type Tx } from '../../platform/db.ts';
import { isRobot } from '../../platform/robots.ts';

type Form = { body: { homepage?: string | undefined }; request: FastifyRequest };

/** A robot hears what a person would, so that it has nothing to learn from. */
export function sentByRobot({ body, request }: Form): boolean {
  if (!isRobot(body)) return false;
  request.log.info({ path: request.routeOptions.url }, 'a robot filled in a form');
  return true;
}

export async function unlessRobot(db: Db, form: Form, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  if (!sentByRobot(form)) await inTransaction(db, work);
}

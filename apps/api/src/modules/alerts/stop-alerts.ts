// The link in a letter that ends such letters: it carries the search and a signature, so it works without a login and for that search
// alone, for as long as the search is there.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';

const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

export function stopToken(secret: string, searchId: string): string {
  return `${searchId}.${sign(secret, searchId)}`;
}

/** Asked twice, or for a search that was deleted, there is nothing left to stop: that is what was wanted. */
export async function stopAlerts(tx: Tx, secret: string, token: string): Promise<void> {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, id))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) fail('search.link');
  await tx.updateTable('saved_searches').set({ alerts: false }).where('id', '=', id).execute();
}

/** The purpose stands in the text, so that nothing signed for another one with the same secret is worth anything here. */
function sign(secret: string, searchId: string): string {
  return createHmac('sha256', secret).update(`stop alerts\n${searchId}`).digest('base64url');
}

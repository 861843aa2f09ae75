// Stops the alerts of a search by the link in its emails. The link contains the search and a signature, so it works without a login, only
// for that search, and for as long as the search exists.

import type { Tx } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';
import { type AuthSecret, isSigned, sign } from '../../platform/signature.ts';

const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

export function createStopToken(secret: AuthSecret, searchId: string): string {
  return `${searchId}.${sign(secret, signedText(searchId))}`;
}

/** Stops the alerts. A second call, or one for a deleted search, succeeds and changes nothing. */
export async function stopAlerts(tx: Tx, secret: AuthSecret, token: string): Promise<void> {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!isSigned(secret, signedText(id), signature)) fail('search.link');
  await tx.updateTable('saved_searches').set({ alerts: false }).where('id', '=', id).execute();
}

const signedText = (searchId: string) => `stop alerts\n${searchId}`;

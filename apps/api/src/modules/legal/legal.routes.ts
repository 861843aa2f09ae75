import { giveConsent } from '@rigsouq/contract/legal/consent';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { originOf } from '../../platform/monitoring/security-log.ts';
import { recordConsent } from './record-consent.ts';

export function legalRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(giveConsent, async ({ actor, body, request }) => {
    const { addressRange } = originOf(request);
    const by = { userId: actor.userId, accountId: actor.account.id, addressRange };
    await inTransaction(db, (tx) => recordConsent(tx, { act: 'renewal', given: body.consent, ...by }));
    return { message: giveConsent.message };
  });
}

import * as security from '@rigsouq/contract/identity/security';
import { listSecurityEvents } from '@rigsouq/contract/identity/security-events';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { originOf } from '../../../platform/monitoring/security-log.ts';
import type { Identity } from '../identity.ts';
import { setEmail, setPassword } from '../login/change-login.ts';
import { checkPassword } from '../login/check-password.ts';
import { refuseCommonPassword } from '../login/passwords.ts';
import { changeWithCode, reauthenticate } from '../login/reauthenticate.ts';
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts';
import {
  beginSecondFactor,
  checkFirstCode,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  refuseOperators,
} from '../second-factor/second-factor.ts';
import { listOwnEvents } from './list-security-events.ts';

export function securityRoutes(serve: Serve, deps: Identity & { db: Db }): void {
  const { db, cipher } = deps;

  serve(security.changePassword, async ({ actor, body, request }) => {
    refuseCommonPassword(body.password);
    const code = await reauthenticate(deps, actor, body, originOf(request));
    const hash = await deps.passwords.hash(body.password);
    await changeWithCode(deps, actor, code, originOf(request), (tx) => setPassword(tx, actor, hash, originOf(request)));
    return { message: security.changePassword.message };
  });
  serve(security.changeEmail, async ({ actor, body, request }) => {
    const code = await reauthenticate(deps, actor, body, originOf(request));
    await changeWithCode(deps, actor, code, originOf(request), (tx) => setEmail(tx, actor, body, originOf(request)));
    return { message: security.changeEmail.message };
  });
  serve(security.readSecondFactor, ({ actor }) => readSecondFactor(db, actor));
  serve(security.beginSecondFactor, async ({ actor, body, request }) => {
    await checkPassword(deps, actor, body.currentPassword, originOf(request));
    return inTransaction(db, (tx) => beginSecondFactor(tx, cipher, actor));
  });
  serve(security.confirmSecondFactor, async ({ actor, body, request }) => {
    const first = await checkFirstCode(db, cipher, actor, body.code);
    const recovery = await makeRecoveryCodes(deps.passwords);
    await inTransaction(db, (tx) => confirmSecondFactor(tx, actor, { ...first, recovery }, originOf(request)));
    return { recoveryCodes: recovery.shown };
  });
  serve(security.endSecondFactor, async ({ actor, body, request }) => {
    const code = await reauthenticate(deps, actor, body, originOf(request));
    refuseOperators(actor);
    await changeWithCode(deps, actor, code, originOf(request), (tx) => endSecondFactor(tx, actor, originOf(request)));
    return { message: security.endSecondFactor.message };
  });
  serve(listSecurityEvents, ({ actor, query }) => listOwnEvents(db, actor, query));
}

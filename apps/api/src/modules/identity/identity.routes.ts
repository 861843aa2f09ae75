import { resendVerification, verifyEmail as verifyEmailCall } from '@rigsouq/contract/companies/registration';
import * as calls from '@rigsouq/contract/identity/calls';
import type { Redis } from 'ioredis';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { originOf } from '../../platform/monitoring/security-log.ts';
import { listMissingConsents } from '../legal/index.ts';
import { requestEmailVerification, verifyEmail } from './email/verify-email.ts';
import { readEmailLanguage, setEmailLanguage } from './email-language.ts';
import { presentProfile, presentSessions } from './identity.presenter.ts';
import type { Identity } from './identity.ts';
import { checkPassword } from './login/check-password.ts';
import { forgotPassword } from './login/forgot-password.ts';
import { logIn } from './login/log-in.ts';
import { resetPassword } from './login/reset-password.ts';
import { membersRoutes } from './members/members.routes.ts';
import { securityRoutes } from './security-events/security.routes.ts';
import { endOtherSessions, endSession, listSessions, logOut } from './sessions/sessions.ts';

type Deps = Identity & { db: Db; redis: Redis };

export function identityRoutes(serve: Serve, deps: Deps): void {
  const { db } = deps;

  serve(calls.login, ({ body, request }) =>
    logIn(deps, body, { address: request.ip, userAgent: request.headers['user-agent'] }, originOf(request)),
  );
  serve(calls.profile, async ({ actor }) => presentProfile(actor, await listMissingConsents(db, actor.userId)));
  serve(calls.readEmailLanguage, async ({ actor }) => ({ language: await readEmailLanguage(db, actor.userId) }));
  serve(calls.setEmailLanguage, async ({ actor, body }) => {
    await inTransaction(db, (tx) => setEmailLanguage(tx, actor.userId, body.language));
    return { message: calls.setEmailLanguage.message };
  });
  serve(calls.logout, async ({ actor, request }) => {
    await inTransaction(db, (tx) => logOut(tx, actor, originOf(request)));
    return { message: calls.logout.message };
  });
  serve(calls.listSessions, async ({ actor }) => presentSessions(await listSessions(db, actor), actor));
  serve(calls.revokeSession, async ({ actor, params, body, request }) => {
    await checkPassword(deps, actor, body.currentPassword, originOf(request));
    await inTransaction(db, (tx) => endSession(tx, actor, params.id, originOf(request)));
    return { message: calls.revokeSession.message };
  });
  serve(calls.revokeOtherSessions, async ({ actor, body, request }) => {
    await checkPassword(deps, actor, body.currentPassword, originOf(request));
    const ended = await inTransaction(db, (tx) => endOtherSessions(tx, actor, originOf(request)));
    return { message: calls.revokeOtherSessions.message, ended };
  });
  serve(calls.forgotPassword, async ({ body, request }) => {
    await inTransaction(db, (tx) => forgotPassword(tx, body, originOf(request)));
    return { message: calls.forgotPassword.message };
  });
  serve(calls.resetPassword, async ({ body, request }) => {
    await resetPassword(deps, body, originOf(request));
    return { message: calls.resetPassword.message };
  });
  serve(verifyEmailCall, async ({ body, request }) => {
    await verifyEmail(deps, body.token, originOf(request));
    return { message: verifyEmailCall.message };
  });
  serve(resendVerification, async ({ actor, body }) => {
    await inTransaction(db, (tx) => requestEmailVerification(tx, { userId: actor.userId, language: body.language }));
    return { message: resendVerification.message };
  });
  securityRoutes(serve, deps);
  membersRoutes(serve, deps);
}

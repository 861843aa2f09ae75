// The public interface of the module.

export { type AccountChange, changeTitle, grantRole, updateAccount } from './accounts.store.ts';
export { changeStanding, endApproval, requestReview, requestRoleReview } from './change-standing.ts';
export { createSecretLink } from './email/secret-link.ts';
export { requestEmailVerification } from './email/verify-email.ts';
export { identityJobs } from './identity.handlers.ts';
export { accountUpgraded } from './identity.jobs.ts';
export { rolesOf } from './identity.presenter.ts';
export { identityRoutes } from './identity.routes.ts';
export { createIdentity, type Identity } from './identity.ts';
export { changeLogin } from './login/change-login.ts';
export { createPasswords, refuseCommonPassword } from './login/passwords.ts';
export { changeWithCode, reauthenticate } from './login/reauthenticate.ts';
export { mayEditProfile, mayManageMembers } from './members/members.policy.ts';
export { deleteLogin } from './members/members.ts';
export { openAccount } from './open-account.ts';
export { listOperatorEmails } from './operator-emails.ts';
export {
  findLogin,
  grantOperator,
  listAllOperators,
  lockRights,
  type OperatorRights,
  revokeOperator,
  writeRights,
} from './operators.ts';
export { renameUser } from './rename-user.ts';
export { hasSecondFactor } from './second-factor/second-factor.ts';
export { listEventsOfAccount } from './security-events/list-security-events.ts';
export { actorEventFields, recordSecurityEvent } from './security-events/security-events.ts';
export { endAllSessions, endSessionsOfAccount, endSessionsOfUser } from './sessions/end-sessions.ts';
export { createSessionReader } from './sessions/read-session.ts';
export { listActiveSessions } from './sessions/sessions.ts';
export { hashToken } from './token-hash.ts';

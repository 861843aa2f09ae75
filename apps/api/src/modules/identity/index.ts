// The public interface of the module.
export { changeLogin } from './change-login.ts';
export { endAllSessions, endSessionsOfAccount, endSessionsOfUser } from './end-sessions.ts';
export { identityJobs } from './identity.handlers.ts';
export { accountUpgraded } from './identity.jobs.ts';
export { rolesOf } from './identity.presenter.ts';
export { identityRoutes } from './identity.routes.ts';
export { createIdentity, type Identity } from './identity.ts';
export { listEventsOfAccount } from './list-security-events.ts';
export { mayEditProfile, mayManageMembers } from './members.policy.ts';
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
export { createPasswords, refuseCommonPassword } from './passwords.ts';
export { createSessionReader } from './read-session.ts';
export { changeWithCode, reauthenticate } from './reauthenticate.ts';
export { renameUser } from './rename-user.ts';
export { hasSecondFactor } from './second-factor.ts';
export { actorEventFields, recordSecurityEvent } from './security-events.ts';
export { listActiveSessions } from './sessions.ts';
export { requestEmailVerification } from './verify-email.ts';

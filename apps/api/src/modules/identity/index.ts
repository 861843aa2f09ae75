// The public interface of the module.
export { changeLogin } from './change-login.ts';
export { endAllSessions, endSessionsOfAccount, endSessionsOfPerson } from './end-sessions.ts';
export { identityJobs } from './identity.handlers.ts';
export { accountGrown } from './identity.jobs.ts';
export { rolesOf } from './identity.presenter.ts';
export { identityRoutes } from './identity.routes.ts';
export { createIdentity, type Identity } from './identity.ts';
export { listEventsOfAccount } from './list-security-events.ts';
export { mayKeepProfile, mayManageMembers } from './members.policy.ts';
export { openAccount } from './open-account.ts';
export { operatorEmails } from './operator-emails.ts';
export {
  allOperators,
  type Desks,
  findLogin,
  grantOperator,
  lockRights,
  revokeOperator,
  writeRights,
} from './operators.ts';
export { createPasswords, refuseCommon } from './passwords.ts';
export { changeWithProof, readProof } from './prove-again.ts';
export { sessionReader } from './read-session.ts';
export { renamePerson } from './rename-person.ts';
export { hasSecondFactor } from './second-factor.ts';
export { ofActor, recordSecurityEvent } from './security-events.ts';
export { livingSessions } from './sessions.ts';
export { askToVerify } from './verify-email.ts';

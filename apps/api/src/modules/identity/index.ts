// The door of the module: what others may use.
export { sendingResetLinks } from './forgot-password.ts';
export { rolesOf } from './identity.presenter.ts';
export { identityRoutes } from './identity.routes.ts';
export { createIdentity, type Identity } from './identity.ts';
export { openAccount } from './open-account.ts';
export { createPasswords, refuseCommon } from './passwords.ts';
export { sessionReader } from './read-session.ts';
export { askToVerify, sendingVerifyLinks } from './verify-email.ts';

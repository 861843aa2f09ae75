// The door of the module: what others may use.
export { createAuth } from './auth.ts';
export { sendingResetLinks } from './forgot-password.ts';
export { identityRoutes } from './identity.routes.ts';
export { openAccount } from './open-account.ts';
export { createPasswords } from './passwords.ts';
export { sessionReader } from './read-session.ts';

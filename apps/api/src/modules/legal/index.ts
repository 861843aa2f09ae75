// The public interface of the module.

export { legalRoutes } from './legal.routes.ts';
export { listMissingConsents } from './list-missing-consents.ts';
export { buildConsent, type ConsentRow, insertConsents, recordConsent, requireConsent } from './record-consent.ts';

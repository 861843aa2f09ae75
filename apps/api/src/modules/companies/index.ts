// The public interface of the module: other modules import only from here.
export { companyStepped } from './companies.events.ts';
export { companiesRoutes } from './companies.routes.ts';
export { companyPages } from './company-pages.ts';
export { findCompanies } from './find-companies.ts';
export { findRecipient } from './find-recipient.ts';
export { presentLogo } from './network.presenter.ts';
export { readNetwork } from './network.queries.ts';
export { networksRoutes } from './networks.routes.ts';
export { readProfileProgress } from './profile-progress.queries.ts';
export { areInNetwork, findInNetwork } from './public-profile.queries.ts';
export { buildPrefixQuery } from './search-rules.ts';
export type { BuyerStatistics, NetworkReader, StatisticsReader, SupplierStatistics } from './statistics.ts';

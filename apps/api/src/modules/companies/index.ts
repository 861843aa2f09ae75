// The door of the module: what others may use.
export { changeStanding } from './change-standing.ts';
export { companiesRoutes } from './companies.routes.ts';
export type { BuyerFigures, FigureReader, SupplierFigures } from './figures.ts';
export { findRecipient } from './find-recipient.ts';
export { presentLogo } from './network.presenter.ts';
export { networksRoutes } from './networks.routes.ts';
export { findInNetwork } from './public-profile.queries.ts';

// All Arabic texts, for the server. A browser loads only the texts of the pages that it opens (tools/arabic-texts.ts).
import { errorTable } from '@rigsouq/contract/errors';
import account from '../../locales/ar/account.json' with { type: 'json' };
import auctionDesk from '../../locales/ar/auction-desk.json' with { type: 'json' };
import auctions from '../../locales/ar/auctions.json' with { type: 'json' };
import awards from '../../locales/ar/awards.json' with { type: 'json' };
import bidders from '../../locales/ar/bidders.json' with { type: 'json' };
import bidding from '../../locales/ar/bidding.json' with { type: 'json' };
import buyingReports from '../../locales/ar/buying-reports.json' with { type: 'json' };
import compare from '../../locales/ar/compare.json' with { type: 'json' };
import consigning from '../../locales/ar/consigning.json' with { type: 'json' };
import consignments from '../../locales/ar/consignments.json' with { type: 'json' };
import contact from '../../locales/ar/contact.json' with { type: 'json' };
import dashboard from '../../locales/ar/dashboard.json' with { type: 'json' };
import deals from '../../locales/ar/deals.json' with { type: 'json' };
import directory from '../../locales/ar/directory.json' with { type: 'json' };
import eProcurement from '../../locales/ar/e-procurement.json' with { type: 'json' };
import equipment from '../../locales/ar/equipment.json' with { type: 'json' };
import errors from '../../locales/ar/errors.json' with { type: 'json' };
import experts from '../../locales/ar/experts.json' with { type: 'json' };
import help from '../../locales/ar/help.json' with { type: 'json' };
import joining from '../../locales/ar/joining.json' with { type: 'json' };
import landing from '../../locales/ar/landing.json' with { type: 'json' };
import listing from '../../locales/ar/listing.json' with { type: 'json' };
import lots from '../../locales/ar/lots.json' with { type: 'json' };
import marketplace from '../../locales/ar/marketplace.json' with { type: 'json' };
import messages from '../../locales/ar/messages.json' with { type: 'json' };
import networks from '../../locales/ar/networks.json' with { type: 'json' };
import onboarding from '../../locales/ar/onboarding.json' with { type: 'json' };
import operations from '../../locales/ar/operations.json' with { type: 'json' };
import orders from '../../locales/ar/orders.json' with { type: 'json' };
import procurement from '../../locales/ar/procurement.json' with { type: 'json' };
import profile from '../../locales/ar/profile.json' with { type: 'json' };
import rentals from '../../locales/ar/rentals.json' with { type: 'json' };
import reverseAuctions from '../../locales/ar/reverse-auctions.json' with { type: 'json' };
import rfqPages from '../../locales/ar/rfq-pages.json' with { type: 'json' };
import rfqs from '../../locales/ar/rfqs.json' with { type: 'json' };
import security from '../../locales/ar/security.json' with { type: 'json' };
import selling from '../../locales/ar/selling.json' with { type: 'json' };
import services from '../../locales/ar/services.json' with { type: 'json' };
import shell from '../../locales/ar/shell.json' with { type: 'json' };
import supplierLists from '../../locales/ar/supplier-lists.json' with { type: 'json' };
import taxonomy from '../../locales/ar/taxonomy.json' with { type: 'json' };
import trust from '../../locales/ar/trust.json' with { type: 'json' };
import type { Texts } from './i18n.ts';

const texts: Texts = {
  ...shell,
  ...supplierLists,
  ...taxonomy,
  ...trust,
  ...landing,
  ...joining,
  ...onboarding,
  ...listing,
  ...marketplace,
  ...equipment,
  ...compare,
  ...selling,
  ...auctions,
  ...consigning,
  ...bidders,
  ...account,
  ...contact,
  ...messages,
  ...networks,
  ...dashboard,
  ...deals,
  ...rentals,
  ...lots,
  ...consignments,
  ...bidding,
  ...auctionDesk,
  ...security,
  ...operations,
  ...procurement,
  ...orders,
  ...buyingReports,
  ...awards,
  ...rfqs,
  ...rfqPages,
  ...reverseAuctions,
  ...profile,
  ...directory,
  ...services,
  ...experts,
  ...eProcurement,
  ...help,
  ...errors,
};

/** Error messages are also translated by their code, because the English message can contain a number or come from an older server (R6). */
const refusals = Object.entries(errorTable).flatMap(([code, [, english]]) => {
  const translated = texts[english];
  return translated === undefined ? [] : [[code, translated] as const];
});

export const arabic: Texts = { ...texts, ...Object.fromEntries(refusals) };

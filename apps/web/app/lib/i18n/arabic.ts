// All Arabic texts, for the server. A browser loads only the texts of the pages that it opens (tools/arabic-texts.ts).
import { errorTable } from '@rigsouq/contract/errors';
import alerts from '../../../locales/ar/alerts.json' with { type: 'json' };
import auctions from '../../../locales/ar/auctions.json' with { type: 'json' };
import buyingReports from '../../../locales/ar/buying-reports.json' with { type: 'json' };
import catalogue from '../../../locales/ar/catalogue.json' with { type: 'json' };
import companies from '../../../locales/ar/companies.json' with { type: 'json' };
import dashboard from '../../../locales/ar/dashboard.json' with { type: 'json' };
import directory from '../../../locales/ar/directory.json' with { type: 'json' };
import enquiries from '../../../locales/ar/enquiries.json' with { type: 'json' };
import errors from '../../../locales/ar/errors.json' with { type: 'json' };
import help from '../../../locales/ar/help.json' with { type: 'json' };
import identity from '../../../locales/ar/identity.json' with { type: 'json' };
import landing from '../../../locales/ar/landing.json' with { type: 'json' };
import leads from '../../../locales/ar/leads.json' with { type: 'json' };
import legal from '../../../locales/ar/legal.json' with { type: 'json' };
import messages from '../../../locales/ar/messages.json' with { type: 'json' };
import notifications from '../../../locales/ar/notifications.json' with { type: 'json' };
import operations from '../../../locales/ar/operations.json' with { type: 'json' };
import orders from '../../../locales/ar/orders.json' with { type: 'json' };
import privacy from '../../../locales/ar/privacy.json' with { type: 'json' };
import procurement from '../../../locales/ar/procurement.json' with { type: 'json' };
import rentals from '../../../locales/ar/rentals.json' with { type: 'json' };
import reverseAuctions from '../../../locales/ar/reverse-auctions.json' with { type: 'json' };
import rfqs from '../../../locales/ar/rfqs.json' with { type: 'json' };
import search from '../../../locales/ar/search.json' with { type: 'json' };
import shared from '../../../locales/ar/shared.json' with { type: 'json' };
import stats from '../../../locales/ar/stats.json' with { type: 'json' };
import supplierLists from '../../../locales/ar/supplier-lists.json' with { type: 'json' };
import tasks from '../../../locales/ar/tasks.json' with { type: 'json' };
import taxonomy from '../../../locales/ar/taxonomy.json' with { type: 'json' };
import trust from '../../../locales/ar/trust.json' with { type: 'json' };
import type { Texts } from './i18n.ts';

const texts: Texts = {
  ...alerts,
  ...auctions,
  ...buyingReports,
  ...catalogue,
  ...companies,
  ...dashboard,
  ...directory,
  ...enquiries,
  ...errors,
  ...help,
  ...identity,
  ...landing,
  ...leads,
  ...legal,
  ...messages,
  ...notifications,
  ...operations,
  ...orders,
  ...privacy,
  ...procurement,
  ...rentals,
  ...reverseAuctions,
  ...rfqs,
  ...search,
  ...shared,
  ...stats,
  ...supplierLists,
  ...tasks,
  ...taxonomy,
  ...trust,
};

/** Error messages are also translated by their code, because the English message can contain a number or come from an older server (R6). */
const refusals = Object.entries(errorTable).flatMap(([code, [, english]]) => {
  const translated = texts[english];
  return translated === undefined ? [] : [[code, translated] as const];
});

export const arabic: Texts = { ...texts, ...Object.fromEntries(refusals) };

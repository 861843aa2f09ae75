// Every Arabic text. The browser loads this module on Arabic pages only.
import account from '../../locales/ar/account.json';
import compare from '../../locales/ar/compare.json';
import contact from '../../locales/ar/contact.json';
import dashboard from '../../locales/ar/dashboard.json';
import deals from '../../locales/ar/deals.json';
import equipment from '../../locales/ar/equipment.json';
import errors from '../../locales/ar/errors.json';
import joining from '../../locales/ar/joining.json';
import landing from '../../locales/ar/landing.json';
import listing from '../../locales/ar/listing.json';
import marketplace from '../../locales/ar/marketplace.json';
import messages from '../../locales/ar/messages.json';
import networks from '../../locales/ar/networks.json';
import onboarding from '../../locales/ar/onboarding.json';
import operations from '../../locales/ar/operations.json';
import profile from '../../locales/ar/profile.json';
import rentals from '../../locales/ar/rentals.json';
import security from '../../locales/ar/security.json';
import selling from '../../locales/ar/selling.json';
import shell from '../../locales/ar/shell.json';
import taxonomy from '../../locales/ar/taxonomy.json';
import type { Texts } from './i18n.ts';

export const arabic: Texts = {
  ...shell,
  ...taxonomy,
  ...landing,
  ...joining,
  ...onboarding,
  ...listing,
  ...marketplace,
  ...equipment,
  ...compare,
  ...selling,
  ...account,
  ...contact,
  ...messages,
  ...networks,
  ...dashboard,
  ...deals,
  ...rentals,
  ...security,
  ...operations,
  ...profile,
  ...errors,
};

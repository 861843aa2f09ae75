// Every Arabic text. The browser loads this module on Arabic pages only.
import account from '../../locales/ar/account.json';
import dashboard from '../../locales/ar/dashboard.json';
import errors from '../../locales/ar/errors.json';
import joining from '../../locales/ar/joining.json';
import landing from '../../locales/ar/landing.json';
import onboarding from '../../locales/ar/onboarding.json';
import shell from '../../locales/ar/shell.json';
import taxonomy from '../../locales/ar/taxonomy.json';
import type { Texts } from './i18n.ts';

export const arabic: Texts = {
  ...shell,
  ...taxonomy,
  ...landing,
  ...joining,
  ...onboarding,
  ...account,
  ...dashboard,
  ...errors,
};

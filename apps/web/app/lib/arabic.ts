// Every Arabic text. The browser loads this module on Arabic pages only.
import account from '../../locales/ar/account.json';
import dashboard from '../../locales/ar/dashboard.json';
import errors from '../../locales/ar/errors.json';
import landing from '../../locales/ar/landing.json';
import shell from '../../locales/ar/shell.json';
import type { Texts } from './i18n.ts';

export const arabic: Texts = { ...shell, ...landing, ...account, ...dashboard, ...errors };

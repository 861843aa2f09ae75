import { text } from '../../../lib/i18n/i18n.ts';

/** The pages of the settings, in the order of the navigation. */
export const settingsPages = [
  { to: '/settings/company', label: text('Company') },
  { to: '/settings/team', label: text('Team') },
  { to: '/settings/security', label: text('Security') },
  { to: '/settings/notifications', label: text('Notifications') },
  { to: '/settings/licences', label: text('Licences') },
  { to: '/settings/data', label: text('Your data') },
] as const;

import type { ComponentType } from 'react';
import { text } from '../../../lib/i18n/i18n.ts';
import { SecondFactorPanel } from '../../../shared/identity/second-factor-panel.tsx';
import { MembersPanel } from '../../identity/members/members-panel.tsx';
import { ActivityPanel } from '../../identity/security/activity-panel.tsx';
import { PasswordPanel } from '../../identity/security/password-panel.tsx';
import { SessionsPanel } from '../../identity/security/sessions-panel.tsx';
import { NoticesPanel } from '../../notifications/settings/notices-panel.tsx';
import { DataPanel } from '../../privacy/data-panel.tsx';
import { LicencePanel } from '../../trust/licence/licence-panel.tsx';

/** The panels below the company on the Profile tab, in this order. A panel has its own heading and data. */
export const profilePanels: readonly { readonly key: string; readonly label: string; readonly panel: ComponentType }[] =
  [
    { key: 'licence', label: text('Your licence'), panel: LicencePanel },
    { key: 'login', label: text('Password and email'), panel: PasswordPanel },
    { key: 'second-factor', label: text('Two-step login'), panel: SecondFactorPanel },
    { key: 'sessions', label: text('Your sessions'), panel: SessionsPanel },
    { key: 'activity', label: text('Recent security activity'), panel: ActivityPanel },
    { key: 'notices', label: text('Email notifications'), panel: NoticesPanel },
    { key: 'members', label: text('Team members'), panel: MembersPanel },
    { key: 'data', label: text('Your data'), panel: DataPanel },
  ];

import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Company } from '../../lib/company-query.ts';
import { holdsBothRoles } from '../../shell/session-rules.ts';
import { SettingsSection } from '../../shell/settings-section.tsx';
import { AddBuyerRole, AddSupplierRole } from './add-role.tsx';
import classes from './profile-tab.module.css';
import { ReadOnlyNote } from './read-only-note.tsx';

/** Shows the roles of the account and what the missing role requires. An account may both buy and supply (R14). */
export function RolesSection({ company }: { company: Company }) {
  const { t } = useTranslation();
  const { role } = company;
  const both = holdsBothRoles(role);
  const lead = both
    ? t('Your company buys and supplies. Switch the view at the top of the dashboard.')
    : role.includes('supplier')
      ? t(
          'Your company supplies. With the buyer role it can also ask for quotes, rent and publish needs. Nothing more is needed.',
        )
      : t(
          'Your company buys. With the supplier role it can also list, rent out and auction machines. We need to know what you supply.',
        );
  return (
    <SettingsSection
      id="roles"
      title={t('Roles')}
      lead={lead}
      action={
        <ul className={classes.badges} aria-label={t('Roles that your company holds')}>
          {role.includes('buyer') && <RoleBadge>{t('Buyer')}</RoleBadge>}
          {role.includes('supplier') && <RoleBadge>{t('Supplier')}</RoleBadge>}
        </ul>
      }
    >
      {both ? null : !company.can.changeCompany ? (
        <ReadOnlyNote />
      ) : role.includes('supplier') ? (
        <AddBuyerRole />
      ) : (
        <AddSupplierRole company={company} />
      )}
    </SettingsSection>
  );
}

function RoleBadge({ children }: { children: string }) {
  return (
    <li>
      <Badge variant="light" color="green" radius="sm" tt="none" size="lg">
        {children}
      </Badge>
    </li>
  );
}

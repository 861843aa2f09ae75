import { useTranslation } from 'react-i18next';
import type { Company } from '../../../lib/company-query.ts';
import classes from '../../../shared/dashboard/profile-tab.module.css';
import { ReadOnlyNote } from '../../../shared/dashboard/read-only-note.tsx';
import { holdsBothRoles } from '../../../shell/session-rules.ts';
import { SettingsSection } from '../../../ui/forms/settings-section.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import { AddBuyerRole, AddSupplierRole } from './add-role.tsx';

/** Shows the roles of the account and what the missing role requires. An account may both buy and supply (R14). */
export function RolesSection({ company }: { company: Company }) {
  const { t } = useTranslation();
  const { role } = company;
  const both = holdsBothRoles(role);
  const lead = both
    ? t('Your company is a buyer and a supplier. Switch views at the top of the dashboard.')
    : role.includes('supplier')
      ? t(
          'Your company is a supplier. Add the buyer role to request quotes, rent and post needs. No extra details are needed.',
        )
      : t(
          'Your company is a buyer. Add the supplier role to list, rent out and auction machines. Tell us what you supply.',
        );
  return (
    <SettingsSection
      id="roles"
      title={t('Roles')}
      lead={lead}
      action={
        <ul className={classes.badges} aria-label={t('Your company’s roles')}>
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
      <Badge tone="green">{children}</Badge>
    </li>
  );
}

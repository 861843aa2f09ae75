import { useSession } from '../../../lib/api/session.ts';
import { shownRole } from '../../../shell/session-rules.ts';
import { CompanyForm } from '../../companies/settings/company-form.tsx';
import { PicturesSection } from '../../companies/settings/pictures-section.tsx';
import { RolesSection } from '../../companies/settings/roles-section.tsx';
import { SupplierSection } from '../../companies/settings/supplier-section.tsx';
import { OwnCompany } from './own-company.tsx';

/** Edits the company. The Profile tab of the dashboard shows the same page. */
export function CompanyPage() {
  const { role } = useSession();
  return (
    <OwnCompany>
      {(company) => (
        <>
          {/* The form is mounted again after a role was added: its values contain what the role required, and must not be sent back empty. */}
          <CompanyForm key={company.role.join()} company={company} view={shownRole(null, role, company.role)} />
          {company.role.includes('supplier') && <SupplierSection company={company} />}
          <PicturesSection company={company} />
          <RolesSection company={company} />
        </>
      )}
    </OwnCompany>
  );
}

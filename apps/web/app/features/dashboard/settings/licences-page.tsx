import { DocumentsSection } from '../../companies/settings/documents-section.tsx';
import { LicencePanel } from '../../trust/licence/licence-panel.tsx';
import { OwnCompany } from './own-company.tsx';

/** Edits what our team checks: the licence with its last day, and other documents. */
export function LicencesPage() {
  return (
    <>
      <LicencePanel />
      <OwnCompany>{(company) => <DocumentsSection company={company} />}</OwnCompany>
    </>
  );
}

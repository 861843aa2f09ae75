import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../../shared/dashboard/dashboard-queries.ts';
import { SecondFactorPanel } from '../../../shared/identity/second-factor-panel.tsx';
import { MeSection } from '../../companies/settings/me-section.tsx';
import { ActivityPanel } from '../../identity/security/activity-panel.tsx';
import { PasswordPanel } from '../../identity/security/password-panel.tsx';
import { SessionsPanel } from '../../identity/security/sessions-panel.tsx';
import { VerifyBanner } from '../../identity/security/verify-banner.tsx';
import { OwnCompany } from './own-company.tsx';

/** Edits the caller's own name and login. */
export function SecurityPage() {
  const me = useQuery(profileQuery).data?.user;
  return (
    <>
      {me?.emailVerified === false && <VerifyBanner />}
      <OwnCompany>{(company) => <MeSection company={company} />}</OwnCompany>
      <PasswordPanel />
      <SecondFactorPanel />
      <SessionsPanel />
      <ActivityPanel />
    </>
  );
}

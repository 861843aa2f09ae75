import { MembersPanel } from '../../identity/members/members-panel.tsx';
import { ApprovalLimit } from '../../orders/approval-limit.tsx';
import { OwnCompany } from './own-company.tsx';

/** Edits who may act for the company, and from which amount on two members have to agree. */
export function TeamPage() {
  return (
    <>
      <MembersPanel />
      <OwnCompany>{(company) => company.role.includes('buyer') && <ApprovalLimit />}</OwnCompany>
    </>
  );
}

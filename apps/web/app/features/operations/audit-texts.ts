// The texts for the entries of the audit log.
import { text } from '../../lib/i18n/i18n.ts';

export const auditActionTexts: Record<string, string> = {
  'company.approved': text('Approved by {{name}}'),
  'company.rejected': text('Rejected by {{name}}'),
  'company.suspended': text('Suspended by {{name}}'),
  'company.revoked': text('Verified badge removed by {{name}}'),
  'company.restored': text('Restored by {{name}}'),
  'company.plan_activated': text('Plan activated by {{name}}'),
  'company.plan_ended': text('Plan ended by {{name}}'),
  'plan.taken': text('Assigned to {{name}}'),
  'plan.given_back': text('Released by {{name}}'),
  'licence.approved': text('Licence approved by {{name}}'),
  'licence.rejected': text('Licence rejected by {{name}}'),
  'paper.opened': text('Document opened by {{name}}'),
  'company.taken': text('Assigned to {{name}}'),
  'company.given_back': text('Released by {{name}}'),
  'lot.approved': text('Scheduled by {{name}}'),
  'lot.rejected': text('Rejected by {{name}}'),
  'lot.cancelled': text('Cancelled by {{name}}'),
  'lot.taken': text('Assigned to {{name}}'),
  'lot.given_back': text('Released by {{name}}'),
  'listing.taken_down': text('Taken down by {{name}}'),
  'listing.restored': text('Restored by {{name}}'),
  'settlement.paid': text('Payment confirmed by {{name}}'),
  'settlement.released': text('Handover confirmed by {{name}}'),
  'settlement.defaulted': text('Marked as unpaid by {{name}}'),
  'settlement.offered': text('Offered to the next bidder by {{name}}'),
  'settlement.given_up': text('Closed without sale by {{name}}'),
};

export const auditFactTexts: Record<string, string> = {
  standing: text('Status'),
  paper: text('Document'),
  state: text('Status'),
  status: text('Status'),
  owner: text('Assignee'),
  step: text('Step'),
  startDate: text('Start'),
  endDate: text('End'),
  limit: text('Limit'),
  plan: text('Plan'),
};

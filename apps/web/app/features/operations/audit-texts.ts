// The texts for the entries of the audit log.
import { text } from '../../lib/i18n.ts';

export const auditActionTexts: Record<string, string> = {
  'company.approved': text('Approved by {{name}}'),
  'company.rejected': text('Rejected by {{name}}'),
  'company.suspended': text('Suspended by {{name}}'),
  'company.restored': text('Restored by {{name}}'),
  'licence.approved': text('Licence approved by {{name}}'),
  'licence.rejected': text('Licence rejected by {{name}}'),
  'paper.opened': text('Paper opened by {{name}}'),
  'company.taken': text('Taken by {{name}}'),
  'company.given_back': text('Given back by {{name}}'),
  'lot.approved': text('Put on the calendar by {{name}}'),
  'lot.rejected': text('Rejected by {{name}}'),
  'lot.cancelled': text('Called off by {{name}}'),
  'lot.taken': text('Taken by {{name}}'),
  'lot.given_back': text('Given back by {{name}}'),
  'listing.taken_down': text('Taken down by {{name}}'),
  'listing.restored': text('Restored by {{name}}'),
  'settlement.paid': text('Payment noted by {{name}}'),
  'settlement.released': text('Handed over, noted by {{name}}'),
  'settlement.defaulted': text('Default noted by {{name}}'),
  'settlement.offered': text('Offered to the next bidder by {{name}}'),
  'settlement.given_up': text('Given up by {{name}}'),
};

export const auditFactTexts: Record<string, string> = {
  standing: text('Standing'),
  paper: text('Paper'),
  state: text('State'),
  status: text('Status'),
  owner: text('Who is at it'),
  step: text('Step'),
  startDate: text('Start'),
  endDate: text('End'),
  limit: text('Limit'),
};

// Defines each kind of item in the queue: its name, its page, its next step and the calls behind the keys.

import { publishEntry } from '@rigsouq/contract/directory/calls';
import { rejectBidder, rejectLot } from '@rigsouq/contract/operations/auction-desk';
import { approveCompany, closeLead, rejectCompany } from '@rigsouq/contract/operations/calls';
import { approveLicence, rejectLicence } from '@rigsouq/contract/trust/licences';
import { decideReport } from '@rigsouq/contract/trust/reports';
import { call } from '../../../lib/api/api.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import type { QueueKind } from './queue-query.ts';

export type KindDefinition = {
  readonly name: string;
  /** The plural name, for the filter. */
  readonly names: string;
  readonly path: (id: string) => string;
  /** The label of the button for the next step. */
  readonly step: string;
  /** Why the step may be disabled. */
  readonly blocked?: string;
  /** The call that is sent immediately. If there is none, a form opens first. */
  readonly send?: { readonly call: (id: string) => Promise<unknown>; readonly done: string };
  /** What a dialog says before the step, for a step that gives or keeps a badge. With `note` it asks for a note of the operator. */
  readonly confirm?: {
    readonly question: string;
    readonly effect: string;
    readonly note?: string;
    readonly done: string;
    readonly call: (id: string, note: string) => Promise<unknown>;
  };
  readonly refuse?: {
    readonly effect: string;
    readonly done: string;
    readonly call: (id: string, reason: string) => Promise<unknown>;
  };
};

export const queueKindDefinitions: Record<QueueKind, KindDefinition> = {
  company: {
    name: text('Company'),
    names: text('Companies'),
    path: (id) => `/admin/companies/${id}`,
    step: text('Approve'),
    blocked: text('Email not verified yet'),
    confirm: {
      question: text('Verify {{name}}?'),
      effect: text(
        'It will carry the Verified badge until its licence expires. Compare the name, number and date on the document first.',
      ),
      note: text('Reason'),
      done: approveCompany.message,
      call: (id, reason) => call(approveCompany, { params: { id }, body: { reason } }),
    },
    refuse: {
      effect: text('It will not get the Verified badge but can keep working. You can approve it later.'),
      done: rejectCompany.message,
      call: (id, reason) => call(rejectCompany, { params: { id }, body: { reason } }),
    },
  },
  licence: {
    name: text('Licence'),
    names: text('Licences'),
    path: (id) => `/admin/licences?open=${id}`,
    step: text('Approve'),
    blocked: text('Licence expired'),
    confirm: {
      question: text('Approve the licence of {{name}}?'),
      effect: text('The Verified badge depends on it. Open the document and compare its name and expiry date first.'),
      done: approveLicence.message,
      call: (id) => call(approveLicence, { params: { id } }),
    },
    refuse: {
      effect: text('The company will see your reason and can upload another licence.'),
      done: rejectLicence.message,
      call: (id, reason) => call(rejectLicence, { params: { id }, body: { reason } }),
    },
  },
  lot: {
    name: text('Consignment'),
    names: text('Consignments'),
    path: (id) => `/admin/lots/${id}`,
    step: text('Schedule...'),
    refuse: {
      effect: text('The machine won’t be auctioned. The seller will see your reason.'),
      done: rejectLot.message,
      call: (id, reason) => call(rejectLot, { params: { id }, body: { reason } }),
    },
  },
  bidder: {
    name: text('Bidder'),
    names: text('Bidders'),
    path: (id) => `/admin/bidders?open=${id}`,
    step: text('Set a limit...'),
    blocked: text('Email not verified yet'),
    refuse: {
      effect: text('The limit stays the same. The bidder will see your reason.'),
      done: rejectBidder.message,
      call: (id, reason) => call(rejectBidder, { params: { id }, body: { reason } }),
    },
  },
  lead: {
    name: text('Lead'),
    names: text('Leads'),
    path: (id) => `/admin/leads?open=${id}`,
    step: text('Close'),
    send: { call: (id) => call(closeLead, { params: { id } }), done: closeLead.message },
  },
  entry: {
    name: text('Directory entry'),
    names: text('Directory entries'),
    path: (id) => `/admin/directory?open=${id}`,
    step: text('Publish'),
    send: { call: (id) => call(publishEntry, { params: { id } }), done: publishEntry.message },
  },
  report: {
    name: text('Report'),
    names: text('Reports'),
    path: (id) => `/admin/reports?open=${id}`,
    step: text('No violation'),
    send: {
      call: (id) => call(decideReport, { params: { id }, body: { outcome: 'nothing' } }),
      done: decideReport.message,
    },
    refuse: {
      effect: text('It will be taken down. The company will see your reason.'),
      done: decideReport.message,
      call: (id, reason) => call(decideReport, { params: { id }, body: { outcome: 'taken_down', reason } }),
    },
  },
  plan: {
    name: text('Plan request'),
    names: text('Plan requests'),
    path: (id) => `/admin/companies/${id}`,
    step: text('Activate plan...'),
  },
};

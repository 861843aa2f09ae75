import type { ComponentType } from 'react';
import { OneBidder } from '../auctions/bidder-file.tsx';
import { CompanyPanel } from '../companies/company-evidence.tsx';
import { OneEntry } from '../directory/entry-file.tsx';
import { OneLead } from '../leads/lead-file.tsx';
import { OneLicence } from '../licences/licences-screen.tsx';
import { OneCase } from '../reports/reports-screen.tsx';
import { LotEvidence } from '../search/lot-and-deal-files.tsx';
import type { QueueItem, QueueKind } from './queue-query.ts';

const panels: Record<QueueKind, ComponentType<{ id: string }>> = {
  company: CompanyPanel,
  plan: CompanyPanel,
  licence: OneLicence,
  lot: LotEvidence,
  bidder: OneBidder,
  lead: OneLead,
  entry: OneEntry,
  report: OneCase,
};

/** Shows what an operator decides about, with the facts that the decision needs. */
export function QueueItemPanel({ item: { kind, _id: id } }: { item: QueueItem }) {
  const Panel = panels[kind];
  return <Panel id={id} />;
}

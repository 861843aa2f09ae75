import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listSuppliers, readSupplier } from '@rigsouq/contract/supplier-lists/calls';
import type { AuthSecret } from '../../platform/signature.ts';
import { presentLogo } from '../companies/index.ts';
import { createPrivateUrl } from '../media/index.ts';
import type { DocumentRow } from './documents.queries.ts';
import type { Standing } from './standing.queries.ts';

type Entry = AnswerOf<typeof listSuppliers>['suppliers'][number];
type Document = AnswerOf<typeof readSupplier>['documents'][number];

/** A company as the network shows it. */
type Company = {
  id: string;
  company_name: string | null;
  contact_name: string;
  city: string | null;
  country: string | null;
  verified: boolean;
  equipment_types: string[] | null;
  logo_id: string | null;
  logo_hash: string | null;
  logo_sizes: string[] | null;
};

export type EntryRow = {
  standing: Standing;
  tags: string[];
  categories: string[];
  note: string | null;
  updated_at: Date;
};
/** Scores and document counts of several suppliers, by supplier id. */
export type EntryStatistics = {
  scores: ReadonlyMap<string, number | null>;
  papers: ReadonlyMap<string, { kept: number; expiring: number }>;
};

export function presentEntry(company: Company, kept: EntryRow | undefined, { scores, papers }: EntryStatistics): Entry {
  const { id } = company;
  return {
    _id: id,
    companyName: company.company_name || company.contact_name,
    logo: presentLogo(company),
    verified: company.verified,
    city: company.city,
    country: company.country,
    supplies: company.equipment_types ?? [],
    standing: kept?.standing ?? null,
    tags: kept?.tags ?? [],
    categories: kept?.categories ?? [],
    note: kept?.note ?? null,
    score: scores.get(id) ?? null,
    papers: papers.get(id)?.kept ?? 0,
    expiring: papers.get(id)?.expiring ?? 0,
    updatedAt: kept?.updated_at.toISOString() ?? null,
  };
}

export function presentDocument(row: DocumentRow, secret: AuthSecret): Document {
  return {
    _id: row.id,
    kind: row.kind,
    name: row.original_name,
    url: createPrivateUrl(secret, row.media_id),
    expiresOn: row.expires_on,
    daysLeft: row.days_left,
    createdAt: row.created_at.toISOString(),
  };
}

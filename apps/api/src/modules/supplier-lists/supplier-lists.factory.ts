// Creates buyers, suppliers, list entries, documents and facts for tests.
import { addSupplierDocument, keepSupplier } from '@rigsouq/contract/supplier-lists/calls';
import type { TestApi } from '../../../test/harness.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { aCompany } from '../companies/companies.factory.ts';
import { aSession } from '../identity/identity.factory.ts';

type Party = { accountId: string; token: string };

export async function aBuyer(api: TestApi) {
  const account = await aCompany(api.parts.db, { roles: ['buyer'] });
  return { ...account, token: await aSession(api, account.email) };
}

type SupplierOptions = { name: string; supplies?: string[]; verified?: boolean; city?: string };

export async function aMarketSupplier(
  db: Db,
  { name, supplies = [], verified = false, city = 'Doha' }: SupplierOptions,
) {
  const account = { company_name: name, city, country: 'qa', approved_at: verified ? new Date() : null };
  return aCompany(db, { roles: ['supplier'], account, profile: { equipment_types: supplies } });
}

export async function aSupplierEntry(
  api: TestApi,
  { token }: Party,
  supplierId: string,
  over: Record<string, unknown> = {},
) {
  const body = { standing: 'approved', ...over };
  const { status, body: answer } = await api.call(keepSupplier, { params: { id: supplierId }, body }, { token });
  if (status !== 200) throw new Error(JSON.stringify(answer));
}

export const aPdfFile = (name = 'insurance.pdf') => new File(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], name);

export async function aDocument(api: TestApi, { token }: Party, supplierId: string, over: Record<string, string> = {}) {
  const { status, body } = await api.call(
    addSupplierDocument,
    { params: { id: supplierId }, body: { kind: 'insurance', ...over }, files: { file: [aPdfFile()] } },
    { token },
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body._id;
}

/** Stores one fact of a kind, about a new subject unless one is given. */
export async function aFact(
  db: Db,
  { accountId }: { accountId: string },
  supplierId: string,
  kind: string,
  { value = null, subject = newId() }: { value?: number | null; subject?: string } = {},
) {
  const fact = { id: newId(), account_id: accountId, supplier_id: supplierId, kind, subject_id: subject, value };
  await db.insertInto('supplier_facts').values(fact).execute();
  return subject;
}

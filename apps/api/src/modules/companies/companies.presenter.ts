import type { readProfile } from '@rigsouq/contract/companies/profile';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { AccountRole, Actor } from '../../platform/http/access.ts';
import { mayEditProfile, mayManageMembers, rolesOf } from '../identity/index.ts';
import { type MediaRow, presentSizes } from '../media/index.ts';
import type { CompanyRow } from './companies.store.ts';
import type { DocumentRow } from './documents.ts';

export type CompanyProfile = {
  company: CompanyRow;
  logo: MediaRow | undefined;
  cover: MediaRow | undefined;
  documents: DocumentRow[];
};

/** Presents a company from its current rows and not from the actor, because the same call may just have changed them. */
export function presentCompany(
  { company: row, logo, cover, documents }: CompanyProfile,
  actor: Actor,
): AnswerOf<typeof readProfile> {
  return {
    user: {
      _id: row.id,
      role: rolesOf({ ...actor, account: { ...actor.account, roles: row.roles as AccountRole[] } }),
      email: row.email,
      emailVerified: row.email_verified,
      isApproved: row.approved,
      contactName: row.contact_name,
      phone: row.phone ?? '',
      address: row.address ?? '',
      city: row.city ?? '',
      country: row.country ?? '',
      companyName: row.company_name,
      companyType: row.company_type,
      businessLicense: row.business_license,
      taxId: row.tax_id,
      vendorType: row.vendor_type,
      description: row.description,
      website: row.website,
      equipmentTypes: row.equipment_types ?? [],
      supplierType: row.supplier_type,
      businessEmail: row.business_email,
      yearsInBusiness: row.years_in_business,
      brandsRepresented: row.brands_represented,
      inventorySize: row.inventory_size,
      establishedYear: row.established_year,
      responseTime: row.response_time,
      logo: (logo && presentSizes(logo)?.thumb) ?? null,
      cover: (cover && presentSizes(cover)?.card) ?? null,
      documents: documents.map(({ id, original_name, created_at }) => ({
        _id: id,
        name: original_name,
        createdAt: created_at.toISOString(),
      })),
      me: { name: row.name, jobRole: row.job_role, jobTitle: row.job_title },
      can: { changeCompany: mayEditProfile(actor), manageMembers: mayManageMembers(actor) },
    },
  };
}

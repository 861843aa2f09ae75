import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readProfile } from '@rigsouq/contract/profile';
import type { AccountRole, Actor } from '../../platform/access.ts';
import { rolesOf } from '../identity/index.ts';
import type { CompanyRow } from './companies.store.ts';

export function presentCompany(row: CompanyRow, actor: Actor): AnswerOf<typeof readProfile> {
  return {
    user: {
      _id: row.id,
      // As they are now: the call may just have added one.
      role: rolesOf({ ...actor, account: { ...actor.account, roles: row.roles as AccountRole[] } }),
      email: actor.email,
      emailVerified: actor.emailVerified,
      isApproved: row.approved_at !== null,
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
    },
  };
}

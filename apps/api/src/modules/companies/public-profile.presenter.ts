import { DEFAULT_RESPONSE_TIME, responseTimes } from '@rigsouq/contract/companies/network-lists';
import type { buyerProfile, sellerProfile } from '@rigsouq/contract/companies/networks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { codeOf, countries, labelOf } from '@rigsouq/contract/taxonomy';
import type { AccountRole } from '../../platform/http/access.ts';
import { presentLogo, presentPicture } from './network.presenter.ts';
import type { PublicCompany } from './public-profile.queries.ts';
import type { Contact } from './reveal-contact.ts';
import type { BuyerStatistics, SupplierStatistics } from './statistics.ts';

/** Presents a supplier. `contact` exists only for signed-in callers; the answer to an anonymous visitor has no contact fields (R15). */
export function presentSupplier(
  row: PublicCompany,
  statistics: SupplierStatistics,
  contact: Contact | undefined,
): AnswerOf<typeof sellerProfile> {
  return {
    ...identityOf(row, contact),
    ...statistics,
    // The last type is the type of supplier, or the legal form if there is none.
    companyType: row.types.at(-1) ?? null,
    location: locationOf(row),
    specialties: row.equipment_types ?? [],
    yearsActive: row.years_active,
    establishedYear: row.established_year,
    yearsInBusiness: row.years_in_business,
    brandsRepresented: row.brands_represented,
    inventorySize: row.inventory_size,
    responseTime: labelOf(responseTimes, row.response_time ?? DEFAULT_RESPONSE_TIME),
  };
}

export function presentBuyer(
  row: PublicCompany,
  statistics: BuyerStatistics,
  contact: Contact | undefined,
): AnswerOf<typeof buyerProfile> {
  return {
    ...identityOf(row, contact),
    ...statistics,
    companyType: row.company_type,
    equipmentTypes: row.equipment_types ?? [],
    yearsActive: row.years_active,
  };
}

function identityOf(row: PublicCompany, contact: Contact | undefined) {
  return {
    _id: row.id,
    role: row.roles as AccountRole[],
    companyName: row.company_name,
    contactName: row.contact_name,
    city: row.city,
    country: row.country,
    website: row.website,
    description: row.description,
    isApproved: row.verified,
    verified: row.verified,
    createdAt: row.created_at.toISOString(),
    logo: presentLogo(row),
    cover: presentPicture(row.cover_id, row.cover_hash, row.cover_sizes)?.full ?? null,
    ...(contact && { ...contact, email: contact.contactEmail }),
  };
}

function locationOf({ city, country }: PublicCompany): string | null {
  const code = country ? codeOf(countries, country) : undefined;
  return [city, code && labelOf(countries, code)].filter(Boolean).join(', ') || null;
}

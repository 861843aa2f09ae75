// The lists of categories, conditions, countries, currencies, company types and vendor types (R3). Each entry has a stable
// code for the database, a label for pages, and other spellings that calls accept.
export type Entry = { readonly code: string; readonly label: string; readonly also?: readonly string[] };

export const categories = [
  { code: 'excavators', label: 'Excavators' },
  { code: 'cranes', label: 'Cranes' },
  { code: 'bulldozers', label: 'Bulldozers', also: ['dozers'] },
  { code: 'loaders', label: 'Loaders' },
  { code: 'trucks', label: 'Trucks' },
  { code: 'concrete-mixers', label: 'Concrete Mixers' },
  { code: 'dump-trucks', label: 'Dump Trucks' },
  { code: 'generators', label: 'Generators' },
  { code: 'compactors', label: 'Compactors' },
  { code: 'forklifts', label: 'Forklifts' },
  { code: 'aerial-platforms', label: 'Aerial Platforms' },
  { code: 'concrete-equipment', label: 'Concrete Equipment' },
  { code: 'attachments', label: 'Attachments' },
  { code: 'other', label: 'Other' },
] as const satisfies readonly Entry[];

export const conditions = [
  { code: 'new', label: 'New' },
  { code: 'used-functional', label: 'Used - Functional' },
  { code: 'used-non-functional', label: 'Used - Non-Functional' },
  { code: 'refurbished', label: 'Refurbished' },
  { code: 'parts-only', label: 'Parts Only' },
  { code: 'excellent', label: 'Excellent' },
  { code: 'good', label: 'Good' },
  { code: 'fair', label: 'Fair' },
  { code: 'poor', label: 'Poor' },
] as const satisfies readonly Entry[];

export const countries = [
  { code: 'sa', label: 'Saudi Arabia', also: ['saudi'] },
  { code: 'ae', label: 'UAE', also: ['United Arab Emirates'] },
  { code: 'qa', label: 'Qatar' },
  { code: 'bh', label: 'Bahrain' },
  { code: 'kw', label: 'Kuwait' },
  { code: 'om', label: 'Oman' },
  { code: 'other', label: 'Other' },
] as const satisfies readonly Entry[];

export const currencies = [
  { code: 'USD', label: 'US dollar', digits: 2 },
  { code: 'EUR', label: 'Euro', digits: 2 },
  { code: 'GBP', label: 'Pound sterling', digits: 2 },
  { code: 'CAD', label: 'Canadian dollar', digits: 2 },
  { code: 'AED', label: 'UAE dirham', digits: 2 },
  { code: 'SAR', label: 'Saudi riyal', digits: 2 },
  { code: 'QAR', label: 'Qatari riyal', digits: 2 },
  { code: 'KWD', label: 'Kuwaiti dinar', digits: 3 },
  { code: 'BHD', label: 'Bahraini dinar', digits: 3 },
  { code: 'OMR', label: 'Omani rial', digits: 3 },
] as const satisfies readonly (Entry & { digits: number })[];

export const companyTypes = [
  { code: 'llc', label: 'LLC' },
  { code: 'corporation', label: 'Corporation' },
  { code: 'partnership', label: 'Partnership' },
  { code: 'soleProprietorship', label: 'Sole Proprietorship' },
] as const satisfies readonly Entry[];

export const vendorTypes = [
  { code: 'manufacturer', label: 'Manufacturer' },
  { code: 'dealer', label: 'Dealer' },
  { code: 'rental', label: 'Rental' },
  { code: 'service', label: 'Service' },
  { code: 'parts', label: 'Parts' },
  { code: 'other', label: 'Other' },
] as const satisfies readonly Entry[];

/** The business type of a supplier, from its own profile. The legal form is the company type. */
export const supplierTypes = [
  { code: 'authorized-dealer', label: 'Authorized Dealer' },
  { code: 'independent-dealer', label: 'Independent Dealer' },
  { code: 'rental-company', label: 'Rental Company' },
  { code: 'manufacturer', label: 'Manufacturer' },
  { code: 'distributor', label: 'Distributor' },
  { code: 'service-provider', label: 'Service Provider' },
] as const satisfies readonly Entry[];

export const buyerTypes = [
  { code: 'general-contractor', label: 'General Contractor' },
  { code: 'rental-company', label: 'Rental Company' },
  { code: 'infrastructure-developer', label: 'Infrastructure Developer' },
  { code: 'mining-company', label: 'Mining Company' },
] as const satisfies readonly Entry[];

export const yearsInBusiness = [
  { code: '1-5', label: '1-5' },
  { code: '5-10', label: '5-10' },
  { code: '10-20', label: '10-20' },
  { code: '20+', label: '20+' },
] as const satisfies readonly Entry[];

export const inventorySizes = [
  { code: '1-50', label: '1-50' },
  { code: '50-200', label: '50-200' },
  { code: '200-500', label: '200-500' },
  { code: '500+', label: '500+' },
] as const satisfies readonly Entry[];

/** A user's role at the company. It is a title and grants no rights (R12). */
export const jobRoles = [
  { code: 'admin', label: 'Admin' },
  { code: 'supplier', label: 'Supplier' },
  { code: 'buyer', label: 'Buyer' },
  { code: 'manager', label: 'Manager' },
  { code: 'sales-representative', label: 'Sales Representative' },
  { code: 'other', label: 'Other' },
] as const satisfies readonly Entry[];

/** All Gulf countries in the documented order. Country lists offer them first. */
export const gulfCountries = countries.filter((country) => country.code !== 'other');

/** Returns the number of decimals of the currency. */
export function digitsOf(currency: string): number {
  return currencies.find(({ code }) => code === currency)?.digits ?? 2;
}

type CodeOf<L extends readonly Entry[]> = L[number]['code'];

/** Returns the code of any documented spelling, or undefined. It ignores case and surrounding spaces. */
export function codeOf<L extends readonly Entry[]>(list: L, spelling: string): CodeOf<L> | undefined {
  const wanted = spelling.trim().toLowerCase();
  return list.find((entry) =>
    [entry.code, entry.label, ...(entry.also ?? [])].some((known) => known.toLowerCase() === wanted),
  )?.code;
}

/** Returns every code of the list once. */
export function codesOf(list: readonly Entry[]): string[] {
  return [...new Set(list.map(({ code }) => code))];
}

export function labelOf<L extends readonly Entry[]>(list: L, code: CodeOf<L>): string {
  return list.find((entry) => entry.code === code)?.label ?? code;
}

// Lists the query parameters that pages read. Other parameters change nothing, so a page is rendered and cached without them: a visitor with invented
// or advertising parameters gets the cached page.
const known = new Set([
  'search',
  'category',
  'condition',
  'priceRange',
  'priceMin',
  'priceMax',
  'yearMin',
  'yearMax',
  'hoursMax',
  'country',
  'location',
  'currency',
  'brand',
  'supplier',
  'verified',
  'freeFrom',
  'freeUntil',
  'type',
  'sort',
  'view',
  'after',
  'page',
  'sortBy',
  'ids',
  'companyType',
  'specialization',
  'availability',
  'service',
  'equipment',
  'serviceType',
  'equipmentType',
  'provider',
  'plan',
  'role',
  'tab',
  'list',
  'side',
  'with',
  'state',
  'standing',
  'kind',
  'mine',
  'open',
  'tag',
  'q',
  'from',
  'to',
  'need',
  'project',
  'rfq',
  'token',
  // React Router adds these to requests for the data of a page.
  '_routes',
  'index',
]);

/** Returns the address with the parameters that pages read, always in the same order; repeated parameters keep their order. */
export function pageAddress(address: string): string {
  const at = address.indexOf('?');
  if (at < 0) return address;
  const given = new URLSearchParams(address.slice(at));
  const read = [...given].filter(([name]) => known.has(name));
  const query = new URLSearchParams(read.toSorted(([one], [two]) => (one < two ? -1 : one > two ? 1 : 0))).toString();
  return query ? `${address.slice(0, at)}?${query}` : address.slice(0, at);
}

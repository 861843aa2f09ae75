// The words that pages read in the query of their address. Others change nothing on a page, so it is rendered and kept without them:
// whoever makes up new ones, or comes with those of an advertisement, gets the page that is there.
const known = new Set([
  ...['search', 'category', 'condition', 'priceRange', 'priceMin', 'priceMax', 'yearMin', 'yearMax', 'hoursMax'],
  ...['country', 'location', 'currency', 'brand', 'supplier', 'verified', 'freeFrom', 'freeUntil'],
  ...['type', 'sort', 'view', 'after', 'page', 'sortBy', 'ids', 'companyType'],
  ...['specialization', 'availability', 'service', 'equipment', 'serviceType', 'equipmentType', 'provider', 'plan'],
  ...['role', 'tab', 'list', 'side', 'with', 'state', 'standing', 'kind', 'mine', 'tag', 'q', 'from', 'to'],
  ...['need', 'project', 'rfq', 'token'],
  // React Router's own, of the data for a page.
  ...['_routes', 'index'],
]);

/** The address with what pages read, always in the same order; what is said twice keeps its order. */
export function pageAddress(address: string): string {
  const at = address.indexOf('?');
  if (at < 0) return address;
  const given = new URLSearchParams(address.slice(at));
  const read = [...given].filter(([name]) => known.has(name));
  const query = new URLSearchParams(read.toSorted(([one], [two]) => (one < two ? -1 : one > two ? 1 : 0))).toString();
  return query ? `${address.slice(0, at)}?${query}` : address.slice(0, at);
}

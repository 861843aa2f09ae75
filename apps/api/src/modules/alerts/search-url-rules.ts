/** Returns the filters for the URL of the search. `verified` is always set, because the page shows only approved suppliers by default. */
export function toUrlFilters(filters: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries({ verified: false, ...filters }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

export function searchPath(filters: Readonly<Record<string, unknown>>, language: string): string {
  return `${language === 'ar' ? '/ar' : ''}/marketplace?${new URLSearchParams(toUrlFilters(filters))}`;
}

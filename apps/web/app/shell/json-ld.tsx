// What a page is about, for machines that read (https://schema.org). A data block is never run, so the policy for scripts asks no nonce of
// it; what a company wrote cannot end it, because no '<' is left in it.
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

export function JsonLd({ of: thing }: { of: Thing }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without '<'
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: ldText(thing) }} />
  );
}

export function ldText(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c');
}

/** Where a page stands: each step with its path in the page's language, the page itself last. */
export function breadcrumbs(origin: string, steps: readonly { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: origin + path,
    })),
  };
}

// Structured data of a page for search engines (https://schema.org). A data block is never executed, so the content security policy requires
// no nonce. Text of a company cannot end the block, because every '<' is escaped.
export type Thing = { readonly '@type': string; readonly [property: string]: unknown };

type JsonLdProps = { thing: Thing };

export function JsonLd({ thing }: JsonLdProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without '<'
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: ldText(thing) }} />
  );
}

export function ldText(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(/</g, '\\u003c');
}

/** Returns the breadcrumbs of a page, each with its path in the language of the page. The page itself is the last one. */
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

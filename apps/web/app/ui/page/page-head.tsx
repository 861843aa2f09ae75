import { useLocation } from 'react-router';
import { barePath, localPath, useLanguage } from '../../lib/i18n/language.ts';
import { useOrigin } from '../../lib/origin.ts';
import { siteCardPath } from '../../lib/share-card.ts';

type PageHeadProps = {
  title: string;
  description?: string;
  /** The path of the picture that is shown where the page is shared. The default is the picture of the site. */
  card?: string;
  /** The Open Graph type of the page. */
  type?: 'website' | 'product';
  /** The path of the original page, if this page shows it at another address. */
  canonical?: string;
  /** False for pages that are of no use to a search engine. */
  indexed?: boolean;
};

const locales = { en: 'en_US', ar: 'ar_AE' } as const;

/**
 * Renders the metadata for search engines, tabs and link previews. Filters in the query are views of the same page, so the canonical
 * address has no query.
 */
export function PageHead({ title, description, card, type = 'website', canonical, indexed = true }: PageHeadProps) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const origin = useOrigin();
  const bare = canonical ?? barePath(pathname);
  const address = (inLanguage: 'en' | 'ar') => origin + localPath(inLanguage, bare);
  const fullTitle = `${title} | Rigsouq`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {indexed && origin ? (
        <>
          <link rel="canonical" href={address(language)} />
          <link rel="alternate" hrefLang="en" href={address('en')} />
          <link rel="alternate" hrefLang="ar" href={address('ar')} />
          <link rel="alternate" hrefLang="x-default" href={address('en')} />
          <meta property="og:site_name" content="Rigsouq" />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:url" content={address(language)} />
          <meta property="og:locale" content={locales[language]} />
          <meta property="og:locale:alternate" content={locales[language === 'en' ? 'ar' : 'en']} />
          <meta property="og:image" content={origin + (card ?? siteCardPath(language))} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

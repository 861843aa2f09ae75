import { useLocation } from 'react-router';
import { barePath, localPath, useLanguage } from '../lib/language.ts';
import { useOrigin } from '../lib/origin.ts';
import { siteCardPath } from '../lib/share-card.ts';

type PageHeadProps = {
  title: string;
  description?: string;
  /** The card that goes with the page where it is shared, as a path of the site; else the site's own. */
  card?: string;
  /** What is shared, in the words of Open Graph. */
  type?: 'website' | 'product';
  /** The path of the page that this one shows under another address. */
  canonical?: string;
  /** False for pages that are of no use to a search engine. */
  indexed?: boolean;
};

const locales = { en: 'en_US', ar: 'ar_AE' } as const;

/** What search engines, tabs and those who show links read. Filters in the query are views of the same page, so the canonical has none. */
export function PageHead({ title, description, card, type = 'website', canonical, indexed = true }: PageHeadProps) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const origin = useOrigin();
  const bare = canonical ?? barePath(pathname);
  const address = (of: 'en' | 'ar') => origin + localPath(of, bare);
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

import { useLocation, useRouteLoaderData } from 'react-router';
import { barePath, localPath, useLanguage } from '../lib/language.ts';

type PageHeadProps = {
  title: string;
  description?: string;
  /** The picture that goes with the page where it is shared, as a path of the site. */
  image?: string | undefined;
  /** False for pages that are of no use to a search engine. */
  indexed?: boolean;
};

/** What search engines and tabs read. Filters in the query are views of the same page, so the canonical has none. */
export function PageHead({ title, description, image, indexed = true }: PageHeadProps) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const origin = useRouteLoaderData<{ origin: string }>('root')?.origin;
  const bare = barePath(pathname);
  const address = (of: 'en' | 'ar') => `${origin}${localPath(of, bare)}`;
  const fullTitle = `${title} | Rigsouq`;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:site_name" content="Rigsouq" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {image && origin && <meta property="og:image" content={origin + image} />}
      {indexed && origin ? (
        <>
          <link rel="canonical" href={address(language)} />
          <link rel="alternate" hrefLang="en" href={address('en')} />
          <link rel="alternate" hrefLang="ar" href={address('ar')} />
          <link rel="alternate" hrefLang="x-default" href={address('en')} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

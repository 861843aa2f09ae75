import { useTranslation } from 'react-i18next';
import { localPath, useLanguage } from '../../lib/i18n/language.ts';
import { useOrigin } from '../../lib/origin.ts';
import { JsonLd } from '../../ui/page/json-ld.tsx';

/** Describes the site's operator and its search to search engines. */
export function SiteData() {
  const { t } = useTranslation();
  const language = useLanguage();
  const origin = useOrigin();
  const home = origin + localPath(language, '/');
  return (
    <>
      <JsonLd
        thing={{
          '@type': 'Organization',
          name: t('Rigsouq'),
          url: home,
          logo: `${origin}/favicon.svg`,
          description: t('Construction Equipment Marketplace'),
        }}
      />
      <JsonLd
        thing={{
          '@type': 'WebSite',
          name: t('Rigsouq'),
          url: home,
          inLanguage: language,
          potentialAction: {
            '@type': 'SearchAction',
            target: {
              '@type': 'EntryPoint',
              urlTemplate: `${origin}${localPath(language, '/marketplace')}?search={search_term_string}`,
            },
            'query-input': 'required name=search_term_string',
          },
        }}
      />
    </>
  );
}

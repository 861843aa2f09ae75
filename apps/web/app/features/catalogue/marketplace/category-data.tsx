import { useTranslation } from 'react-i18next';
import { localPath, useLanguage } from '../../../lib/i18n/language.ts';
import { useOrigin } from '../../../lib/origin.ts';
import { breadcrumbs, JsonLd } from '../../../ui/page/json-ld.tsx';
import type { Market } from './load-market.ts';

/** Describes the breadcrumb path and the first machines of the page to search engines. */
export function CategoryData({ page, items }: { page: { slug: string; label: string }; items: Market['items'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const origin = useOrigin();
  const path = (bare: string) => localPath(language, bare);
  const crumbs = [
    { name: t('Home'), path: path('/') },
    { name: t('Marketplace'), path: path('/marketplace') },
    { name: t(page.label), path: path(`/categories/${page.slug}`) },
  ];
  const listed = items.map(({ _id, title }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name: title,
    url: origin + path(`/equipment/${_id}`),
  }));
  return (
    <>
      <JsonLd thing={breadcrumbs(origin, crumbs)} />
      {listed.length > 0 && <JsonLd thing={{ '@type': 'ItemList', name: t(page.label), itemListElement: listed }} />}
    </>
  );
}

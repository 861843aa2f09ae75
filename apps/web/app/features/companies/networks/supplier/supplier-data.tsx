import { useTranslation } from 'react-i18next';
import { localPath, useLanguage } from '../../../../lib/i18n/language.ts';
import { useOrigin } from '../../../../lib/origin.ts';
import { breadcrumbs, JsonLd } from '../../../../ui/page/json-ld.tsx';
import type { SupplierProfile } from '../profiles.ts';

/** Describes the company to search engines with what the page shows every visitor, so without phone and email (R15). */
export function SupplierData({ supplier, name }: { supplier: SupplierProfile; name: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const origin = useOrigin();
  const { _id, description, logo, city, country } = supplier;
  const path = localPath(language, `/supplier-profile/${_id}`);
  const address = {
    ...(city && { addressLocality: city }),
    ...(country && country !== 'other' && { addressCountry: country.toUpperCase() }),
  };
  const crumbs = [
    { name: t('Home'), path: localPath(language, '/') },
    { name: t('Supplier Network'), path: localPath(language, '/supplier-network') },
    { name, path },
  ];
  return (
    <>
      <JsonLd
        thing={{
          '@type': 'Organization',
          name,
          url: origin + path,
          ...(description && { description }),
          ...(logo && { logo: origin + logo }),
          ...(Object.keys(address).length > 0 && { address: { '@type': 'PostalAddress', ...address } }),
        }}
      />
      <JsonLd thing={breadcrumbs(origin, crumbs)} />
    </>
  );
}

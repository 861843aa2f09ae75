import { useTranslation } from 'react-i18next';
import { useTaxonomyLabels } from './use-taxonomy-labels.ts';

/** Shows city and country, each in its own text direction. */
export function Place({ company: { city, country } }: { company: { city: string | null; country: string | null } }) {
  const { t } = useTranslation();
  const { word } = useTaxonomyLabels();
  if (!city && !country) return t('Not provided');
  return (
    <>
      {city && <bdi>{city}</bdi>}
      {city && country && t(', ')}
      {country && word('country', country)}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { countryLabel } from '../../lib/labels.ts';

/** City and country. A city is written as the company wrote it, so it keeps its own direction and the line keeps the page's. */
export function Place({ of: { city, country } }: { of: { city: string | null; country: string | null } }) {
  const { t } = useTranslation();
  return (
    <>
      {city ? <bdi>{city}</bdi> : t('Unknown City')}
      {t(', ')}
      {countryLabel(t, country)}
    </>
  );
}

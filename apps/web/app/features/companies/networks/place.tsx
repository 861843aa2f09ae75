import { useTranslation } from 'react-i18next';
import { countryLabel } from '../../../lib/i18n/labels.ts';

/** Shows city and country. The city is free text of the company, so it keeps its own text direction inside the line. */
export function Place({ company: { city, country } }: { company: { city: string | null; country: string | null } }) {
  const { t } = useTranslation();
  return (
    <>
      {city ? <bdi>{city}</bdi> : t('Unknown City')}
      {t(', ')}
      {countryLabel(t, country)}
    </>
  );
}

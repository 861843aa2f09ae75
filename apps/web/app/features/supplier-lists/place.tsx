import { useTranslation } from 'react-i18next';
import { countryLabel } from '../../lib/i18n/labels.ts';

type Located = { city: string | null; country: string | null };

/** Shows city and country, as far as they are known. */
export function Place({ company: { city, country } }: { company: Located }) {
  const { t } = useTranslation();
  return (
    <>
      {city && <bdi>{city}</bdi>}
      {city && country && t(', ')}
      {country && countryLabel(t, country)}
    </>
  );
}

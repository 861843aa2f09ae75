import { useTranslation } from 'react-i18next';
import { countryLabel } from '../../lib/labels.ts';

type Placed = { city: string | null; country: string | null };

/** City and country, as far as they are known. */
export function Place({ of: { city, country } }: { of: Placed }) {
  const { t } = useTranslation();
  return (
    <>
      {city && <bdi>{city}</bdi>}
      {city && country && t(', ')}
      {country && countryLabel(t, country)}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { useTradeWords } from './trade-words.ts';

/** City and country, each in its own direction. */
export function Place({ of: { city, country } }: { of: { city: string | null; country: string | null } }) {
  const { t } = useTranslation();
  const { word } = useTradeWords();
  if (!city && !country) return t('Not given');
  return (
    <>
      {city && <bdi>{city}</bdi>}
      {city && country && t(', ')}
      {country && word('country', country)}
    </>
  );
}

import { categories } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';

/** What a field for a category offers while somebody types; other words may be typed too. */
export function CategoryChoices({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <datalist id={id}>
      {categories
        .filter(({ code }) => code !== 'other')
        .map(({ code, label }) => (
          <option key={code} value={t(label)} />
        ))}
    </datalist>
  );
}

import { categories } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';

/** Suggests categories in a text field. Other text may be typed too. */
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

import { useTranslation } from 'react-i18next';
import { categoryLabel } from '../../../lib/i18n/labels.ts';
import classes from './tag-list.module.css';

type TagListProps = { codes: readonly string[]; limit?: number; large?: boolean };

/** Shows machine categories as small tags and counts those above the limit. */
export function TagList({ codes, limit = 100, large = false }: TagListProps) {
  const { t } = useTranslation();
  if (codes.length === 0) return null;
  const hidden = codes.length - limit;
  return (
    <ul className={large ? `${classes.tags} ${classes.large}` : classes.tags}>
      {codes.slice(0, limit).map((code) => (
        <li key={code} className={classes.tag}>
          <bdi>{categoryLabel(t, code)}</bdi>
        </li>
      ))}
      {hidden > 0 && <li className={classes.more}>{t('and {{number}} more', { number: hidden })}</li>}
    </ul>
  );
}

import { useTranslation } from 'react-i18next';
import { categoryLabel } from '../../lib/labels.ts';
import classes from './tag-list.module.css';

type TagListProps = { codes: readonly string[]; most?: number; large?: boolean };

/** Machine categories as small tags; those that do not fit are counted. */
export function TagList({ codes, most = 100, large = false }: TagListProps) {
  const { t } = useTranslation();
  if (codes.length === 0) return null;
  const hidden = codes.length - most;
  return (
    <ul className={large ? `${classes.tags} ${classes.large}` : classes.tags}>
      {codes.slice(0, most).map((code) => (
        <li key={code} className={classes.tag}>
          <bdi>{categoryLabel(t, code)}</bdi>
        </li>
      ))}
      {hidden > 0 && <li className={classes.more}>{t('and {{number}} more', { number: hidden })}</li>}
    </ul>
  );
}

import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { COMPARE_MAX, clearCompared, comparePath, removeCompared, useCompared } from '../../lib/compare.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import classes from './compare-bar.module.css';

/** Shows the machines that are selected for comparison, or nothing if there are none. */
export function CompareBar() {
  const { t } = useTranslation();
  const language = useLanguage();
  const chosen = useCompared();
  if (chosen.length === 0) return null;
  const number = formatNumber(chosen.length, language);
  return (
    <section aria-label={t('Machines to compare')} className={classes.bar}>
      <div className={classes.inner}>
        <ul className={classes.list}>
          {chosen.map(({ _id, title, image }) => (
            <li key={_id} className={classes.item}>
              {image ? (
                <img src={image} alt="" width={48} height={36} className={classes.photo} />
              ) : (
                <span className={classes.photo} />
              )}
              <bdi className={classes.title}>{title}</bdi>
              <button
                type="button"
                className={classes.drop}
                aria-label={t('Remove {{title}} from the comparison', { title })}
                onClick={() => removeCompared(_id)}
              >
                <IconX size={16} stroke={2} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        <div className={classes.actions}>
          <button type="button" className={classes.clear} onClick={clearCompared}>
            {t('Clear')}
          </button>
          {chosen.length > 1 ? (
            <Button component={LocalLink} to={comparePath(chosen.map(({ _id }) => _id))} color="ink">
              {t('Compare {{number}} of {{most}}', { number, most: COMPARE_MAX })}
            </Button>
          ) : (
            <p className={classes.hint}>{t('Choose one more to compare')}</p>
          )}
        </div>
      </div>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import type { RequiredField } from './consign-values.ts';
import { fieldLabels } from './field-labels.ts';
import classes from './missing-fields.module.css';

/**
 * Names the fields that must still be filled in, or says what happens next. Screen readers read only what is added: the whole list after each
 * field would interrupt the typing.
 */
export function MissingFields({ missing }: { missing: readonly RequiredField[] }) {
  const { t } = useTranslation();
  const labels = fieldLabels(t);
  return (
    <div role="status" aria-atomic="false" className={classes.note}>
      {missing.length === 0 ? (
        <p>{t('We’ll review your consignment and reply by email. Nothing is published before then.')}</p>
      ) : (
        <>
          <p>{t('Still missing:')}</p>
          <ul className={classes.list}>
            {missing.map((field) => (
              <li key={field}>{labels[field]}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

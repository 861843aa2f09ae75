import { IMPORT_FAULTS_SHOWN } from '@rigsouq/contract/catalogue/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { PAGE_SIZE, Pager } from '../../../ui/page/pager.tsx';
import type { ImportRun } from './import-queries.ts';
import classes from './import-screen.module.css';
import { columnName } from './template.ts';

/** Lists each invalid row with its line in the spreadsheet and its errors. */
export function ImportErrorList({ run }: { run: ImportRun }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const pages = Math.ceil(run.faults.length / PAGE_SIZE);
  return (
    <div className={classes.faults}>
      <h3 className={classes.subtitle}>{t('{{bad}} rows skipped', { bad: formatNumber(run.bad, language) })}</h3>
      <p className={classes.lead}>
        {t('Fix them in your file, then upload a file with only these rows.')}
        {run.bad > IMPORT_FAULTS_SHOWN && ` ${t('Showing the first {{shown}}.', { shown: IMPORT_FAULTS_SHOWN })}`}
      </p>
      <ul className={classes.list}>
        {run.faults.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ line, title, faults }) => (
          <li key={line} className={classes.fault}>
            <span className={classes.line}>{t('Line {{line}}', { line })}</span>
            <div>
              {title && (
                <p className={classes.name}>
                  <bdi>{title}</bdi>
                </p>
              )}
              {faults.map(({ column, message }) => (
                <p key={column}>
                  <bdi className={classes.column}>{columnName(column, language)}</bdi> {t(message)}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} label={t('Skipped rows: pages')} />}
    </div>
  );
}

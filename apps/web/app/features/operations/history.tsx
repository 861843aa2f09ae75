import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../lib/format.ts';
import { text } from '../../lib/i18n.ts';
import { useLanguage } from '../../lib/language.ts';
import classes from './history.module.css';
import type { CompanyFile } from './operations-queries.ts';
import { Panel } from './panel.tsx';

const acts: Record<string, string> = {
  'company.approved': text('Approved by {{name}}'),
  'company.rejected': text('Rejected by {{name}}'),
  'company.suspended': text('Suspended by {{name}}'),
  'company.restored': text('Restored by {{name}}'),
};

/** What was decided, the latest first, down to the day it joined. */
export function History({ history, since }: { history: CompanyFile['history']; since: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Panel title={t('History')}>
      <ol className={classes.list}>
        {history.map(({ at, act, by, reason }) => (
          <li key={`${at} ${act}`} className={classes.entry}>
            <p className={classes.act}>
              <bdi>{t(acts[act] ?? act, { name: by })}</bdi>
            </p>
            {reason && (
              <p className={classes.reason}>
                <bdi>{reason}</bdi>
              </p>
            )}
            <time dateTime={at} className={classes.when}>
              {formatInstant(at, language)}
            </time>
          </li>
        ))}
        <li className={classes.entry}>
          <p className={classes.act}>{t('Registered')}</p>
          <time dateTime={since} className={classes.when}>
            {formatInstant(since, language)}
          </time>
        </li>
      </ol>
    </Panel>
  );
}

import type { AuditEntry } from '@rigsouq/contract/operations/calls';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { DealPanel } from '../../shared/deals/deal-panel.tsx';
import { auditActionTexts, auditFactTexts } from './audit-texts.ts';
import classes from './history.module.css';
import { searchStateTexts } from './search/search-state-texts.ts';

type HistoryProps = { history: readonly AuditEntry[]; since?: { label: string; at: string } };

/** Shows what operators did with a record and what each action changed, latest first, down to the day it was created. */
export function History({ history, since }: HistoryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <DealPanel title={t('History')}>
      <ol className={classes.list}>
        {history.map(({ at, act, by, reason, changes }) => (
          <li key={`${at} ${act}`} className={classes.entry}>
            <p className={classes.act}>
              <bdi>{t(auditActionTexts[act] ?? act, { name: by })}</bdi>
            </p>
            {reason && (
              <p className={classes.reason}>
                <bdi>{reason}</bdi>
              </p>
            )}
            <Changes changes={changes.filter(({ what }) => what !== 'reason')} />
            <time dateTime={at} className={classes.when}>
              {formatInstant(at, language)}
            </time>
          </li>
        ))}
        {since && (
          <li className={classes.entry}>
            <p className={classes.act}>{since.label}</p>
            <time dateTime={since.at} className={classes.when}>
              {formatInstant(since.at, language)}
            </time>
          </li>
        )}
      </ol>
      {history.length === 0 && !since && <p className={classes.when}>{t('No activity yet.')}</p>}
    </DealPanel>
  );
}

function Changes({ changes }: { changes: AuditEntry['changes'] }) {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  const say = (value: string | null) => (value === null ? '–' : t(searchStateTexts[value] ?? value));
  return (
    <ul className={classes.changes}>
      {changes.map(({ what, before, after }) => (
        <li key={what}>
          {t(auditFactTexts[what] ?? what)}: <bdi>{say(before)}</bdi> {t('changed to')} <bdi>{say(after)}</bdi>
        </li>
      ))}
    </ul>
  );
}

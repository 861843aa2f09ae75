import { useTranslation } from 'react-i18next';
import { Moment } from '../../../shared/auctions/moment.tsx';
import history from '../../../shared/deals/deal-history.module.css';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import type { Rfq } from '../rfq-query.ts';

/** Lists what was changed and when, latest first. */
export function VersionsPanel({ versions }: { versions: Rfq['versions'] }) {
  const { t } = useTranslation();
  if (versions.length === 0) return null;
  return (
    <DealPanel title={t('Versions')}>
      <ol className={history.list}>
        {versions
          .toSorted((one, two) => two.version - one.version)
          .map(({ version, at, note }) => (
            <li key={version} className={history.entry}>
              <p className={history.act}>
                {version === 1 ? t('First version') : t('Version {{version}}', { version })}
              </p>
              {note && (
                <p className={history.note}>
                  <bdi>{note}</bdi>
                </p>
              )}
              <p className={history.when}>
                <Moment at={at} />
              </p>
            </li>
          ))}
      </ol>
    </DealPanel>
  );
}

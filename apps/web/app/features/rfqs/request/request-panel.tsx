import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { countryLabel } from '../../../lib/i18n/labels.ts';
import { DealFacts, DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { LineList } from '../../../shared/rfqs/line-description.tsx';
import type { Rfq } from '../rfq-query.ts';
import classes from './request.module.css';

/** Shows what the buyer requests, the same for both sides. A supplier who is answering has the lines in the form instead. */
export function RequestPanel({ rfq, linesInForm = false }: { rfq: Rfq; linesInForm?: boolean }) {
  const { t } = useTranslation();
  const { description, country, currency, audience, twoEnvelopes, lines, files } = rfq;
  return (
    <DealPanel title={t('Requested items')}>
      <div className={classes.request}>
        {description && (
          <p className={classes.text}>
            <bdi>{description}</bdi>
          </p>
        )}
        <DealFacts
          facts={[
            { label: t('Delivery country'), value: countryLabel(t, country) },
            { label: t('Currency'), value: currency },
            {
              label: t('Who can respond'),
              value: audience === 'open' ? t('All verified suppliers') : t('Invited suppliers only'),
            },
            twoEnvelopes && { label: t('Two-envelope evaluation'), value: t('Technical details first, then prices') },
          ]}
        />
        {!linesInForm && <LineList lines={lines} />}
        {files.length > 0 && (
          <ul className={classes.files} aria-label={t('Attached files')}>
            {files.map(({ _id, name, url, version }) => (
              <li key={_id} className={classes.attached}>
                <a href={url} target="_blank" rel="noreferrer" className={classes.file}>
                  <IconFileText size={18} aria-hidden="true" />
                  <bdi>{name}</bdi>
                </a>
                <FileVersion rfq={rfq} version={version} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </DealPanel>
  );
}

/** Says with which version a file came. Suppliers see a file that was added later with the next version. */
function FileVersion({ rfq, version }: { rfq: Rfq; version: number }) {
  const { t } = useTranslation();
  if (rfq.version === 1 && version === 1) return null;
  const label =
    version <= rfq.version
      ? t('Since version {{version}}', { version })
      : rfq.state === 'open'
        ? t('Shown with the next amendment')
        : t('Not shown to suppliers');
  return <span className={classes.detail}>{label}</span>;
}

import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import type { CompanyFile } from '../operations-queries.ts';
import { useOpenDocument } from '../use-open-document.ts';
import classes from './company-documents.module.css';

/** Shows the licence that the company is approved with, and its other documents. */
export function CompanyDocuments({ file: { licence, papers } }: { file: Pick<CompanyFile, 'licence' | 'papers'> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const states = { waiting: t('Licence, waiting for a decision'), approved: t('Licence, approved') };
  return (
    <DealPanel title={t('Documents')}>
      {!licence && papers.length === 0 ? (
        <p className={classes.none}>{t('No documents submitted.')}</p>
      ) : (
        <ul>
          {licence && (
            <Row
              id={licence.mediaId}
              name={licence.name}
              facts={[states[licence.state], t('valid until {{day}}', { day: formatDay(licence.expiresOn, language) })]}
            />
          )}
          {papers.map(({ _id: id, name, purpose, createdAt }) => (
            <Row
              key={id}
              id={id}
              name={name}
              facts={[
                purpose === 'licence' ? t('Business licence document') : t('Document'),
                formatInstant(createdAt, language),
              ]}
            />
          ))}
        </ul>
      )}
    </DealPanel>
  );
}

function Row({ id, name, facts }: { id: string; name: string; facts: readonly string[] }) {
  const { t } = useTranslation();
  const open = useOpenDocument();
  return (
    <li className={classes.row}>
      <IconFileText size={20} stroke={1.5} aria-hidden="true" className={classes.icon} />
      <div className={classes.what}>
        <p className={classes.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={classes.when}>{facts.join(' · ')}</p>
      </div>
      <Button
        variant="default"
        size="xs"
        onClick={() => open.mutate(id)}
        disabled={open.isPending}
        aria-label={t('Open {{name}}', { name })}
      >
        {t('Open')}
      </Button>
    </li>
  );
}

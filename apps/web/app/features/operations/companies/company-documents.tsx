import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { CompanyFile } from '../operations-queries.ts';
import { Panel } from '../panel.tsx';
import { useOpenDocument } from '../use-open-document.ts';
import classes from './company-documents.module.css';

type CompanyDocument = CompanyFile['papers'][number];

export function CompanyDocuments({ documents }: { documents: readonly CompanyDocument[] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('Documents')}>
      {documents.length === 0 ? (
        <p className={classes.none}>{t('No documents submitted.')}</p>
      ) : (
        <ul>
          {documents.map((document) => (
            <Row key={document._id} document={document} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Row({ document }: { document: CompanyDocument }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const open = useOpenDocument();
  return (
    <li className={classes.row}>
      <IconFileText size={20} stroke={1.5} aria-hidden="true" className={classes.icon} />
      <div className={classes.what}>
        <p className={classes.name}>
          <bdi>{document.name}</bdi>
        </p>
        <p className={classes.when}>
          {document.purpose === 'licence' ? t('Business licence document') : t('Document')}
          {' · '}
          {formatInstant(document.createdAt, language)}
        </p>
      </div>
      <Button
        variant="default"
        size="xs"
        onClick={() => open.mutate(document._id)}
        disabled={open.isPending}
        aria-label={t('Open {{name}}', { name: document.name })}
      >
        {t('Open')}
      </Button>
    </li>
  );
}

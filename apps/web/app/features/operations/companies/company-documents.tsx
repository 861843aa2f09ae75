import { Button } from '@mantine/core';
import { openPaper } from '@rigsouq/contract/operations/calls';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { toast } from '../../../lib/toast.ts';
import type { CompanyFile } from '../operations-queries.ts';
import { Panel } from '../panel.tsx';
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
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const open = useMutation({
    mutationFn: async () => {
      // The tab is opened before the call, because a browser blocks a tab that is opened later.
      const tab = window.open('', '_blank');
      try {
        const { url } = await call(openPaper, { params: { id: document._id } });
        if (!tab) return window.location.assign(url);
        tab.opener = null;
        tab.location.replace(url);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: (error) => void toast({ message: messageOf(i18n, error, t('Failed to open the document')), tone: 'bad' }),
  });
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
        onClick={() => open.mutate()}
        disabled={open.isPending}
        aria-label={t('Open {{name}}', { name: document.name })}
      >
        {t('Open')}
      </Button>
    </li>
  );
}

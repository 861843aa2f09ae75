import { Button } from '@mantine/core';
import { openPaper } from '@rigsouq/contract/operations';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/call-error.ts';
import { formatInstant } from '../../lib/format.ts';
import { useLanguage } from '../../lib/language.ts';
import { toast } from '../../lib/toast.ts';
import type { CompanyFile } from './operations-queries.ts';
import { Panel } from './panel.tsx';
import classes from './papers.module.css';

type Paper = CompanyFile['papers'][number];

export function Papers({ papers }: { papers: readonly Paper[] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('Papers')}>
      {papers.length === 0 ? (
        <p className={classes.none}>{t('No papers were sent.')}</p>
      ) : (
        <ul>
          {papers.map((paper) => (
            <Row key={paper._id} paper={paper} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Row({ paper }: { paper: Paper }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const link = useMutation({
    mutationFn: async () => {
      // Opened before the answer: a browser takes a tab that comes later for an unwanted one.
      const tab = window.open('', '_blank');
      try {
        const { url } = await call(openPaper, { params: { id: paper._id } });
        if (!tab) return window.location.assign(url);
        tab.opener = null;
        tab.location.replace(url);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: (error) => void toast({ message: messageOf(i18n, error, t('Failed to open the paper')), tone: 'bad' }),
  });
  return (
    <li className={classes.row}>
      <IconFileText size={20} stroke={1.5} aria-hidden="true" className={classes.icon} />
      <div className={classes.what}>
        <p className={classes.name}>
          <bdi>{paper.name}</bdi>
        </p>
        <p className={classes.when}>
          {paper.purpose === 'licence' ? t('Business license document') : t('Document')}
          {' · '}
          {formatInstant(paper.createdAt, language)}
        </p>
      </div>
      <Button
        variant="default"
        size="xs"
        onClick={() => link.mutate()}
        disabled={link.isPending}
        aria-label={t('Open {{name}}', { name: paper.name })}
      >
        {t('Open')}
      </Button>
    </li>
  );
}

import '@mantine/core/styles/Progress.layer.css';
import { Button, Progress } from '@mantine/core';
import { RFQ_FILES_MAX } from '@rigsouq/contract/rfqs/calls';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { attachmentFileRule } from '../../../lib/file-rules.ts';
import { formatFileSize } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { FileBox } from '../../../ui/files/file-box.tsx';
import { FileRow } from '../../../ui/files/file-row.tsx';
import type { BuyersRfq } from '../rfq-query.ts';
import classes from './editor.module.css';
import { useRfqFiles } from './use-rfq-files.ts';

/** Shows drawings and documents. A file is stored as soon as it is chosen; after publication it is shown with the next amendment. */
export function FilesPanel({ rfq }: { rfq: BuyersRfq }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const { uploads, error, add, dismiss, retry, remove } = useRfqFiles(rfq._id);
  const draft = rfq.state === 'draft';
  const detailOf = (version: number) =>
    draft
      ? t('Saved with the request')
      : version > rfq.version
        ? t('Shown with the amendment')
        : t('Since version {{version}}', { version });
  const full = rfq.files.length + uploads.length >= RFQ_FILES_MAX;
  return (
    <DealPanel title={t('Attached files')}>
      <div className={classes.files}>
        {rfq.files.map(({ _id, name, url, version }) => (
          <FileRow
            key={_id}
            name={
              <a href={url} target="_blank" rel="noreferrer" className={classes.file}>
                {name}
              </a>
            }
            called={name}
            detail={detailOf(version)}
            // A file that suppliers have seen cannot be removed.
            onRemove={draft || version > rfq.version ? () => remove(_id) : undefined}
          />
        ))}
        {uploads.map((upload) => (
          <div key={upload.key}>
            <FileRow
              name={upload.file.name}
              called={upload.file.name}
              detail={upload.failure ?? `${formatFileSize(upload.file.size, language)} · ${upload.percent}%`}
              actions={
                upload.failure && (
                  <Button variant="default" size="xs" onClick={() => retry(upload)}>
                    {t('Try again')}
                  </Button>
                )
              }
              onRemove={upload.failure ? () => dismiss(upload.key) : undefined}
            />
            {!upload.failure && (
              <Progress value={upload.percent} color="green" size="sm" aria-label={upload.file.name} />
            )}
          </div>
        ))}
        <label htmlFor={id} className={classes.hidden}>
          {t('Attached files')}
        </label>
        <FileBox
          id={id}
          name="file"
          rule={attachmentFileRule}
          hint={t('Up to {{max}} files, PDF or images, 10MB each. Visible to every supplier who can respond.', {
            max: RFQ_FILES_MAX,
          })}
          multiple
          hidden={full}
          error={error}
          onChoose={(files, faults) => add(files.slice(0, RFQ_FILES_MAX - rfq.files.length - uploads.length), faults)}
        />
      </div>
    </DealPanel>
  );
}

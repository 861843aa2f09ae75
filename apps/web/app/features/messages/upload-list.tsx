import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import classes from './upload-list.module.css';
import type { Attachments, Upload } from './use-attachments.ts';

/** Lists the files for the next message with their upload progress. */
export function UploadList({ attachments }: { attachments: Attachments }) {
  const { t } = useTranslation();
  if (attachments.uploads.length === 0) return null;
  return (
    <ul aria-label={t('Files to send')} className={classes.list}>
      {attachments.uploads.map((upload) => (
        <Row key={upload.key} upload={upload} attachments={attachments} />
      ))}
    </ul>
  );
}

function Row({ upload, attachments }: { upload: Upload; attachments: Attachments }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { key, file, id, percent, failure } = upload;
  return (
    <li className={classes.row} data-failed={failure ? true : undefined}>
      <span className={classes.name}>
        <bdi>{file.name}</bdi>
      </span>
      <span className={classes.state}>
        {failure ?? (id ? formatFileSize(file.size, language) : <bdi>{percent}%</bdi>)}
      </span>
      {failure && (
        <button type="button" className={classes.again} onClick={() => attachments.retry(upload)}>
          {t('Try again')}
        </button>
      )}
      <button
        type="button"
        className={classes.remove}
        aria-label={t('Remove {{file}}', { file: file.name })}
        onClick={() => attachments.remove(key)}
      >
        <IconX size={16} aria-hidden="true" />
      </button>
      {!id && !failure && (
        <Progress value={percent} color="green" size="xs" aria-label={file.name} className={classes.bar} />
      )}
    </li>
  );
}

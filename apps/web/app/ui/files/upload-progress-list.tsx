import '@mantine/core/styles/Progress.layer.css';
import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { UploadProgress } from '../../lib/api/send-form.ts';
import { uploadPercentages } from '../../lib/file-rules.ts';
import classes from './upload-progress-list.module.css';

/** Shows the upload progress of each file and the total. A form without files shows nothing, because it is sent in a moment. */
export function UploadProgressList({ sent, files }: { sent: UploadProgress; files: readonly File[] }) {
  const { t } = useTranslation();
  if (files.length === 0) return null;
  const percents = uploadPercentages(
    sent,
    files.map(({ size }) => size),
  );
  return (
    <ul className={classes.list} aria-label={t('Sending your files')}>
      {files.map((file, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and none moves while they are sent
        <Line key={`${place} ${file.name}`} label={file.name} percent={percents[place] ?? 0} />
      ))}
      <Line label={t('In total')} percent={sent.total ? Math.round((sent.loaded / sent.total) * 100) : 0} />
    </ul>
  );
}

function Line({ label, percent }: { label: string; percent: number }) {
  return (
    <li className={classes.line}>
      <span className={classes.label}>
        <bdi>{label}</bdi>
      </span>
      <bdi>{percent}%</bdi>
      <Progress value={percent} color="green" size="sm" aria-label={label} className={classes.bar} />
    </li>
  );
}

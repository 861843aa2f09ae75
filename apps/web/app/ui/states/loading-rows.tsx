import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './loading-rows.module.css';

const TABLE_ROWS = [72, 72, 72, 72, 72];

type LoadingRowsProps = { heights?: readonly number[]; radius?: 'md' };

/** Shows placeholders of these heights while a list loads. */
export function LoadingRows({ heights = TABLE_ROWS, radius }: LoadingRowsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.rows} role="status" aria-busy="true" aria-label={t('Loading...')}>
      {heights.map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stay where they are
        <Skeleton key={at} height={height} radius={radius} />
      ))}
    </div>
  );
}

import '@mantine/core/styles/Skeleton.layer.css';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './dashboard-tabs.module.css';

export function TabSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.waiting} role="status" aria-busy="true" aria-label={t('Loading...')}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={44} />
      ))}
    </div>
  );
}

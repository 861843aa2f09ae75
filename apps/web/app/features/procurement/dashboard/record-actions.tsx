import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './record-actions.module.css';

type RecordActsProps = { name: string; onChange: () => void; onDelete: () => void };

export function RecordActions({ name, onChange, onDelete }: RecordActsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.acts}>
      <Button variant="default" size="sm" onClick={onChange} aria-label={t('Update {{name}}', { name })}>
        {t('Update')}
      </Button>
      <Button variant="default" size="sm" onClick={onDelete} aria-label={t('Delete {{name}}', { name })}>
        {t('Delete')}
      </Button>
    </div>
  );
}

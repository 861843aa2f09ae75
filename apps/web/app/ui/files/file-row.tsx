import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './file-box.module.css';

type FileRowProps = {
  name: ReactNode;
  /** The name of the file in the label of the remove button. */
  called: string;
  detail: string;
  picture?: ReactNode;
  actions?: ReactNode;
  removeRef?: Ref<HTMLButtonElement>;
  onRemove?: (() => void) | undefined;
};

export function FileRow({ name, called, detail, picture, actions, removeRef, onRemove }: FileRowProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.chosen}>
      {picture ?? <IconFileText size={28} stroke={1.5} aria-hidden="true" />}
      <p className={classes.file}>
        <span className={classes.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={classes.hint}>{detail}</span>
      </p>
      {actions}
      {onRemove && (
        <Button
          ref={removeRef}
          variant="default"
          size="xs"
          onClick={onRemove}
          aria-label={t('Remove {{file}}', { file: called })}
        >
          {t('Remove')}
        </Button>
      )}
    </div>
  );
}

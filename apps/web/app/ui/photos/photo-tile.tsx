import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import { ActionIcon, Progress } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './photo-field.module.css';
import type { Photo } from './photos.ts';

export type MoveDirection = 'earlier' | 'later';

type PhotoTileProps = {
  photo: Photo;
  place: number;
  count: number;
  /** The percentage while it is being uploaded. */
  percent: number | undefined;
  disabled: boolean;
  dragged: boolean;
  onStep: (way: MoveDirection) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDrop: (event: DragEvent) => void;
};

export function PhotoTile(props: PhotoTileProps) {
  const { photo, place, count, percent, disabled, dragged, onStep, onRemove, onDragStart, onDragEnd, onDrop } = props;
  const { t } = useTranslation();
  const number = place + 1;
  const button = { variant: 'default', size: 40, disabled } as const;
  return (
    <li
      className={classes.tile}
      data-photo={photo.key}
      data-dragged={dragged || undefined}
      draggable={!disabled}
      onDragStart={onDragStart}
      onDragEnd={onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <img className={classes.picture} src={photo.address} alt={t('Photo {{number}}', { number })} draggable={false} />
      {place === 0 && <span className={classes.main}>{t('Main photo')}</span>}
      {percent !== undefined && (
        <Progress
          value={percent}
          color="green"
          size="sm"
          radius={0}
          className={classes.progress}
          aria-label={t('Photo {{number}}', { number })}
        />
      )}
      <div className={classes.controls}>
        <ActionIcon
          {...button}
          disabled={disabled || place === 0}
          data-way="earlier"
          aria-label={t('Move photo {{number}} earlier', { number })}
          onClick={() => onStep('earlier')}
        >
          <IconChevronLeft size={18} className={classes.arrow} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          {...button}
          disabled={disabled || number === count}
          data-way="later"
          aria-label={t('Move photo {{number}} later', { number })}
          onClick={() => onStep('later')}
        >
          <IconChevronRight size={18} className={classes.arrow} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon {...button} aria-label={t('Remove photo {{number}}', { number })} onClick={onRemove}>
          <IconX size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
    </li>
  );
}

import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadProgress } from '../../lib/api/send-form.ts';
import { uploadPercentages } from '../../lib/file-rules.ts';
import { FileBox } from '../files/file-box.tsx';
import classes from './photo-field.module.css';
import { type MoveDirection, PhotoTile } from './photo-tile.tsx';
import { arrangePhotos, photoRule } from './photos.ts';
import { SparePhotos } from './spare-photos.tsx';
import type { Photos } from './use-photos.ts';

type PhotoFieldProps = {
  name: string;
  hint: string;
  photos: Photos;
  sent: UploadProgress | undefined;
  disabled: boolean;
};

/** Selects photos. They can be ordered by dragging or with the buttons of each photo. Buyers see the first one first. */
export function PhotoField({ name, hint, photos, sent, disabled }: PhotoFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const { list } = photos;
  const [dragged, setDragged] = useState<string>();
  const { tiles, step, remove } = useMovePhotos(photos);

  function drop(event: DragEvent, place: number) {
    event.preventDefault();
    if (dragged) photos.move(dragged, place);
    setDragged(undefined);
  }

  const files = arrangePhotos(list).images;
  const sizes = files.map(({ size }) => size);
  const percents = sent && uploadPercentages(sent, sizes);
  return (
    <div>
      <label className={classes.unseen} htmlFor={id}>
        {t('Photos')}
      </label>
      {list.length > 0 && (
        <ul className={classes.tiles} ref={tiles}>
          {list.map((photo, place) => (
            <PhotoTile
              key={photo.key}
              photo={photo}
              place={place}
              count={list.length}
              percent={percents && photo.file && percents[files.indexOf(photo.file)]}
              disabled={disabled}
              dragged={dragged === photo.key}
              onStep={(way) => step(photo.key, way)}
              onRemove={() => remove(photo.key)}
              onDragStart={() => setDragged(photo.key)}
              onDragEnd={() => setDragged(undefined)}
              onDrop={(event) => drop(event, place)}
            />
          ))}
        </ul>
      )}
      <FileBox
        id={id}
        name={name}
        rule={photoRule}
        multiple
        hidden={photos.room <= 0}
        hint={hint}
        error={photos.error}
        inputRef={photos.input}
        onChoose={photos.add}
      />
      <SparePhotos photos={photos} disabled={disabled} />
      <p className={classes.unseen} role="status">
        {photos.announcement}
      </p>
    </div>
  );
}

/** Moves and removes photos. A new order moves the focus away from the button that was used: it is set back to it, or to the next available one. */
function useMovePhotos(photos: Photos) {
  const { list } = photos;
  const tiles = useRef<HTMLUListElement>(null);
  const lastMove = useRef<{ key: string; way?: MoveDirection }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    const { key, way } = lastMove.current ?? {};
    lastMove.current = undefined;
    if (!key) return;
    if (!way) return photos.input.current?.focus();
    const tile = [...(tiles.current?.children ?? [])].find((one) => (one as HTMLElement).dataset.photo === key);
    const buttons = [...(tile?.querySelectorAll<HTMLButtonElement>('button[data-way]:not(:disabled)') ?? [])];
    (buttons.find(({ dataset }) => dataset.way === way) ?? buttons[0])?.focus();
  }, [list]);

  function step(key: string, way: MoveDirection) {
    lastMove.current = { key, way };
    photos.move(key, list.findIndex((photo) => photo.key === key) + (way === 'later' ? 1 : -1));
  }

  function remove(key: string) {
    lastMove.current = { key };
    photos.remove(key);
  }

  return { tiles, step, remove };
}

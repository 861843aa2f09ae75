import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './photo-field.module.css';
import type { Photos } from './use-photos.ts';

/** Lists the stored photos that are not shown. A click adds one. A photo that was removed above comes back here until the form is saved. */
export function SparePhotos({ photos, disabled }: { photos: Photos; disabled: boolean }) {
  const { t } = useTranslation();
  const title = useId();
  const { spare, list, max, room } = photos;
  const section = useRef<HTMLElement>(null);

  // The button that was clicked disappears with its photo, so the focus moves to the next available one.
  const pickedPosition = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each that was taken
  useEffect(() => {
    const place = pickedPosition.current;
    pickedPosition.current = undefined;
    if (place === undefined) return;
    const open = [...(section.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
    (open[Math.min(place, open.length - 1)] ?? section.current?.querySelector('h3'))?.focus();
  }, [spare]);

  function pick(key: string, place: number) {
    pickedPosition.current = place;
    photos.pick(key);
  }

  if (spare.length === 0) return null;
  return (
    <section aria-labelledby={title} className={classes.spare} ref={section}>
      <h3 id={title} className={classes.spareTitle} tabIndex={-1}>
        {t('Unused photos')}
      </h3>
      <p className={classes.spareNote}>
        {room > 0
          ? t('{{photos}} of {{max}} selected. Add the photos buyers should see.', { photos: list.length, max })
          : t('{{photos}} of {{max}} selected. Remove one above to add another.', {
              photos: list.length,
              max,
            })}{' '}
        {t('Unused photos are deleted when you save.')}
      </p>
      <ul className={classes.tiles}>
        {spare.map((photo, place) => (
          <li key={photo.key} className={classes.tile} data-spare={photo.key}>
            <img
              className={classes.picture}
              src={photo.address}
              alt={t('Unused photo {{number}}', { number: place + 1 })}
              loading="lazy"
            />
            <div className={classes.controls}>
              <Button
                variant="default"
                size="xs"
                fullWidth
                leftSection={<IconPlus size={16} aria-hidden="true" />}
                disabled={disabled || room <= 0}
                onClick={() => pick(photo.key, place)}
                aria-label={t('Add unused photo {{number}}', { number: place + 1 })}
              >
                {t('Add')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

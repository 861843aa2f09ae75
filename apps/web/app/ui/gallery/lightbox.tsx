// Shows the photos in full screen. It uses the browser's dialog, which traps the focus and closes on Escape.
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './lightbox.module.css';
import type { Photo } from './photo.ts';
import { photoForKey } from './photo-for-key.ts';
import { useZoom } from './use-zoom.ts';

type LightboxProps = {
  images: readonly Photo[];
  title: string;
  first: number;
  /** It is rendered only while it is open. */
  opened: true;
  /** Called with the photo that was shown last, if it has been shown. */
  onClose: (last?: number) => void;
};

export function Lightbox({ images, title, first, onClose }: LightboxProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(first);
  const total = images.length;
  const { frame, view, zoom, reset, handlers } = useZoom((way) => {
    const onward = getComputedStyle(document.documentElement).direction === 'rtl' ? 'right' : 'left';
    show(way === onward ? at + 1 : at - 1);
  });

  useEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);

  function show(index: number) {
    if (index < 0 || index >= total) return;
    reset();
    setAt(index);
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    // Otherwise the gallery behind would handle the same key.
    event.stopPropagation();
    const next = photoForKey(event, at, total);
    const factor = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, '0': 0 }[event.key];
    if (next === undefined && factor === undefined) return;
    event.preventDefault();
    if (factor !== undefined) zoom(factor);
    else if (next !== undefined && next !== at) show(next);
  }

  const photo = images[at];
  const name = t('Photo {{number}} of {{total}}', { number: at + 1, total });
  return (
    <dialog
      ref={dialog}
      aria-label={t('Full-size photos')}
      className={classes.dialog}
      onKeyDown={press}
      onClose={() => onClose(at)}
    >
      <div ref={frame} className={classes.frame} data-zoomed={view.scale > 1} {...handlers}>
        {photo && (
          <img
            key={photo.full}
            src={photo.full}
            alt={`${name}: ${title}`}
            width={photo.width}
            height={photo.height}
            draggable={false}
            className={classes.photo}
            style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          />
        )}
      </div>
      <p className={classes.count} role="status">
        {name}
      </p>
      <button type="button" className={`${classes.button} ${classes.close}`} onClick={() => dialog.current?.close()}>
        <IconX size={24} aria-hidden="true" />
        <span className={classes.spoken}>{t('Close')}</span>
      </button>
      {total > 1 && <Arrows at={at} total={total} onShow={show} />}
    </dialog>
  );
}

type ArrowsProps = { at: number; total: number; onShow: (index: number) => void };

function Arrows({ at, total, onShow }: ArrowsProps) {
  const { t } = useTranslation();
  return (
    <>
      <button
        type="button"
        className={`${classes.button} ${classes.back}`}
        disabled={at === 0}
        onClick={() => onShow(at - 1)}
      >
        <IconChevronLeft size={28} aria-hidden="true" className={classes.arrow} />
        <span className={classes.spoken}>{t('Previous photo')}</span>
      </button>
      <button
        type="button"
        className={`${classes.button} ${classes.on}`}
        disabled={at === total - 1}
        onClick={() => onShow(at + 1)}
      >
        <IconChevronRight size={28} aria-hidden="true" className={classes.arrow} />
        <span className={classes.spoken}>{t('Next photo')}</span>
      </button>
    </>
  );
}

import { IconChevronLeft, IconChevronRight, IconMaximize } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../lib/lazy/lazy-dialog.tsx';
import classes from './gallery.module.css';
import type { Photo } from './photo.ts';
import { photoForKey } from './photo-for-key.ts';
import { Slide } from './slide.tsx';
import { useSlides } from './use-slides.ts';

const Lightbox = lazyDialog(() => import('./lightbox.tsx').then(({ Lightbox }) => Lightbox));

/** The placeholder is shown instead of photos when there are none. */
type GalleryProps = { images: readonly Photo[]; title: string; placeholder: ReactNode };

/** Shows the photos in a strip that the browser scrolls, so that swiping works before any script is loaded. */
export function Gallery({ images, title, placeholder }: GalleryProps) {
  const { t } = useTranslation();
  const { track, at, show } = useSlides(images.length);
  const [large, setLarge] = useState(false);
  if (images.length === 0)
    return (
      <div className={classes.drawing} role="img" aria-label={t('No photo yet')}>
        {placeholder}
      </div>
    );

  const total = images.length;
  const nameOf = (index: number) => t('Photo {{number}} of {{total}}', { number: index + 1, total });
  function step(event: KeyboardEvent<HTMLElement>) {
    const next = photoForKey(event, at, total);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  }

  return (
    <section aria-label={t('Photos')} onKeyDown={step} className={classes.gallery}>
      <div className={classes.stage}>
        <div ref={track} className={classes.track}>
          {images.map((photo, index) => (
            <Slide
              key={photo.full}
              photo={photo}
              name={`${nameOf(index)}: ${title}`}
              isFirst={index === 0}
              isCurrent={index === at}
              onOpen={() => setLarge(true)}
            />
          ))}
        </div>
        {total > 1 && <Arrows at={at} total={total} onShow={show} />}
        <p className={classes.count} aria-hidden="true">
          <IconMaximize size={14} />
          <bdi>
            {at + 1} / {total}
          </bdi>
        </p>
      </div>
      {total > 1 && <Thumbnails images={images} at={at} nameOf={nameOf} onShow={show} />}
      {large && (
        <Lightbox
          opened
          images={images}
          title={title}
          first={at}
          onClose={(last = at) => {
            setLarge(false);
            show(last);
          }}
        />
      )}
    </section>
  );
}

type ArrowsProps = { at: number; total: number; onShow: (index: number) => void };

function Arrows({ at, total, onShow }: ArrowsProps) {
  const { t } = useTranslation();
  return (
    <>
      <button
        type="button"
        className={`${classes.arrow} ${classes.back}`}
        aria-label={t('Previous photo')}
        disabled={at === 0}
        onClick={() => onShow(at - 1)}
      >
        <IconChevronLeft size={22} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={`${classes.arrow} ${classes.on}`}
        aria-label={t('Next photo')}
        disabled={at === total - 1}
        onClick={() => onShow(at + 1)}
      >
        <IconChevronRight size={22} aria-hidden="true" />
      </button>
    </>
  );
}

type ThumbnailsProps = {
  images: readonly Photo[];
  at: number;
  nameOf: (index: number) => string;
  onShow: (index: number) => void;
};

function Thumbnails({ images, at, nameOf, onShow }: ThumbnailsProps) {
  return (
    <ul className={classes.thumbs}>
      {images.map(({ thumb }, index) => (
        <li key={thumb}>
          <button
            type="button"
            aria-label={nameOf(index)}
            aria-current={index === at}
            className={classes.thumb}
            onClick={() => onShow(index)}
          >
            <img src={thumb} alt="" width={160} height={120} loading="lazy" className={classes.small} />
          </button>
        </li>
      ))}
    </ul>
  );
}

import { IconChevronLeft, IconChevronRight, IconMaximize } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './gallery.module.css';
import type { Photo } from './photo.ts';
import { photoForKey } from './photo-for-key.ts';
import { useSlides } from './use-slides.ts';

const Lightbox = lazy(() => import('./lightbox.tsx').then((module) => ({ default: module.Lightbox })));

/**
 * The displayed width of a photo. The value for phones is a little too small on purpose: a screen with a pixel ratio of 1.75 then loads
 * the 640 pixel card instead of the full photo, at a third of the bytes. A screen with a higher ratio still loads the full photo.
 */
const SIZES = '(min-width: 75em) 736px, (min-width: 64em) calc(100vw - 464px), (min-width: 30em) 100vw, 88vw';

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
          {images.map(({ full, card, width, height }, index) => (
            <button
              key={full}
              type="button"
              tabIndex={index === at ? 0 : -1}
              className={classes.slide}
              onClick={() => setLarge(true)}
            >
              <img
                src={full}
                srcSet={`${card} 640w, ${full} ${Math.max(width, 641)}w`}
                sizes={SIZES}
                alt={`${nameOf(index)}: ${title}`}
                width={width}
                height={height}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                className={classes.photo}
              />
            </button>
          ))}
        </div>
        {total > 1 && (
          <>
            <button
              type="button"
              className={`${classes.arrow} ${classes.back}`}
              aria-label={t('Previous photo')}
              disabled={at === 0}
              onClick={() => show(at - 1)}
            >
              <IconChevronLeft size={22} aria-hidden="true" />
            </button>
            <button
              type="button"
              className={`${classes.arrow} ${classes.on}`}
              aria-label={t('Next photo')}
              disabled={at === total - 1}
              onClick={() => show(at + 1)}
            >
              <IconChevronRight size={22} aria-hidden="true" />
            </button>
          </>
        )}
        <p className={classes.count} aria-hidden="true">
          <IconMaximize size={14} />
          <bdi>
            {at + 1} / {total}
          </bdi>
        </p>
      </div>
      {total > 1 && (
        <ul className={classes.thumbs}>
          {images.map(({ thumb }, index) => (
            <li key={thumb}>
              <button
                type="button"
                aria-label={nameOf(index)}
                aria-current={index === at}
                className={classes.thumb}
                onClick={() => show(index)}
              >
                <img src={thumb} alt="" width={160} height={120} loading="lazy" className={classes.small} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {large && (
        <Suspense fallback={null}>
          <Lightbox
            images={images}
            title={title}
            first={at}
            onClose={(last) => {
              setLarge(false);
              show(last);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

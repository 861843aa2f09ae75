import classes from './gallery.module.css';
import type { Photo } from './photo.ts';

/**
 * The displayed width of a photo. The value for phones is a little too small on purpose: a screen with a pixel ratio of 1.75 then loads
 * the 640 pixel card instead of the full photo, at a third of the bytes. A screen with a higher ratio still loads the full photo.
 */
const SIZES = '(min-width: 75em) 736px, (min-width: 64em) calc(100vw - 464px), (min-width: 30em) 100vw, 88vw';

type SlideProps = { photo: Photo; name: string; isFirst: boolean; isCurrent: boolean; onOpen: () => void };

/** Shows one photo of the strip. Only the current photo can be reached with the Tab key. */
export function Slide({ photo: { full, card, width, height }, name, isFirst, isCurrent, onOpen }: SlideProps) {
  return (
    <button type="button" tabIndex={isCurrent ? 0 : -1} className={classes.slide} onClick={onOpen}>
      <img
        src={full}
        srcSet={`${card} 640w, ${full} ${Math.max(width, 641)}w`}
        sizes={SIZES}
        alt={name}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={classes.photo}
      />
    </button>
  );
}

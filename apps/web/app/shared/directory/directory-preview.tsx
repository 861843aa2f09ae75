import { type ReactNode, useId } from 'react';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import classes from '../../ui/page/card-list.module.css';
import section from '../../ui/page/section.module.css';

type DirectoryPreviewProps<T> = {
  title: string;
  more?: { to: string; label: string };
  items: readonly T[];
  sand?: boolean;
  children: (item: T) => ReactNode;
};

/** Shows the first entries of a directory and a link to all of it, or nothing while nothing is published (R37). */
export function DirectoryPreview<T extends { _id: string }>(props: DirectoryPreviewProps<T>) {
  const { title, more, items, sand = false, children } = props;
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className={sand ? `${section.band} ${section.sand}` : section.band} aria-labelledby={id}>
      <div className={section.inner}>
        <div className={section.head}>
          <h2 id={id} className={section.title}>
            {title}
          </h2>
          {more && (
            <LocalLink to={more.to} className={section.more}>
              {more.label}
            </LocalLink>
          )}
        </div>
        <ul className={classes.grid}>
          {items.map((item) => (
            <li key={item._id}>{children(item)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import type { LoadError } from '../../../../lib/api/page-loader.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import classes from '../../../../ui/page/card-list.module.css';
import section from '../../../../ui/page/section.module.css';
import { LoadFailure } from '../../../../ui/states/load-failure.tsx';

type NetworkPreviewProps<T> = {
  title: string;
  /** Says by which measure the companies are chosen. */
  note?: string;
  more: { to: string; label: string };
  empty: string;
  failing: string;
  items: readonly T[] | null;
  failed: LoadError | null;
  children: (item: T) => ReactNode;
};

/** Shows the first companies of a network and a link to all of them. */
export function NetworkPreview<T extends { _id: string }>(props: NetworkPreviewProps<T>) {
  const { title, note, more, empty, failing, items, failed, children } = props;
  const id = useId();
  return (
    <section className={section.band} aria-labelledby={id}>
      <div className={section.inner}>
        <div className={section.head}>
          <h2 id={id} className={section.title}>
            {title}
          </h2>
          <LocalLink to={more.to} className={section.more}>
            {more.label}
          </LocalLink>
        </div>
        {note && <p className={classes.hint}>{note}</p>}
        {failed && <LoadFailure failed={failed} fallback={failing} />}
        {items?.length === 0 && <p className={classes.hint}>{empty}</p>}
        <ul className={classes.grid}>
          {items?.map((item) => (
            <li key={item._id}>{children(item)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

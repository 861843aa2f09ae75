import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './side-note.module.css';

type SideNoteProps = { id: string; icon: Icon; title: string; children: ReactNode };

/** Shows help next to a form. */
export function SideNote({ id, icon: Icon, title, children }: SideNoteProps) {
  return (
    <section aria-labelledby={id} className={classes.note}>
      <h2 id={id} className={classes.title}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        {title}
      </h2>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import classes from './bottom-edge.module.css';

/** Stays at the bottom of the screen while the page is scrolled, and ends where the page ends, so that it never covers the footer. */
export function BottomEdge({ children }: { children: ReactNode }) {
  return (
    <div className={classes.edge} data-screen-only>
      {children}
    </div>
  );
}

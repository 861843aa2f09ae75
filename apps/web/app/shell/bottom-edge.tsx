import type { ReactNode } from 'react';
import classes from './bottom-edge.module.css';

/** Stays at the bottom edge of the screen while its page is read, and ends where the page ends: it never covers the footer. */
export function BottomEdge({ children }: { children: ReactNode }) {
  return <div className={classes.edge}>{children}</div>;
}

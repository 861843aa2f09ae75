import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './verified-badge.module.css';

/** Green, with a sign and a word: the colour alone tells nobody anything. */
export function VerifiedBadge({ children }: { children: ReactNode }) {
  return (
    <span className={classes.badge}>
      <IconRosetteDiscountCheckFilled size={16} aria-hidden="true" className={classes.icon} />
      {children}
    </span>
  );
}

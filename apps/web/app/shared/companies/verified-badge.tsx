import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './verified-badge.module.css';

/** A green badge with an icon and a text, because colour alone is not accessible. */
export function VerifiedBadge({ children }: { children: ReactNode }) {
  return (
    <span className={classes.badge}>
      <IconRosetteDiscountCheckFilled size={16} aria-hidden="true" className={classes.icon} />
      {children}
    </span>
  );
}

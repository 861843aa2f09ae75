import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './failure-note.module.css';

/** Shows an error in red, with an optional action. Screen readers announce it immediately. */
export function FailureNote({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div role="alert" className={classes.note}>
      <IconAlertTriangle size={20} aria-hidden="true" className={classes.icon} />
      <p className={classes.text}>{children}</p>
      {action}
    </div>
  );
}

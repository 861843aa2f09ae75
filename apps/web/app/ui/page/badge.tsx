import type { ReactNode } from 'react';
import type { Tone } from '../../lib/format/status-tone.ts';
import classes from './badge.module.css';

export type BadgeTone = Tone | 'blue' | 'purple' | 'ink' | 'outline';
type BadgeProps = {
  tone: BadgeTone;
  /** Capitalises the first letter of each word on screen, and leaves the text as it is documented. */
  capitalised?: boolean;
  className?: string | undefined;
  /** The text, with an icon before it where the colour says more than the text. */
  children: ReactNode;
};

/** Shows a state in a word. The word carries the meaning, the colour only repeats it. */
export function Badge({ tone, capitalised, className = '', children }: BadgeProps) {
  return (
    <span className={`${classes.badge} ${capitalised ? classes.capitalised : ''} ${className}`} data-tone={tone}>
      {children}
    </span>
  );
}

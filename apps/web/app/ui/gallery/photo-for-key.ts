import type { KeyboardEvent } from 'react';

/** Returns the photo that a key leads to, in reading direction, or undefined for other keys. */
export function photoForKey({ key, currentTarget }: KeyboardEvent<HTMLElement>, at: number, total: number) {
  const rightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  const wanted = {
    ArrowRight: rightToLeft ? at - 1 : at + 1,
    ArrowLeft: rightToLeft ? at + 1 : at - 1,
    Home: 0,
    End: total - 1,
  }[key];
  return wanted === undefined ? undefined : Math.min(Math.max(wanted, 0), total - 1);
}

import { text } from '../../../../lib/i18n/i18n.ts';

type StatusBadge = { readonly word: string; readonly color: 'green' | 'yellow' | 'gray' | 'red' };

const badges: Readonly<Record<string, StatusBadge | undefined>> = {
  active: { word: text('Active'), color: 'green' },
  'ending-soon': { word: text('Ending Soon'), color: 'yellow' },
  ended: { word: text('Ended'), color: 'gray' },
  upcoming: { word: text('Upcoming'), color: 'gray' },
  cancelled: { word: text('Cancelled'), color: 'red' },
};

/** Returns the documented badge of a watched lot; an unknown status is shown as 'Unknown' (AU-048). */
export function watchBadge(status: string): StatusBadge {
  return badges[status] ?? { word: text('Unknown'), color: 'gray' };
}

export function isOpen(status: string): boolean {
  return status === 'active' || status === 'ending-soon';
}

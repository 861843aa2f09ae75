import { text } from '../../../lib/i18n.ts';

type Shown = { readonly word: string; readonly color: 'green' | 'yellow' | 'gray' | 'red' };

const shown: Readonly<Record<string, Shown | undefined>> = {
  active: { word: text('Active'), color: 'green' },
  'ending-soon': { word: text('Ending Soon'), color: 'yellow' },
  ended: { word: text('Ended'), color: 'gray' },
  upcoming: { word: text('Upcoming'), color: 'gray' },
  cancelled: { word: text('Cancelled'), color: 'red' },
};

/** The documented badge of a watched lot; what has no name is 'Unknown' (AU-048). */
export function watchBadge(status: string): Shown {
  return shown[status] ?? { word: text('Unknown'), color: 'gray' };
}

export function isOpen(status: string): boolean {
  return status === 'active' || status === 'ending-soon';
}

import { text } from '../../../lib/i18n/i18n.ts';
import type { Option } from '../../../ui/filters/choice.tsx';

/** The places to choose from: the documented ones first, then the other large cities. */
const places: readonly Option[] = [
  { code: 'Dubai', label: text('Dubai') },
  { code: 'Abu Dhabi', label: text('Abu Dhabi') },
  { code: 'Sharjah', label: text('Sharjah') },
  { code: 'Riyadh', label: text('Riyadh') },
  { code: 'Jeddah', label: text('Jeddah') },
  { code: 'Dammam', label: text('Dammam') },
  { code: 'Doha', label: text('Doha') },
  { code: 'Kuwait', label: text('Kuwait') },
  { code: 'Manama', label: text('Manama') },
  { code: 'Muscat', label: text('Muscat') },
];

/** Returns the places to choose from, with the chosen one, which may be any other. */
export function placeOptions(chosen: string): readonly Option[] {
  const known = chosen === '' || places.some(({ code }) => code === chosen);
  return known ? places : [{ code: chosen, label: chosen }, ...places];
}

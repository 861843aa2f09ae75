// The introduction of each category page.
import { text } from '../../../lib/i18n/i18n.ts';

export const categoryLeads = {
  excavators: text('Crawler and wheeled, from minis for a villa plot to mass excavators for a highway.'),
  bulldozers: text('For clearing, grading and pushing, with hours and undercarriage condition listed.'),
  cranes: text('Mobile, crawler and tower cranes, for a day on site or for the life of a project.'),
  loaders: text('Wheel loaders, backhoes and skid steers for stockpiles, yards and sites.'),
  trucks: text('Rigid and articulated dump trucks and tippers for quarries and earthworks.'),
  'concrete-mixers': text('Mixer trucks and self-loading mixers, ready for the next pour.'),
} as const;

// The categories that have a page and a picture of their own.
import { text } from './i18n.ts';

export const categoryPages = [
  {
    slug: 'excavators',
    code: 'excavators',
    label: text('Excavators'),
    alt: text('Rendered illustration of a yellow crawler excavator'),
  },
  {
    slug: 'bulldozers',
    code: 'bulldozers',
    label: text('Bulldozers'),
    alt: text('Rendered illustration of a yellow bulldozer'),
  },
  {
    slug: 'cranes',
    code: 'cranes',
    label: text('Cranes'),
    alt: text('Rendered illustration of a yellow mobile crane'),
  },
  {
    slug: 'loaders',
    code: 'loaders',
    label: text('Loaders'),
    alt: text('Rendered illustration of a yellow wheel loader'),
  },
  {
    slug: 'trucks',
    code: 'dump-trucks',
    label: text('Dump Trucks'),
    alt: text('Rendered illustration of a yellow rigid dump truck'),
  },
  {
    slug: 'concrete-mixers',
    code: 'concrete-mixers',
    label: text('Concrete Mixers'),
    alt: text('Rendered illustration of a white concrete mixer truck'),
  },
] as const;

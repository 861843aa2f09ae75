// Fixed marketing copy and figures (R36): the one place where they stand.
import { text } from './i18n.ts';

export const marketFigures = [
  { figure: '10,000+', label: text('Equipment') },
  { figure: '5,000+', label: text('Suppliers') },
  { figure: '50+', label: text('Countries') },
  { figure: '$2B+', label: text('Transactions') },
] as const;

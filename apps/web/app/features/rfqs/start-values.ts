// Builds a new request: blank, or filled from a need or a project, in the language of the page.
import type { AnswerOf, InputOf } from '@rigsouq/contract/endpoint';
import type { getNeeds, getProjects } from '@rigsouq/contract/procurement/needs';
import type { createRfq } from '@rigsouq/contract/rfqs/calls';
import { countries, type currencies, labelOf } from '@rigsouq/contract/taxonomy';
import { type Translate, translateCategory } from '../../lib/typed-categories.ts';

export type Need = AnswerOf<typeof getNeeds>['needs'][number];
export type Project = AnswerOf<typeof getProjects>['projects'][number];
export type Source = { kind: 'need'; from: Need } | { kind: 'project'; from: Project } | undefined;
type Body = InputOf<typeof createRfq>['body'];
type Country = (typeof countries)[number]['code'];
type Currency = (typeof currencies)[number]['code'];

const TITLE_MAX = 160;

export function titleOf(source: Source, say: Translate): string {
  if (!source) return '';
  const title = source.kind === 'need' ? translateCategory(source.from.category, say) : source.from.name;
  return title.slice(0, TITLE_MAX);
}

export type StartValues = { title: string; country: string; currency: string };

export function buildStartBody({ title, country, currency }: StartValues, source: Source, say: Translate): Body {
  return {
    title,
    country: country as Country,
    currency: currency as Currency,
    lines: source ? linesOf(source, say(labelOf(countries, country as Country)), say) : [],
    ...(source?.kind === 'need' && { needId: source.from._id }),
    ...(source?.kind === 'project' && { projectId: source.from._id }),
  };
}

function linesOf(source: NonNullable<Source>, place: string, say: Translate): NonNullable<Body['lines']> {
  const items =
    source.kind === 'need'
      ? [{ category: source.from.category, quantity: source.from.quantity }]
      : source.from.equipment.map((category) => ({ category, quantity: 1 }));
  return items.map(({ category, quantity }, at) => ({
    line: at + 1,
    category,
    specification: translateCategory(category, say).padEnd(3, '.'),
    quantity,
    mode: 'buy',
    place,
  }));
}

import { Fragment } from 'react';

/** Shows facts with dots between them. Each fact keeps its own text direction, and the line has the direction of the page. */
export function JoinedFacts({ facts }: { facts: readonly (string | false | null | undefined)[] }) {
  const known = facts.filter((fact): fact is string => Boolean(fact));
  return known.map((fact, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two facts can be the same text
    <Fragment key={at}>
      {at > 0 && ' · '}
      <bdi>{fact}</bdi>
    </Fragment>
  ));
}

import { useMediaQuery } from '@mantine/hooks';
import { dayOf } from '@rigsouq/kernel/periods';
import { useState } from 'react';
import { AwardBar } from './award-bar.tsx';
import type { Choices } from './choices.ts';
import type { Opened } from './comparison-query.ts';
import { LineCards } from './line-cards.tsx';
import { Matrix } from './matrix.tsx';
import type { Choosing } from './picking.ts';

type ComparedProps = Opened & {
  /** What is marked to begin with. */
  first: Choices;
  /** Whether anything can be chosen now; else it is shown what was. */
  open: boolean;
};

/** The offers side by side, and the choice among them. */
export function Compared({ rfq, comparison, first, open }: ComparedProps) {
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  const [choices, setChoices] = useState(first);
  const [split, setSplit] = useState(() => splitIn(first));
  const today = dayOf(new Date(rfq.now));
  const choosing: Choosing = { choices, setChoices, split, setSplit, open, today };
  const Comparing = wide ? Matrix : LineCards;
  return (
    <>
      <Comparing rfq={rfq} comparison={comparison} choosing={choosing} />
      {open && <AwardBar rfq={rfq} comparison={comparison} choosing={choosing} />}
    </>
  );
}

function splitIn(choices: Choices): ReadonlySet<number> {
  return new Set(
    Object.entries(choices)
      .filter(([, own]) => own.length > 1)
      .map(([line]) => Number(line)),
  );
}

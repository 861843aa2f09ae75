import { useMediaQuery } from '@mantine/hooks';
import { dayOf } from '@rigsouq/kernel/periods';
import { useState } from 'react';
import { AwardBar } from './award/award-bar.tsx';
import type { Choices } from './award/choices.ts';
import type { OpenedTender } from './comparison-query.ts';
import { LineCards } from './lines/line-cards.tsx';
import type { ChoiceState } from './lines/line-selection.ts';
import { Matrix } from './lines/matrix.tsx';

type ComparedProps = OpenedTender & {
  /** The choices that are marked at first. */
  first: Choices;
  /** Whether the user can choose now. Otherwise the earlier choice is shown. */
  open: boolean;
};

/** Shows the offers side by side and lets the buyer choose among them. */
export function OfferComparison({ rfq, comparison, first, open }: ComparedProps) {
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false });
  const [choices, setChoices] = useState(first);
  const [split, setSplit] = useState(() => splitLines(first));
  const today = dayOf(new Date(rfq.now), rfq.country);
  const choiceState: ChoiceState = { choices, setChoices, split, setSplit, open, today };
  const ComparisonLayout = wide ? Matrix : LineCards;
  return (
    <>
      <ComparisonLayout rfq={rfq} comparison={comparison} choiceState={choiceState} />
      {open && <AwardBar rfq={rfq} comparison={comparison} choiceState={choiceState} />}
    </>
  );
}

function splitLines(choices: Choices): ReadonlySet<number> {
  return new Set(
    Object.entries(choices)
      .filter(([, own]) => own.length > 1)
      .map(([line]) => Number(line)),
  );
}

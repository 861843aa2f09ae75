import type { Dispatch, SetStateAction } from 'react';
import { type Choices, chooseOne, choosePart, chosenAt, type Offered, type Place } from './choices.ts';
import type { RfqLine } from './comparison-query.ts';

export type Choosing = {
  choices: Choices;
  setChoices: Dispatch<SetStateAction<Choices>>;
  /** Lines that are bought from several suppliers, in numbers of pieces. */
  split: ReadonlySet<number>;
  setSplit: Dispatch<SetStateAction<ReadonlySet<number>>>;
  /** Whether anything can be chosen now; else it is shown what was. */
  open: boolean;
  /** In the Gulf: what was valid until yesterday can no longer be chosen. */
  today: string;
};

/** How one line is chosen. */
export function pickingOf({ choices, setChoices, split, setSplit, open, today }: Choosing, line: RfqLine) {
  const parts = split.has(line.line);
  return {
    open,
    parts,
    none: (choices[line.line] ?? []).length === 0,
    takeNone: () => setChoices((before) => chooseOne(before, line, null)),
    /** Begun anew either way: a number of pieces is not a whole line, and the reverse. */
    setParts(wanted: boolean) {
      setSplit((before) => {
        const after = new Set(before);
        if (wanted) after.add(line.line);
        else after.delete(line.line);
        return after;
      });
      if (!wanted) setChoices((before) => chooseOne(before, line, null));
    },
    of({ answer, offer }: Offered) {
      const place: Place = { answerId: answer.answerId, option: offer.option };
      return {
        chosen: chosenAt(choices, line.line, place),
        expired: answer.validUntil < today,
        take: () => setChoices((before) => chooseOne(before, line, place)),
        takePart: (quantity: number) => setChoices((before) => choosePart(before, line.line, place, quantity)),
      };
    },
  };
}

export type Picking = ReturnType<typeof pickingOf>;

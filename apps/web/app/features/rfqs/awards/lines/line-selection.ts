import type { Dispatch, SetStateAction } from 'react';
import {
  type AnswerOffer,
  type Choices,
  choosePieces,
  chooseWholeLine,
  countChosenPieces,
  type OfferKey,
} from '../award/choices.ts';
import type { RfqLine } from '../comparison-query.ts';

export type ChoiceState = {
  choices: Choices;
  setChoices: Dispatch<SetStateAction<Choices>>;
  /** The lines that are split among several suppliers by number of pieces. */
  split: ReadonlySet<number>;
  setSplit: Dispatch<SetStateAction<ReadonlySet<number>>>;
  /** Whether the user can choose now. Otherwise the earlier choice is shown. */
  open: boolean;
  /** Today's date in the Gulf. An offer that was valid until yesterday can no longer be chosen. */
  today: string;
};

/** Returns the state and the actions for choosing the offers of one line. */
export function lineSelectionOf({ choices, setChoices, split, setSplit, open, today }: ChoiceState, line: RfqLine) {
  const parts = split.has(line.line);
  return {
    open,
    parts,
    none: (choices[line.line] ?? []).length === 0,
    takeNone: () => setChoices((before) => chooseWholeLine(before, line, null)),
    /** Turns the split of a line on or off. Turning it off clears the choice, because a number of pieces is not a whole line. */
    setParts(wanted: boolean) {
      setSplit((before) => {
        const after = new Set(before);
        if (wanted) after.add(line.line);
        else after.delete(line.line);
        return after;
      });
      if (!wanted) setChoices((before) => chooseWholeLine(before, line, null));
    },
    offerState({ answer, offer }: AnswerOffer) {
      const place: OfferKey = { answerId: answer.answerId, option: offer.option };
      return {
        chosen: countChosenPieces(choices, line.line, place),
        expired: answer.validUntil < today,
        take: () => setChoices((before) => chooseWholeLine(before, line, place)),
        takePart: (quantity: number) => setChoices((before) => choosePieces(before, line.line, place, quantity)),
      };
    },
  };
}

export type LineSelection = ReturnType<typeof lineSelectionOf>;

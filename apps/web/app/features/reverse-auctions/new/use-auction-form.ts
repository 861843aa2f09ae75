import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload } from 'react-router';
import { focusFirstFault, without } from '../../../lib/faults.ts';
import { blankLine } from '../../../shell/rfq/lines/draft-lines.ts';
import { lineActs, type Written as WithLines } from '../../../shell/rfq/lines/line-acts.ts';
import { type BlankValues, blankBody, faultsOf } from './auction-values.ts';

type FormState = WithLines & { readonly values: BlankValues };

/** Holds the form of a new auction: the typed values and their errors. */
export function useAuctionForm(first: Omit<BlankValues, 'lines'>) {
  const { t } = useTranslation();
  const [state, setState] = useState<FormState>(() => ({
    values: { ...first, lines: [blankLine(1, '')] },
    faults: {},
    used: 1,
  }));
  const [changed, setChanged] = useState(false);
  // The actions stay the same objects while the form is open, so that only the edited line of a hundred renders again.
  const actions = useMemo(() => {
    const set = (change: (before: FormState) => FormState) => {
      setChanged(true);
      setState(change);
    };
    return {
      write: (change: Partial<BlankValues>) =>
        set((before) => ({
          ...before,
          values: { ...before.values, ...change },
          faults: without(before.faults, Object.keys(change)),
        })),
      ...lineActs(set, { atEnd: false }),
    };
  }, []);
  useBeforeUnload((event) => {
    if (changed) event.preventDefault();
  });

  return {
    ...state,
    actions,
    /** Shows the errors and focuses the first one. Returns true if there are none. */
    check() {
      const faults = faultsOf(blankBody(state.values, t), state.values.lines);
      setState((before) => ({ ...before, faults }));
      focusFirstFault();
      return Object.keys(faults).length === 0;
    },
  };
}

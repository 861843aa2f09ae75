import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload } from 'react-router';
import { focusFirstInvalidField, withoutErrors } from '../../../lib/api/field-errors.ts';
import { createLine } from '../../../shared/rfqs/lines/draft-lines.ts';
import { createLineActions, type LinesFormState as WithLines } from '../../../shared/rfqs/lines/line-actions.ts';
import { type BlankValues, buildBlankBody, validateAuction } from './auction-values.ts';

type FormState = WithLines & { readonly values: BlankValues };

/** Holds the form of a new auction: the typed values and their errors. */
export function useAuctionForm(first: Omit<BlankValues, 'lines'>) {
  const { t } = useTranslation();
  const [state, setState] = useState<FormState>(() => ({
    values: { ...first, lines: [createLine(1, '')] },
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
          faults: withoutErrors(before.faults, Object.keys(change)),
        })),
      ...createLineActions(set, { atEnd: false }),
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
      const faults = validateAuction(buildBlankBody(state.values, t), state.values.lines);
      setState((before) => ({ ...before, faults }));
      focusFirstInvalidField();
      return Object.keys(faults).length === 0;
    },
  };
}

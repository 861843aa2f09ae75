import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload } from 'react-router';
import { focusFirstFault, without } from '../../../lib/faults.ts';
import { blankLine } from '../../../shell/rfq/lines/draft-lines.ts';
import { lineActs, type Written as WithLines } from '../../../shell/rfq/lines/line-acts.ts';
import { type BlankValues, blankBody, faultsOf } from './auction-values.ts';

type Written = WithLines & { readonly values: BlankValues };

/** An auction that is being written: what is typed, and what is wrong with it. */
export function useAuctionForm(first: Omit<BlankValues, 'lines'>) {
  const { t } = useTranslation();
  const [written, setWritten] = useState<Written>(() => ({
    values: { ...first, lines: [blankLine(1, '')] },
    faults: {},
    used: 1,
  }));
  const [begun, setBegun] = useState(false);
  // The same for as long as the form is open, so that of a hundred lines only the one in hand is drawn again.
  const acts = useMemo(() => {
    const set = (change: (before: Written) => Written) => {
      setBegun(true);
      setWritten(change);
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
    if (begun) event.preventDefault();
  });

  return {
    ...written,
    acts,
    /** Shows what is wrong, and puts the cursor there. True where nothing is. */
    check() {
      const faults = faultsOf(blankBody(written.values, t), written.values.lines);
      setWritten((before) => ({ ...before, faults }));
      focusFirstFault();
      return Object.keys(faults).length === 0;
    },
  };
}

import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload } from 'react-router';
import { CallError } from '../../../lib/call-error.ts';
import { type Faults, focusFirstFault, without } from '../../../lib/faults.ts';
import { lineActs, type Written as WithLines } from '../../../shell/rfq/lines/line-acts.ts';
import type { BuyersRfq } from '../rfq-query.ts';
import { type DraftValues, faultsOf, namedFaults, valuesOf } from './draft-values.ts';

type Written = WithLines & { readonly values: DraftValues };

/** A request in the editor: what is typed, what is wrong with it, and whether it has been saved. */
export function useDraft(rfq: BuyersRfq) {
  const { t } = useTranslation();
  /** An amendment keeps the order of the lines, which is that of their numbers. */
  const amending = rfq.state !== 'draft';
  const [saved, setSaved] = useState(() => valuesOf(rfq, t));
  const [written, setWritten] = useState<Written>(() => ({ values: saved, faults: {}, used: rfq.lastLine }));
  // The same for as long as the editor is open, so that of a hundred lines only the one in hand is drawn again.
  const acts = useMemo(() => actsOn(setWritten, amending), [amending]);
  const { values } = written;
  const dirty = JSON.stringify(values) !== JSON.stringify(saved);
  useBeforeUnload((event) => {
    if (dirty) event.preventDefault();
  });

  function show(faults: Faults): boolean {
    setWritten((before) => ({ ...before, faults }));
    focusFirstFault();
    return Object.keys(faults).length > 0;
  }

  return {
    ...written,
    acts,
    saved,
    amending,
    dirty,
    /** Shows what is wrong, and puts the cursor there. True where nothing is. */
    check: (wanted: { whole: boolean }) => !show(faultsOf(values, t, wanted)),
    /** Shows what the server found wrong. */
    showFaults: (error: unknown) => show(error instanceof CallError ? namedFaults(error.errors, values) : {}),
    markSaved: () => setSaved(values),
  };
}

export type Draft = ReturnType<typeof useDraft>;

function actsOn(set: (change: (before: Written) => Written) => void, amending: boolean) {
  return {
    write: (change: Partial<DraftValues>) =>
      set((before) => ({
        ...before,
        values: { ...before.values, ...change },
        faults: without(before.faults, Object.keys(change)),
      })),
    ...lineActs(set, { atEnd: amending }),
  };
}

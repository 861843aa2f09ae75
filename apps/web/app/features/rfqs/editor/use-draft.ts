import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload } from 'react-router';
import { CallError } from '../../../lib/api/call-error.ts';
import { type FieldErrors, focusFirstInvalidField, withoutErrors } from '../../../lib/api/field-errors.ts';
import { createLineActions, type LinesFormState as WithLines } from '../../../shared/rfqs/lines/line-actions.ts';
import type { BuyersRfq } from '../rfq-query.ts';
import { type DraftValues, toFieldErrors, validateDraft, valuesOf } from './draft-values.ts';

type EditorState = WithLines & { readonly values: DraftValues };

/** Holds a request in the editor: the typed values, their errors, and whether they are saved. */
export function useDraft(rfq: BuyersRfq) {
  const { t } = useTranslation();
  /** True for a published request. An amendment keeps its lines in the order of their numbers. */
  const amending = rfq.state !== 'draft';
  const [saved, setSaved] = useState(() => valuesOf(rfq, t));
  const [state, setState] = useState<EditorState>(() => ({ values: saved, faults: {}, used: rfq.lastLine }));
  // The actions stay the same objects while the editor is open, so that only the edited line of a hundred renders again.
  const actions = useMemo(() => createActions(setState, amending), [amending]);
  const { values } = state;
  const dirty = JSON.stringify(values) !== JSON.stringify(saved);
  useBeforeUnload((event) => {
    if (dirty) event.preventDefault();
  });

  function showErrors(faults: FieldErrors): boolean {
    setState((before) => ({ ...before, faults }));
    focusFirstInvalidField();
    return Object.keys(faults).length > 0;
  }

  return {
    ...state,
    actions,
    saved,
    amending,
    dirty,
    /** Shows the errors and focuses the first one. Returns true if there are none. */
    check: (options: { whole: boolean }) => !showErrors(validateDraft(values, t, options)),
    /** Shows the errors that the server found. */
    showServerErrors: (error: unknown) =>
      showErrors(error instanceof CallError ? toFieldErrors(error.errors, values) : {}),
    markSaved: () => setSaved(values),
  };
}

export type Draft = ReturnType<typeof useDraft>;

function createActions(set: (change: (before: EditorState) => EditorState) => void, amending: boolean) {
  return {
    write: (change: Partial<DraftValues>) =>
      set((before) => ({
        ...before,
        values: { ...before.values, ...change },
        faults: withoutErrors(before.faults, Object.keys(change)),
      })),
    ...createLineActions(set, { atEnd: amending }),
  };
}

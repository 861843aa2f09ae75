import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import {
  type Application,
  adjacentStep,
  checkStep,
  emptyApplication,
  type Role,
  roleOf,
  type StepNumber,
  steps,
} from './application.ts';
import { type Draft, draftOf, saveDraft } from './draft.ts';
import { useAttachments } from './use-attachments.ts';
import { type ErrorsToShow, useSubmitApplication } from './use-submit-application.tsx';

export type WizardState = ReturnType<typeof useWizard>;

/**
 * Holds the step also in the history of the browser, so that its Back button leads to the previous step and not out of the registration. A page that is
 * reloaded starts with the first step, because the password is not kept.
 */
function useStepInHistory(): [StepNumber, (next: StepNumber) => void] {
  const navigate = useNavigate();
  const { key, search, state } = useLocation();
  const [step, setStep] = useState<StepNumber>(1);
  const entry = useRef(key);
  useEffect(() => {
    if (entry.current === key) return;
    entry.current = key;
    setStep(stepIn(state));
  }, [key, state]);

  function goTo(next: StepNumber) {
    if (next === step) return;
    setStep(next);
    void navigate({ search }, { state: { ...state, step: next }, replace: next < step, preventScrollReset: true });
  }

  return [step, goTo];
}

/** Returns the step of an entry of the history. */
function stepIn(state: unknown): StepNumber {
  const { step } = (state ?? {}) as { step?: unknown };
  return steps.find(({ number }) => number === step)?.number ?? 1;
}

export function useWizard(draft: Draft | undefined) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  /** The page that asked for an account. It is passed on to the login, which returns there. */
  const { state } = useLocation();
  // The role is kept in state and in the address, because the address alone changes only after a navigation.
  const [role, setRole] = useState(() => roleOf(query.get('role'), draft?.role));
  const [step, setStep] = useStepInHistory();
  const [note, setNote] = useState<string>();
  const [noteAction, setNoteAction] = useState<ReactNode>();
  /** Whether the note is about fields. It disappears with their errors. */
  const [isAboutFields, setAboutFields] = useState(false);
  const files = useAttachments();
  const form = useContractForm((values: Application) => checkStep(step, role, values).errors, {
    ...emptyApplication,
    ...draft?.application,
  });
  const { sent, submit } = useSubmitApplication({ role, step, files, showErrors });

  function goTo(next: StepNumber) {
    setNote(undefined);
    setNoteAction(undefined);
    form.clearErrors();
    setStep(next);
  }

  /** Goes to the step that has errors and shows them. */
  function showErrors({ at, message, errors, action }: ErrorsToShow) {
    goTo(at);
    setNote(message);
    setNoteAction(action);
    setAboutFields(Object.keys(errors).length > 0);
    form.setErrors(errors);
    // In the same step the field is already rendered; in another step it takes the focus when it appears.
    if (at === step) form.focusFirstError(errors);
  }

  function chooseRole(chosen: Role) {
    setNote(undefined);
    form.clearErrors();
    setRole(chosen);
    saveDraft(draftOf(chosen, form.getValues()));
    setQuery({ role: chosen }, { replace: true, preventScrollReset: true, state });
  }

  const advance = (application: Application) => (step === 4 ? submit(application) : goTo(adjacentStep(step, role, 1)));

  return {
    form,
    role,
    step,
    note: isAboutFields && Object.keys(form.errors).length === 0 ? undefined : note,
    noteAction,
    sent,
    ...files,
    chooseRole,
    goTo,
    previous: () => goTo(adjacentStep(step, role, -1)),
    formHandlers: {
      onChange: ({ target }: FormEvent) => {
        // A new role is saved by `chooseRole`, because `role` still has the previous value here.
        if (!(target instanceof HTMLInputElement && target.name === 'role')) saveDraft(draftOf(role, form.getValues()));
      },
      onSubmit: form.onSubmit(advance, (errors, application) => {
        const { note: missing } = checkStep(step, role, application);
        setNote(missing && t(missing));
        setNoteAction(undefined);
        setAboutFields(true);
        form.focusFirstError(errors);
      }),
    },
  };
}

import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import {
  type Application,
  adjacentStep,
  checkStep,
  emptyApplication,
  type Role,
  roleOf,
  type StepNumber,
} from './application.ts';
import { type Draft, draftOf, saveDraft } from './draft.ts';
import { useAttachments } from './use-attachments.ts';
import { type ErrorsToShow, useSubmitApplication } from './use-submit-application.tsx';

export type WizardState = ReturnType<typeof useWizard>;

export function useWizard(draft: Draft | undefined) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  /** The page that asked for an account. It is passed on to the login, which returns there. */
  const { state } = useLocation();
  // The role is kept in state and in the address, because the address alone changes only after a navigation.
  const [role, setRole] = useState(() => roleOf(query.get('role'), draft?.role));
  const [step, setStep] = useState<StepNumber>(1);
  const [note, setNote] = useState<string>();
  const [noteAction, setNoteAction] = useState<ReactNode>();
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
    note,
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
        form.focusFirstError(errors);
      }),
    },
  };
}

import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../lib/hydrated.ts';
import { UploadProgressList } from '../../../ui/files/upload-progress-list.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import { steps } from './application.ts';
import { attachmentNames } from './attachments.ts';
import { BasicsStep } from './basics-step.tsx';
import { BusinessStep } from './business-step.tsx';
import type { Draft } from './draft.ts';
import { NextNotes } from './next-notes.tsx';
import { ReviewStep } from './review-step.tsx';
import { ServicesStep } from './services-step.tsx';
import { StepList } from './step-list.tsx';
import { useWizard } from './use-wizard.ts';
import classes from './wizard.module.css';

const bodies = { 1: BasicsStep, 2: BusinessStep, 3: ServicesStep, 4: ReviewStep } as const;

export function Wizard({ draft }: { draft: Draft | undefined }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const wizard = useWizard(draft);
  const { form, step, role } = wizard;
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // A new step is announced by its heading, unless one of its fields has an error.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    card.current?.scrollIntoView({ block: 'start' });
    if (Object.keys(form.errors).length > 0) form.focusFirstError(form.errors);
    else heading.current?.focus({ preventScroll: true });
  }, [step, form]);

  const Body = bodies[step];
  const title = t(steps[step - 1]?.title ?? '');
  return (
    <div className={classes.columns}>
      <div className={classes.card} ref={card}>
        <StepList step={step} role={role} disabled={form.submitting} onPick={wizard.goTo} />
        <form method="post" noValidate className={classes.form} {...wizard.formHandlers}>
          <h2 className={classes.title} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {draft && step === 1 && (
            <p role="status" className={classes.kept}>
              {t('We kept what you entered. Enter your password and choose your files again.')}
            </p>
          )}
          {wizard.note && <FailureNote action={wizard.noteAction}>{wizard.note}</FailureNote>}
          <Body wizard={wizard} />
          {wizard.sent && (
            <UploadProgressList
              sent={wizard.sent}
              files={attachmentNames.flatMap((name) => wizard.attachments[name] ?? [])}
            />
          )}
          <div className={classes.actions}>
            {step > 1 && (
              <Button variant="default" size="md" onClick={wizard.previous} disabled={form.submitting}>
                {t('Previous')}
              </Button>
            )}
            <Button
              type="submit"
              color="amber"
              size="md"
              className={classes.next}
              disabled={!hydrated || form.submitting}
            >
              {step < 4 ? t('Next') : form.submitting ? t('Submitting...') : t('Submit Application')}
            </Button>
          </div>
        </form>
      </div>
      <NextNotes role={role} />
    </div>
  );
}

import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import type { ErrorCode } from '@rigsouq/contract/errors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, messageOf } from '../../lib/api/call-error.ts';
import { toast } from '../../lib/toast.ts';
import { FailureNote } from '../../ui/states/failure-note.tsx';
import classes from './deal-actions.module.css';

export type PlainAction = {
  /** Describes what the action does. */
  readonly effect?: string;
  /** The label of a note to the other side. Without it there is no note. */
  readonly note?: string;
  /** The message if a required note is missing. Without it the note is optional. */
  readonly noteNeeded?: string;
  /** The initial text of the note. */
  readonly first?: string;
  /** The maximum length of the note, if it is shorter than usual. */
  readonly noteMax?: number;
  /** The label of the button that confirms. */
  readonly confirm: string;
  readonly tone?: 'main' | 'danger' | undefined;
  /** The success message. `failed` is the message if the server gave no reason. */
  readonly done: string;
  readonly failed: string;
  readonly send: (note: string) => Promise<unknown>;
};

/** Error codes which mean that the state has changed in the meantime. */
const staleStateCodes: readonly string[] = [
  'deal.state',
  'rfq.state',
  'rfq.late',
  'reverse.state',
  'award.decided',
] satisfies ErrorCode[];
const NOTE_MIN = 3;

type ActFormProps = {
  act: PlainAction;
  refresh: string;
  onClose: () => void;
  /** Called after success, when the user should leave this page. */
  onDone?: () => void;
};

export function ActionForm({ act, refresh, onClose, onDone }: ActFormProps) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [note, setNote] = useState(act.first ?? '');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const mutation = useMutation({
    mutationFn: () => act.send(note),
    onSuccess: () => {
      onClose();
      onDone?.();
      void toast({ message: act.done, tone: 'good' });
    },
    onError: (error) => {
      // The page behind the dialog shows the new state.
      if (!(error instanceof CallError) || !staleStateCodes.includes(error.code)) return;
      onClose();
      void toast({ message: messageOf(i18n, error, act.failed), tone: 'bad' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [refresh] }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const short = act.noteNeeded !== undefined && note.trim().length < NOTE_MIN;
    setMissing(short);
    if (short) field.current?.focus();
    else mutation.mutate();
  }

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {act.effect && <p>{act.effect}</p>}
      {act.note && (
        <Textarea
          ref={field}
          name="note"
          label={act.note}
          size="md"
          rows={act.first ? 6 : 3}
          maxLength={act.noteMax ?? 2_000}
          error={missing && act.noteNeeded}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          data-autofocus
        />
      )}
      {mutation.isError && <FailureNote>{messageOf(i18n, mutation.error, act.failed)}</FailureNote>}
      <div className={classes.answers}>
        <Button variant="default" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button type="submit" color={act.tone === 'danger' ? 'red' : 'amber'} disabled={mutation.isPending}>
          {act.confirm}
        </Button>
      </div>
    </form>
  );
}

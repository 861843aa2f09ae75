import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError, messageOf } from '../../lib/call-error.ts';
import { toast } from '../../lib/toast.ts';
import { FailureNote } from '../failure-note.tsx';
import classes from './deal-acts.module.css';

export type PlainAct = {
  /** What follows from it. */
  readonly effect?: string;
  /** The label of a note to the other side; without it there is none. */
  readonly note?: string;
  /** On the button that does it. */
  readonly confirm: string;
  readonly tone?: 'main' | 'danger' | undefined;
  /** What to say afterwards, and where the server gave no reason. */
  readonly done: string;
  readonly failed: string;
  readonly send: (note: string) => Promise<unknown>;
};

type ActFormProps = { act: PlainAct; refresh: string; onClose: () => void };

export function ActForm({ act, refresh, onClose }: ActFormProps) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const sending = useMutation({
    mutationFn: () => act.send(note),
    onSuccess: () => {
      onClose();
      void toast({ message: act.done, tone: 'good' });
    },
    onError: (error) => {
      // It was done otherwise meanwhile: the page behind tells how.
      if (!(error instanceof CallError) || error.code !== 'deal.state') return;
      onClose();
      void toast({ message: messageOf(i18n, error, act.failed), tone: 'bad' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [refresh] }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    sending.mutate();
  }

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {act.effect && <p>{act.effect}</p>}
      {act.note && (
        <Textarea
          name="note"
          label={act.note}
          size="md"
          rows={3}
          maxLength={2_000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
          data-autofocus
        />
      )}
      {sending.isError && <FailureNote>{messageOf(i18n, sending.error, act.failed)}</FailureNote>}
      <div className={classes.answers}>
        <Button variant="default" onClick={onClose}>
          {t('Back')}
        </Button>
        <Button type="submit" color={act.tone === 'danger' ? 'red' : 'amber'} disabled={sending.isPending}>
          {act.confirm}
        </Button>
      </div>
    </form>
  );
}

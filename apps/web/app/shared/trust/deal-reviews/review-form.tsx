import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { type DealKind, REVIEW_MAX, writeReview } from '@rigsouq/contract/trust/reviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { errorsByField } from '../../../lib/api/contract-form.ts';
import { toast } from '../../../lib/toast.ts';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import classes from './review-form.module.css';
import { StarsField } from './stars-field.tsx';

type ReviewFormProps = {
  kind: DealKind;
  id: string;
  other: string;
  /** The existing review to change. */
  first: { stars: number; text: string } | null;
  onDone: () => void;
};

export function ReviewForm({ kind, id, other, first, onDone }: ReviewFormProps) {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const [stars, setStars] = useState(first?.stars ?? 0);
  const [text, setText] = useState(first?.text ?? '');
  const [faults, setFaults] = useState<ReturnType<typeof errorsByField>>({});
  const choice = useRef<HTMLFieldSetElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const mutation = useMutation({
    mutationFn: () => call(writeReview, { params: { kind, id }, body: { stars, text } }),
    onSuccess: ({ published }) => {
      onDone();
      const message = t(writeReview.message[published ? 'published' : 'saved']);
      void toast({ message, tone: 'good' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['reviews'] }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = errorsByField(writeReview.body.safeParse({ stars, text }).error?.issues);
    setFaults(found);
    if (found.stars) choice.current?.querySelector('input')?.focus();
    else if (found.text) field.current?.focus();
    else mutation.mutate();
  }

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <StarsField
        ref={choice}
        label={t('How was your experience with {{company}}?', { company: `\u2068${other}\u2069` })}
        value={stars}
        onChange={setStars}
        error={faults.stars ? t(String(faults.stars)) : undefined}
      />
      <Textarea
        ref={field}
        name="text"
        label={t('Review text')}
        description={t('Visible to everyone. You cannot change it after it is published.')}
        size="md"
        rows={4}
        maxLength={REVIEW_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={faults.text && t(String(faults.text))}
      />
      {mutation.isError && (
        <FailureNote>{messageOf(i18n, mutation.error, t('Failed to save your review'))}</FailureNote>
      )}
      <div className={classes.answers}>
        {first && (
          <Button variant="default" onClick={onDone}>
            {t('Back')}
          </Button>
        )}
        <Button type="submit" color="amber" disabled={mutation.isPending}>
          {mutation.isPending ? t('Sending...') : t('Save review')}
        </Button>
      </div>
    </form>
  );
}
